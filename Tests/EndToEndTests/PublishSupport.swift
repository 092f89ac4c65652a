import Foundation
import TestSupport
import Testing

/// A small built site and the programs that publish it, kept apart from the settings of whoever runs the tests.
struct PublishedSite {
  let site: TestSite
  /// Home, settings, recorded calls, and what is published.
  let outside: TemporaryFolder
  var environment: [String: String]

  private static let species =
    #"[{"name": "Mew", "types": ["psychic"]}, {"name": "Eevee", "types": ["normal"]}]"#

  /// Makes the site and builds it.
  ///
  /// - Parameter settings: `Content/site.yml`.
  init(_ settings: String = "", pages: KeyValuePairs<String, String> = ["guide": "Guide\n"]) throws {
    site = try TestSite(["Content/pokemon.json": Self.species, "Content/site.yml": settings])
    for (name, text) in pages { try site.folder.write("Content/pages/\(name).md", text) }
    outside = try TemporaryFolder()
    try outside.makeFolder("home")
    environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": outside("home"),
      "LC_ALL": "C.UTF-8", "GIT_CONFIG_NOSYSTEM": "1", "RCLONE_CONFIG": outside("rclone.conf"),
    ]
    try site.build()
  }

  // MARK: - Publishing

  /// Runs `pokesite publish`.
  func run(_ arguments: [String]) throws -> Program.Result {
    try site.run(["publish"] + arguments, environment: environment)
  }

  /// Runs `pokesite publish`, which has to go well, and answers the last line of what it says.
  @discardableResult func publish(_ arguments: [String]) throws -> String {
    let result = try run(arguments)
    try #require(result.code == 0, "\(result.errors)")
    return result.output.split(separator: "\n").last.map(String.init) ?? ""
  }

  /// The first line of every diagnostic of a run that has to fail.
  func problems(_ arguments: [String], code: Int32) throws -> [String] {
    let result = try run(arguments)
    #expect(result.code == code, "\(result.errors)")
    #expect(result.output == "")
    return result.errors.split(separator: "\n").map(String.init).filter {
      $0.contains("error: ") && !$0.hasPrefix("rsync")
    }
  }

  /// A change of every kind: a page more, one less, others that list them.
  func change() throws {
    try site.folder.write("Content/pages/news.md", "News\n")
    site.folder.remove("Content/pages/guide.md")
    try site.build()
  }

  /// What is to be published.
  func pages() throws -> [String: [UInt8]] { try site.pages().contents }

  // MARK: - Other programs

  /// Runs a program that has to go well and answers what it wrote.
  @discardableResult func tool(_ command: [String], in folder: String? = nil) throws -> String {
    let result = try Program(path: "/usr/bin/env").run(
      command, in: folder ?? outside.path, environment: environment)
    try #require(result.code == 0, "\(command): \(result.errors)")
    return result.output
  }

  /// Runs git in the site's folder.
  @discardableResult func git(_ arguments: String...) throws -> String {
    try tool(["git"] + arguments, in: site.folder.path).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: - Recording

  /// Puts a program of the same name before the real one: it writes down how it is called and which files the lists
  /// name, and after each call keeps a copy of `watched`.
  mutating func record(_ program: String, watching watched: String = "") throws {
    try outside.write(
      "bin/\(program)",
      """
      #!/bin/sh
      PATH=${PATH#*:}
      echo "call $*" >>'\(outside("calls"))'
      before=
      for argument; do
        case $argument in
        --files-from=*) tr '\\0' '\\n' <"${argument#*=}" | sed 's/^/file /' >>'\(outside("calls"))' ;;
        esac
        case $before in
        --files-from-raw) sed 's/^/file /' "$argument" >>'\(outside("calls"))' ;;
        esac
        before=$argument
      done
      \(program) "$@"
      code=$?
      if [ -d '\(watched)' ]; then
        mkdir -p '\(outside("states"))'
        cp -R '\(watched)' "\(outside("states"))/$(ls '\(outside("states"))' | wc -l)"
      fi
      exit $code

      """)
    try makeExecutable("bin/\(program)")
  }

  /// Puts a shell script before the real program of the same name.
  mutating func replace(_ program: String, by script: String) throws {
    try outside.write("bin/\(program)", "#!/bin/sh\n\(script)\n")
    try makeExecutable("bin/\(program)")
  }

  private mutating func makeExecutable(_ path: String) throws {
    try #require(chmod(outside(path), 0o755) == 0)
    guard let path = environment["PATH"], !path.hasPrefix(outside("bin")) else { return }
    environment["PATH"] = "\(outside("bin")):\(path)"
  }

  /// The recorded calls with the files that their lists name.
  func calls() throws -> [(arguments: String, files: [String])] {
    var calls: [(arguments: String, files: [String])] = []
    guard outside.has("calls") else { return [] }
    for line in try outside.text("calls").split(separator: "\n") {
      if line.hasPrefix("call ") {
        calls.append((String(line.dropFirst(5)), []))
      } else if !calls.isEmpty {
        calls[calls.count - 1].files.append(String(line.dropFirst(5)))
      }
    }
    return calls
  }
}

/// The assets that the pages of a tree use and that are not there.
func missingAssets(_ tree: Tree) -> [String] {
  tree.entries.filter { $0.key.hasSuffix(".html") && $0.value.kind == .file }.flatMap { path, page in
    page.text.matches(of: /(?:href|src)="\/(assets\/[^"]+)"/).map { String($0.1) }
      .filter { tree.entries[$0] == nil }.map { "\(path): \($0)" }
  }.sorted()
}
