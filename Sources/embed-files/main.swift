import Foundation

/// embed-files FOLDER NAME OUTPUT: writes the files of a folder into a Swift source file, as static members of the
/// enum NAME.
let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  FileHandle.standardError.write(Data("usage: embed-files FOLDER NAME OUTPUT\n".utf8))
  exit(64)
}

let (folder, name) = (arguments[1], arguments[2])

/// What a build or a file manager leaves in a folder is not part of it, and neither are pictures that were fetched.
func isLeftOver(_ path: String) -> Bool {
  path.hasPrefix("Public/") || path.hasPrefix("sprites/")
    || path.split(separator: "/").contains { [".DS_Store", ".pokesite"].contains($0) }
}

// A static string is bytes in the binary: unlike an array literal it costs the compiler next to nothing.
var source = """
  /// The files of a folder of the repository, made by embed-files.
  enum \(name) {
    /// Paths relative to the folder, and what the files hold.
    static let embedded: [(path: String, text: StaticString)] = [

  """
for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() where !isLeftOver(path) {
  guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)"), !data.isEmpty else { continue }
  let text = String(decoding: data, as: UTF8.self)
  guard Data(text.utf8) == data else {
    FileHandle.standardError.write(Data("\(folder)/\(path): only text files can be embedded\n".utf8))
    exit(1)
  }
  source += "    (\(path.debugDescription), \(text.debugDescription)),\n"
}
source += "  ]\n}\n"
try source.write(toFile: arguments[3], atomically: true, encoding: .utf8)
