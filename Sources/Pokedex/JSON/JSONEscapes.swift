/// Backslash escapes in JSON strings. The parser has checked that they are well formed.
enum JSONEscapes {
  /// The text without escapes; half a surrogate pair becomes U+FFFD.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let escape = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) ?? bytes.endIndex
      text.append(contentsOf: bytes[index..<escape])
      guard escape < bytes.endIndex else { break }
      let (scalar, next) = step(bytes, escape)
      if let scalar { text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter) }
      index = next
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// How many bytes of the escaped text make the first `count` bytes of the decoded one.
  static func length(of count: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var decoded = 0
    var index = bytes.startIndex
    while index < bytes.endIndex, decoded < count {
      let (scalar, next) = step(bytes, index)
      decoded += scalar.map(UTF8.width) ?? 1
      index = next
    }
    return index - bytes.startIndex
  }

  /// One byte as it is (nil), or the scalar of one escape; and where the next begins.
  private static func step(
    _ bytes: ArraySlice<UInt8>, _ index: Int
  ) -> (scalar: Unicode.Scalar?, next: Int) {
    guard bytes[index] == UInt8(ascii: "\\") else { return (nil, index + 1) }
    let letter = bytes[index + 1]
    guard letter == UInt8(ascii: "u") else { return (plain(letter), index + 2) }
    let unit = codeUnit(bytes, index + 2)
    if UTF16.isLeadSurrogate(unit), index + 12 <= bytes.endIndex, bytes[index + 6] == UInt8(ascii: "\\"),
      bytes[index + 7] == UInt8(ascii: "u")
    {
      let trail = codeUnit(bytes, index + 8)
      if UTF16.isTrailSurrogate(trail) {
        return (UTF16.decode(UTF16.EncodedScalar([unit, trail])), index + 12)
      }
    }
    return (Unicode.Scalar(unit) ?? "\u{FFFD}", index + 6)
  }

  private static func plain(_ letter: UInt8) -> Unicode.Scalar {
    switch letter {
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: Unicode.Scalar(letter)
    }
  }

  private static func codeUnit(_ bytes: ArraySlice<UInt8>, _ index: Int) -> UInt16 {
    bytes[index..<index + 4].reduce(0) { unit, byte in
      unit << 4 | UInt16(Character(Unicode.Scalar(byte)).hexDigitValue ?? 0)
    }
  }
}
