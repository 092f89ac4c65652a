/// A URL for people's eyes and for logs: the values of keys in its query and the password before its host
/// become `…`.
struct MaskedURL: CustomStringConvertible {
  let description: String

  init(_ url: String) {
    description = Self.maskQuery(Self.maskUser(url)).visibleStart(500)
  }

  /// Whether the URL holds a secret, so that it should not be written anywhere.
  static func holdsSecret(_ url: String) -> Bool { maskQuery(maskUser(url)) != url }

  private static func maskQuery(_ url: String) -> String {
    guard let mark = url.firstIndex(of: "?") else { return url }
    let items = url[url.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false)
    return url[...mark] + items.map(maskItem).joined(separator: "&")
  }

  private static func maskItem(_ item: Substring) -> String {
    guard let equals = item.firstIndex(of: "="), isSecret(item[..<equals]) else { return String(item) }
    return item[...equals] + "…"
  }

  private static func maskUser(_ url: String) -> String {
    guard let scheme = url.firstRange(of: "://") else { return url }
    let authority = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
    guard let at = authority.lastIndex(of: "@") else { return url }
    return url[..<scheme.upperBound] + "…" + url[at...]
  }

  private static func isSecret(_ name: Substring) -> Bool {
    secretNames.contains(name.lowercased().filter { $0 != "_" && $0 != "-" })
  }

  private static let secretNames: Set<String> = [
    "key", "apikey", "token", "accesstoken", "apitoken", "authtoken", "auth", "password", "secret",
    "clientsecret", "signature", "sig",
  ]
}

extension String {
  /// The beginning in one line, without characters that drive a terminal, cut after so many characters.
  func visibleStart(_ limit: Int) -> String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let visible = line.unicodeScalars.filter { !Self.isInvisible($0) }
    let start = String(String.UnicodeScalarView(visible)).prefix(limit + 1)
    return start.count > limit ? start.prefix(limit) + "…" : String(start)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
    default: false
    }
  }
}
