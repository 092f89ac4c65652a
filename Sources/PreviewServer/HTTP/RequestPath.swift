/// The path of a request, decoded and taken apart. What could lead astray is refused here, before anything looks
/// at the disk.
struct RequestPath: Equatable {
  /// The names between the slashes, without percent signs. None is `.` or `..` or holds a slash, a backslash or a
  /// control character. One is empty where two slashes stood side by side.
  let names: [String]
  /// Whether it ends with a slash, and so asks for a folder's index.
  let isFolder: Bool

  /// Reads the target of a request, such as `/pokemon/mr%20x/?tab=2`. Nil if no browser would send it.
  init?(target: String) {
    // The query goes back to the browser in the `Location` of a redirect.
    guard !target.utf8.contains(where: Self.isControl) else { return nil }
    let bytes = Self.path(in: Array(target.utf8))
    guard bytes.first == Self.slash else { return nil }
    // Taken apart before it is decoded: an encoded slash separates nothing.
    let parts = bytes.dropFirst().split(separator: Self.slash, omittingEmptySubsequences: false)
    var names: [String] = []
    for part in parts {
      guard let name = Self.decoded(part) else { return nil }
      names.append(name)
    }
    isFolder = names.last == ""
    if isFolder { names.removeLast() }
    self.names = names
  }

  /// What follows the path in a target, with its question mark; empty if nothing does.
  static func query(of target: String) -> Substring { target.drop { $0 != "?" } }

  /// A path for the `Location` of an answer, such as `/pokemon/mr%20x/`.
  static func encoded(_ names: some Sequence<String>, isFolder: Bool) -> String {
    let path = names.map { "/" + encoded($0) }.joined()
    return isFolder ? path + "/" : path
  }

  // MARK: - Parts

  private static let slash = UInt8(ascii: "/")

  /// Without the query; a proxy's request has the scheme and host before the path.
  private static func path(in target: [UInt8]) -> ArraySlice<UInt8> {
    let whole = target.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    for scheme in ["http://", "https://"]
    where whole.count >= scheme.utf8.count
      && zip(whole, scheme.utf8).allSatisfy({ $0 | 0x20 == $1 || $0 == $1 })
    {
      return whole.dropFirst(scheme.utf8.count).drop { $0 != slash }
    }
    return whole
  }

  /// Decodes a name once, so that `%252e` stays a name with a percent sign.
  private static func decoded(_ part: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    guard bytes.allSatisfy({ !isControl($0) && $0 != slash && $0 != UInt8(ascii: "\\") }),
      let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".."
    else { return nil }
    return name
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func encoded(_ name: String) -> String {
    name.utf8.reduce(into: "") { text, byte in
      let character = Unicode.Scalar(byte)
      let isPlain = byte.isASCIILetterOrDigit || "-._~!$&'()*+,;=:@".unicodeScalars.contains(character)
      if isPlain {
        text.unicodeScalars.append(character)
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
