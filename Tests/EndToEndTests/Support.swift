import TestSupport
import Testing

/// A site's folder in which tests run the built program.
struct TestSite {
  let folder: TemporaryFolder
  private let program: Program

  /// A folder with the files; it has none of the default theme, which the program carries within.
  ///
  /// - Parameter base: the folder that it is in.
  init(_ files: KeyValuePairs<String, String> = [:], in base: String? = nil) throws {
    folder = try TemporaryFolder(in: base)
    program = try Program.product("pokesite")
    for (name, text) in files { try folder.write(name, text) }
  }

  /// Runs `pokesite` in the folder.
  func run(
    _ arguments: [String], in subfolder: String = ".", environment: [String: String] = [:],
    killAfter: Double = 300, umask: String = "022", isGroup: Bool = false
  ) throws -> Program.Result {
    try program.run(
      arguments, in: folder(subfolder), environment: environment, killAfter: killAfter, umask: umask,
      isGroup: isGroup)
  }

  /// Starts `pokesite` in the folder, and does not wait for its end.
  func start(_ arguments: [String]) throws -> Program.Running {
    try program.start(arguments, in: folder.path)
  }

  /// Runs `pokesite build`, which has to go well.
  @discardableResult func build(_ arguments: [String] = []) throws -> Program.Result {
    let result = try run(["build"] + arguments)
    try #require(result.code == 0, "\(result.errors)")
    return result
  }

  /// Runs `pokesite build`, which has to find errors: the lines that name a place, without excerpts.
  func problems(_ arguments: [String] = [], code: Int32 = 1) throws -> [String] {
    let result = try run(["build"] + arguments)
    #expect(result.code == code)
    #expect(result.output == "")
    return result.problems
  }

  /// The output without pokesite's own records.
  func pages(_ output: String = "Public") throws -> Tree { try folder.tree(output).without(".pokesite") }

  /// The output with pokesite's records, but for the word that the last build failed.
  func kept() throws -> Tree { try folder.tree("Public").without(".pokesite/failed") }

  func page(_ path: String) throws -> String { try folder.text("Public/\(path)") }
}

extension Program.Result {
  /// The first line of every diagnostic.
  var problems: [String] {
    errors.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix(" ") && !$0.hasPrefix("Nothing was written") && !$0.hasPrefix("The build stopped")
    }
  }
}

/// The folder of the package, which is a site itself.
let repository = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

/// JSON for many invented species.
func manySpecies(_ count: Int, edition: String) -> String {
  let entries = (1...count).map { number in
    """
    {"id": \(number), "name": "Mon \(number)", "types": ["\(number % 2 == 0 ? "water" : "fire")"],
     "description": "Number \(number) of the \(edition) edition.", "stats": {"hp": \(number % 90 + 10)},
     "height": \(number % 30 + 1), "edition": "\(edition)"}
    """
  }
  return "{\"pokemon\": [\(entries.joined(separator: ",\n"))]}"
}
