/// The address under which a site is published, such as `https://me.github.io/pokedex/`.
package struct BaseURL: Sendable, Hashable {
  /// `https://me.github.io`; empty if the site does not know its address.
  let origin: String
  /// The path of its root, with a slash at both ends: `/pokedex/`.
  let path: String

  /// A site that does not know its address and stands at the root of its host.
  static let unknown = BaseURL(origin: "", path: "/")

  private init(origin: String, path: String) {
    self.origin = origin
    self.path = path
  }

  /// Reads `https://host/path/`, `http://…`, or only a path such as `/pokedex/`. Nil for anything else.
  package init?(_ text: String) {
    guard !text.contains(where: { $0.isWhitespace || "\"'<>\\?#".contains($0) }),
      text.utf8.allSatisfy({ $0 > 0x20 }),
      !text.split(separator: "/").contains(where: { [".", ".."].contains($0) })
    else { return nil }
    guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }) else {
      guard text.hasPrefix("/"), !text.hasPrefix("//") else { return nil }
      self.init(origin: "", path: Self.withSlashes(text[...]))
      return
    }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    guard !host.isEmpty else { return nil }
    self.init(origin: scheme + host.lowercased(), path: Self.withSlashes(rest.dropFirst(host.count)))
  }

  /// Whether absolute addresses can be made.
  var isKnown: Bool { !origin.isEmpty }

  /// The address of a path below the root, as pages link to it: `pokemon/pikachu/` → `/pokedex/pokemon/pikachu/`.
  func link(to path: String) -> String { self.path + path }

  /// The address of the root, as settings write it: `https://me.github.io/pokedex/`, or only the path.
  func link() -> String { origin + path }

  /// The whole address, for canonical links and the sitemap; nil if the site does not know its own.
  func absolute(_ path: String) -> String? { isKnown ? origin + link(to: path) : nil }

  private static func withSlashes(_ path: Substring) -> String {
    let parts = path.split(separator: "/")
    return parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/"
  }
}
