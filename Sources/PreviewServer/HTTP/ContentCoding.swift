/// Whether an answer may be packed, by the header `Accept-Encoding` of its request (RFC 9110, 12.5.3).
enum ContentCoding {
  static func acceptsGzip(_ header: String?) -> Bool {
    guard let header else { return false }
    let codings = header.lowercased().split(separator: ",").map(Self.coding)
    let named = codings.first { ["gzip", "x-gzip"].contains($0.name) } ?? codings.first { $0.name == "*" }
    return named?.isWanted ?? false
  }

  /// `gzip;q=0.5`; a quality of 0 says no.
  private static func coding(_ text: Substring) -> (name: String, isWanted: Bool) {
    let parts = text.split(separator: ";").map(\.trimmed)
    let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
    return (parts.first ?? "", quality > 0)
  }
}
