import Diagnostics
import Markdown

extension ContentPolicy {
  /// Whether the settings do without a policy: `content_security_policy: false`.
  static func isTurnedOff(_ node: YAMLNode?) -> Bool {
    guard let node, case .scalar(let scalar) = node.content else { return false }
    return scalar.value == .bool(false)
  }

  /// Reads what the settings add: `{script-src: https://stats.example, style-src: unsafe-inline}`.
  init(_ fields: inout YAMLFields) {
    var additions: [Directive: [String]] = [:]
    for directive in Directive.allCases {
      additions[directive] = fields.read(directive.rawValue, as: Self.sources)
    }
    self.init(additions: additions)
  }

  /// A list of sources, or one.
  private static func sources(_ node: YAMLNode) throws(Diagnostic) -> [String] {
    var sources: [String] = []
    for item in try node.list() {
      guard let source = source(try item.string()) else {
        throw item.expected("a source such as https://host.example, data: or unsafe-inline")
      }
      sources.append(source)
    }
    return sources
  }

  /// A source as the policy writes it; nil if it is none. The quotation marks of keywords may be left out: YAML takes
  /// them for its own.
  private static func source(_ text: String) -> String? {
    let name =
      text.count > 2 && text.hasPrefix("'") && text.hasSuffix("'")
      ? String(text.dropFirst().dropLast()) : text
    if keywords.contains(name) || isHash(name) { return "'\(name)'" }
    return isScheme(text) || isHost(text) ? text : nil
  }

  private static let keywords: Set<String> = [
    "unsafe-inline", "unsafe-eval", "wasm-unsafe-eval", "unsafe-hashes",
  ]

  /// `sha256-…`: that of an inline script or style.
  private static func isHash(_ text: String) -> Bool {
    text.wholeMatch(of: /sha(?:256|384|512)-[A-Za-z0-9+\/_-]+={0,2}/) != nil
  }

  /// `data:`
  private static func isScheme(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:/) != nil
  }

  /// `https://*.host.example:8080/path/`, or less of it. A word alone is a keyword with a slip in it, and no host.
  private static func isHost(_ text: String) -> Bool {
    let pattern =
      /(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/)?(?:\*|(?:\*\.)?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)(?::(?:[0-9]+|\*))?(?:\/[A-Za-z0-9._~%!$()*+=:@\/-]*)?/
    return text.wholeMatch(of: pattern) != nil && (text == "*" || text.contains { ".:/".contains($0) })
  }
}
