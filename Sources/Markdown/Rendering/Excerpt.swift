/// The beginning of a text, short enough for a search engine's result.
public enum Excerpt {
  /// The greatest length, in Unicode scalars.
  public static let limit = 160

  /// The text with all white space made single spaces; cut after the last whole word that leaves room for `…`.
  ///
  /// It stops reading where the excerpt ends: a paragraph may be a whole book.
  public static func of(_ text: String) -> String {
    var text = text
    return text.withUTF8 { of($0) }
  }

  private static func of(_ text: UnsafeBufferPointer<UInt8>) -> String {
    var excerpt: [UInt8] = []
    excerpt.reserveCapacity(min(text.count, limit + 1))
    var length = 0
    /// How many bytes the whole words take.
    var cut = 0
    var isBetweenWords = false
    var next = 0
    while next < text.count {
      let scalar = next..<(next + text[next].lengthOfScalar)
      next = scalar.upperBound
      if isSpace(text, scalar) {
        isBetweenWords = length > 0
        continue
      }
      if isBetweenWords {
        cut = excerpt.count
        excerpt.append(UInt8(ascii: " "))
        length += 1
        isBetweenWords = false
      }
      guard length < limit else { return shortened(excerpt, to: cut) + "…" }
      for index in scalar { excerpt.append(text[index]) }
      length += 1
    }
    return String(decoding: excerpt, as: UTF8.self)
  }

  /// A single word that is too long is cut where the room ends.
  private static func shortened(_ excerpt: [UInt8], to cut: Int) -> String {
    if cut > 0 { return String(decoding: excerpt[..<cut], as: UTF8.self) }
    return String(String(decoding: excerpt, as: UTF8.self).unicodeScalars.dropLast())
  }

  /// Whether a scalar is white space. Asking Unicode is slow, and nearly all text is ASCII.
  private static func isSpace(_ text: UnsafeBufferPointer<UInt8>, _ scalar: Range<Int>) -> Bool {
    let first = text[scalar.lowerBound]
    if first < 0x80 { return first == 0x20 || (first >= 0x09 && first <= 0x0D) }
    return String(decoding: text[scalar], as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}

extension UInt8 {
  /// How many bytes the scalar has that this byte begins.
  fileprivate var lengthOfScalar: Int { self < 0x80 ? 1 : (~self).leadingZeroBitCount }
}
