import Foundation
import TestSupport

/// A site that the built program makes of some data, served on the loopback address until it is forgotten.
final class TestSite: Sendable {
  let server: SiteServer
  private let folder: TemporaryFolder
  private let base: String

  /// The address of the site's root.
  var root: String { server.root }

  /// - Parameter files: further files of the site's folder.
  init(data: String, base: String = "/", files: KeyValuePairs<String, String> = [:]) throws {
    self.base = base
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    try Self.build(folder, data, base)
    server = try SiteServer(folder: folder("Public"), base: base)
  }

  deinit { server.stop() }

  /// Builds the site anew with other data, under the same address.
  func rebuild(data: String) throws { try Self.build(folder, data, base) }

  /// The addresses of all pages.
  func pages() throws -> [String] {
    try folder.tree("Public").files.filter { $0.hasSuffix(".html") }.map { file in
      let path = file.hasSuffix("index.html") ? String(file.dropLast("index.html".count)) : file
      return root + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
    }
  }

  /// The text of a file of the output.
  func text(of path: String) throws -> String { try folder.text("Public/\(path)") }

  private static func build(_ folder: TemporaryFolder, _ data: String, _ base: String) throws {
    try folder.write("Content/pokemon.json", data)
    let result = try Program.product("pokesite").run(
      ["build", "--base-url", "https://dex.example\(base)"], in: folder.path)
    guard result.code == 0 else { throw BrowserError("the build failed: \(result.errors)") }
  }
}
