/// Which addresses a page may link to: `http`, `https`, `mailto` and those within the site.
///
/// The rule is stricter than the grammar of URLs, so that no browser's leniency matters: whatever stands
/// before a first colon must be exactly one of the schemes, so `java script:` and a `javascript:` behind
/// control characters are refused too.
package enum URLPolicy {
  /// Why an address is refused.
  package enum Violation: Hashable {
    case scheme(String)
    case protocolRelative
  }

  /// Why a page must not link to the address; nil if it may.
  package static func violation(of url: String) -> Violation? {
    if let scheme = scheme(of: url) {
      let isAllowed = ["http", "https", "mailto"].contains(scheme.lowercased())
      return isAllowed ? nil : .scheme(scheme)
    }
    return isProtocolRelative(url) ? .protocolRelative : nil
  }

  /// All before the first colon, if no part of a path comes first.
  private static func scheme(of url: String) -> String? {
    let head = url.utf8.prefix {
      $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    guard head.endIndex < url.endIndex, url.utf8[head.endIndex] == UInt8(ascii: ":") else { return nil }
    return String(Substring(head))
  }

  /// `//host`; browsers drop white space around it and within, and take `\` for `/`.
  private static func isProtocolRelative(_ url: String) -> Bool {
    let start = url.utf8.lazy.filter { $0 > 0x20 }.prefix(2)
    return start.count == 2 && start.allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
  }
}

extension URLPolicy.Violation {
  /// What a person reads about it.
  package var refusal: LinkResolution {
    switch self {
    case .scheme(let scheme):
      .refused(
        "links to '\(scheme):' are not allowed",
        explanation: "a page links to http:, https:, mailto: and to addresses within the site",
        fix: "write './' before a path that holds a colon")
    case .protocolRelative:
      .refused("an address that begins with '//' is not allowed", fix: "write 'https://'")
    }
  }
}
