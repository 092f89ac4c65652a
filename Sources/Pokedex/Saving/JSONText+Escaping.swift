extension JSONText {
  /// Appends a string as it stands between quotation marks. Runs of plain bytes are copied at once.
  ///
  /// Besides what JSON demands, all that a reader does not see is escaped: control and format characters such as
  /// a soft hyphen or a zero-width space, so that none hides in a file.
  static func appendEscaped(_ string: String, to bytes: inout [UInt8]) {
    var string = string
    string.withUTF8 { text in
      var start = 0
      var index = 0
      while index < text.count {
        guard isSuspect[Int(text[index])], let escape = Escape(text[index...]) else {
          index += 1
          continue
        }
        bytes += text[start..<index]
        escape.append(to: &bytes)
        index += escape.length
        start = index
      }
      bytes += text[start...]
    }
  }

  /// Bytes that begin something to be escaped, or may do so.
  private static let isSuspect: [Bool] = (0..<256).map { byte in
    byte < 0x20 || [0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF].contains(byte)
  }

  /// What stands in place of a character.
  private struct Escape {
    /// How many bytes the character has.
    let length: Int
    private let code: UInt32

    /// Nil if the character at the beginning may stand as it is.
    init?(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
      (length, code) = Self.decoded(text)
      switch code {
      case 0..<0x20, 0x22, 0x5C, 0x7F...0x9F, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E,
        0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
        break
      default: return nil
      }
    }

    /// The text is valid UTF-8; characters beyond three bytes do not come here.
    private static func decoded(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (length: Int, code: UInt32) {
      func part(_ offset: Int) -> UInt32 { UInt32(text[text.startIndex + offset]) & 0x3F }
      let first = UInt32(text[text.startIndex])
      if first < 0x80 { return (1, first) }
      if first < 0xE0 { return (2, (first & 0x1F) << 6 | part(1)) }
      return (3, (first & 0x0F) << 12 | part(1) << 6 | part(2))
    }

    func append(to bytes: inout [UInt8]) {
      switch code {
      case 0x22, 0x5C: bytes += [UInt8(ascii: "\\"), UInt8(code)]
      case 0x0A: bytes += "\\n".utf8
      default:
        let digits = String(code, radix: 16)
        bytes += "\\u".utf8
        bytes += String(repeating: "0", count: 4 - digits.count).utf8
        bytes += digits.utf8
      }
    }
  }
}
