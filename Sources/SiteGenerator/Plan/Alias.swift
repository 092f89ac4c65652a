import Diagnostics
import Markdown

/// An earlier address of a page, as its front matter gives it.
struct Alias: Sendable {
  /// `/old/address/`
  let text: String
  let origin: Location

  /// In bytes; file systems allow a few times as much for the whole path.
  private static let longest = 1000

  static func list(_ node: YAMLNode) throws(Diagnostic) -> [Alias] {
    var aliases: [Alias] = []
    for item in try node.list() { aliases.append(Alias(text: try item.string(), origin: item.location)) }
    return aliases
  }

  /// Where it stands in the site.
  ///
  /// - Throws: an error if no page can stand there.
  func route() throws(Diagnostic) -> Route {
    guard text.hasPrefix("/"), !text.hasPrefix("//") else { throw fault("is not a path of this site") }
    guard !text.contains(where: { "?#*\\".contains($0) }) else {
      throw fault("has a ?, #, * or \\, which no file can answer for")
    }
    guard text.utf8.count <= Self.longest else { throw fault("is longer than \(Self.longest) bytes") }
    let path = LinkResolver.percentDecoded(text)
    guard
      path.unicodeScalars.allSatisfy({
        $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && !"*\\".unicodeScalars.contains($0)
      })
    else { throw fault("has characters that no address can have") }
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains("."), !parts.contains("..") else { throw fault("leads out of its folder") }
    guard !parts.dropLast().contains("") else { throw fault("has an empty part") }
    guard !parts.contains(where: { $0.hasPrefix(".") }) else {
      throw fault("has a part that begins with a dot")
    }
    guard parts.allSatisfy({ $0.utf8.count <= 255 }) else {
      throw fault("has a part that is longer than 255 bytes, and no file can be called so")
    }
    let isFile = path.hasSuffix(".html") || path.hasSuffix("/")
    return Route(path: path.dropFirst() + (isFile ? "" : "/"))
  }

  private func fault(_ summary: String) -> Diagnostic {
    .error(
      at: origin, "the alias '\(text)' \(summary)",
      fix: "write the page's earlier address below the site's root: /old/address/")
  }
}
