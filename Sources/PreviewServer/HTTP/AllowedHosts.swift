/// The names under which a browser may ask for the preview.
///
/// A site on the internet can make its own name lead to this machine (DNS rebinding), and its scripts would then read
/// the preview as if it were that site. It can do so neither with an address in digits nor with `localhost`.
public struct AllowedHosts: Sendable {
  private let names: Set<String>

  /// - Parameter names: what this machine is called besides, such as `mybox.local`.
  public init(_ names: [String] = []) { self.names = Set(names.map { $0.lowercased() }) }

  /// Whether a request is answered.
  ///
  /// - Parameter header: its header `Host`; nil if it has none, for that is no browser's.
  func contains(_ header: String?) -> Bool {
    guard let name = header.map(Self.name) else { return true }
    return name == "localhost" || name.hasSuffix(".localhost") || names.contains(name)
      || SocketAddress(host: name, port: 0) != nil
  }

  /// The host without its port, without the brackets of an address and without the dot at the end of a whole name.
  private static func name(_ header: String) -> String {
    let text = header.lowercased()
    if text.hasPrefix("[") { return String(text.dropFirst().prefix { $0 != "]" }) }
    let name = text.prefix { $0 != ":" }
    return String(name.hasSuffix(".") ? name.dropLast() : name)
  }
}
