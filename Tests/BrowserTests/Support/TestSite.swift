import TestSupport

/// A site that the built program makes of some data, served on the loopback address until it is forgotten.
final class TestSite: Sendable {
  let server: SiteServer
  private let folder: TemporaryFolder
  private let base: String

  /// The address of the site's root.
  var root: String { server.root }

  init(data: String, base: String = "/") throws {
    self.base = base
    folder = try TemporaryFolder()
    try Self.build(folder, data, base)
    server = try SiteServer(folder: folder("Public"), base: base)
  }

  deinit { server.stop() }

  /// Builds the site anew with other data, under the same address.
  func rebuild(data: String) throws { try Self.build(folder, data, base) }

  /// The text of a file of the output.
  func text(of path: String) throws -> String { try folder.text("Public/\(path)") }

  private static func build(_ folder: TemporaryFolder, _ data: String, _ base: String) throws {
    try folder.write("Content/pokemon.json", data)
    let result = try Program.product("pokesite").run(
      ["build", "--base-url", "https://dex.example\(base)"], in: folder.path)
    guard result.code == 0 else { throw BrowserError("the build failed: \(result.errors)") }
  }
}
