/// Which bytes may stand as they are in a part of a URL (RFC 3986); all others become `%XX`, as UTF-8.
enum PercentEncoding {
  /// Segments and the slashes between them.
  case path
  /// A name or a value of a query: `+`, `&` and `=` are data here, and never separators.
  case query

  func encode(_ text: String) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if allows(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), Self.hexDigits[Int(byte >> 4)], Self.hexDigits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private func allows(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      Self.unreservedMarks.contains(byte) || (self == .path && Self.pathMarks.contains(byte))
    }
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)
  private static let unreservedMarks = Array("-._~".utf8)
  private static let pathMarks = Array("/!$&'()*+,;=:@".utf8)
}
