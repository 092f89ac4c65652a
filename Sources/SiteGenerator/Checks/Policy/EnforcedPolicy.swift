/// A Content-Security-Policy as a browser reads it from a page (https://www.w3.org/TR/CSP3/).
struct EnforcedPolicy: Sendable {
  /// Sources by the name of their directive, all in lower case but for paths.
  private let directives: [String: [String]]

  init(_ text: String) {
    let parts = text.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    // Of two with the same name the first counts.
    directives = Dictionary(
      parts.compactMap { part in part.first.map { ($0.lowercased(), Array(part.dropFirst())) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether code in the text of a page runs. What only a digest could tell is taken for allowed.
  func allows(_ code: InlineCode.Kind) -> Bool {
    guard let sources = sources(code.directives) else { return true }
    let keywords = sources.map { $0.lowercased() }
    return keywords.contains { $0 == "'unsafe-inline'" || $0.hasPrefix("'sha") || $0.hasPrefix("'nonce-") }
  }

  /// Whether a page loads something of another host.
  ///
  /// - Parameters:
  ///   - kind: what it is for.
  ///   - address: the whole address, with `http:` or `https:`.
  ///   - origin: that of the page; empty if it is not known.
  func allows(_ kind: Reference.Kind, from address: String, origin: String) -> Bool {
    guard let sources = sources(kind.directives) else { return true }
    return sources.contains { source in
      source.lowercased() == "'self'"
        ? !origin.isEmpty && (address.lowercased() + "/").hasPrefix(origin + "/")
        : PolicySource(source).matches(address)
    }
  }

  /// The sources of the first directive that is there; nil if none is, which allows everything.
  private func sources(_ names: [String]) -> [String]? { names.lazy.compactMap { directives[$0] }.first }
}

extension Reference.Kind {
  /// The directives that a browser asks about it, the most exact one first.
  fileprivate var directives: [String] {
    switch self {
    case .script: ["script-src-elem", "script-src", "default-src"]
    case .style: ["style-src-elem", "style-src", "default-src"]
    case .picture: ["img-src", "default-src"]
    case .font: ["font-src", "default-src"]
    case .media: ["media-src", "default-src"]
    case .frame: ["frame-src", "child-src", "default-src"]
    // What only a reader follows, and what other programs are told of.
    case .link, .entry, .file: []
    }
  }
}

extension InlineCode.Kind {
  fileprivate var directives: [String] {
    switch self {
    case .script, .address: ["script-src-elem", "script-src", "default-src"]
    case .handler: ["script-src-attr", "script-src", "default-src"]
    case .style: ["style-src-elem", "style-src", "default-src"]
    case .styleAttribute: ["style-src-attr", "style-src", "default-src"]
    }
  }
}
