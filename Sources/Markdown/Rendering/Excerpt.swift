/// The beginning of a text, short enough for a search engine's result.
public enum Excerpt {
  /// The greatest length, in Unicode scalars.
  public static let limit = 160

  /// The text with all white space made single spaces; cut after the last whole word that leaves room for `…`.
  ///
  /// It stops reading where the excerpt ends: a paragraph may be a whole book.
  public static func of(_ text: String) -> String {
    var excerpt: [UInt8] = []
    var length = 0
    /// How many bytes the whole words take.
    var cut = 0
    var isBetweenWords = false
    for scalar in text.unicodeScalars {
      if scalar.isSpace {
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
      if scalar.isASCII {
        excerpt.append(UInt8(scalar.value))
      } else {
        excerpt += UTF8.encode(scalar) ?? .init()
      }
      length += 1
    }
    return String(decoding: excerpt, as: UTF8.self)
  }

  /// A single word that is too long is cut where the room ends.
  private static func shortened(_ excerpt: [UInt8], to cut: Int) -> String {
    if cut > 0 { return String(decoding: excerpt[..<cut], as: UTF8.self) }
    return String(String(decoding: excerpt, as: UTF8.self).unicodeScalars.dropLast())
  }
}

extension Unicode.Scalar {
  /// Asking Unicode is slow, and nearly all text is ASCII.
  fileprivate var isSpace: Bool {
    isASCII ? value == 0x20 || (value >= 0x09 && value <= 0x0D) : properties.isWhitespace
  }
}
