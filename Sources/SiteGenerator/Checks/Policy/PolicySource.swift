/// A source in a Content-Security-Policy that names hosts: `https://*.host.example:8080/path/`, or less of it.
struct PolicySource {
  private let scheme: Substring?
  private let host: Substring
  private let port: Substring?
  private let path: Substring

  init(_ text: String) {
    guard !text.hasPrefix("'") else {
      self.init(scheme: nil, host: "", port: nil, path: "")
      return
    }
    if text.hasSuffix(":"), !text.contains("/") {
      self.init(scheme: text.dropLast(), host: "*", port: "*", path: "")
      return
    }
    let separator = text.firstRange(of: "://")
    self.init(
      scheme: separator.map { text[..<$0.lowerBound] },
      rest: text[(separator?.upperBound ?? text.startIndex)...])
  }

  private init(scheme: Substring?, rest: Substring) {
    let place = rest.prefix { $0 != "/" }
    let colon = place.lastIndex(of: ":")
    self.init(
      scheme: scheme, host: place[..<(colon ?? place.endIndex)],
      port: colon.map { place[place.index(after: $0)...] },
      path: rest[place.endIndex...].prefix { $0 != "?" && $0 != "#" })
  }

  private init(scheme: Substring?, host: Substring, port: Substring?, path: Substring) {
    self.scheme = scheme.map { Substring($0.lowercased()) }
    self.host = Substring(host.lowercased())
    self.port = port
    self.path = path
  }

  /// Whether an address that begins with `http:` or `https:` is one of it. `http:` stands for both.
  func matches(_ address: String) -> Bool {
    let other = PolicySource(address)
    return (scheme == nil || scheme == other.scheme || scheme == "http" && other.scheme == "https")
      && isHost(other.host) && isPort(other) && isPath(other.path)
  }

  private func isHost(_ other: Substring) -> Bool {
    host == "*" || (host.hasPrefix("*.") ? other.hasSuffix(host.dropFirst()) : other == host && !host.isEmpty)
  }

  private func isPort(_ other: PolicySource) -> Bool {
    let usual: Substring = other.scheme == "http" ? "80" : "443"
    return port == "*" || host == "*" && port == nil || (port ?? usual) == (other.port ?? usual)
  }

  /// A path with a slash at its end holds all that is below it.
  private func isPath(_ other: Substring) -> Bool {
    path.isEmpty || path == "/" || (path.hasSuffix("/") ? other.hasPrefix(path) : other == path)
  }
}
