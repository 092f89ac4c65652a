/// The beginning of a text, short enough for a search engine's result.
public enum Excerpt {
  /// The greatest length, in Unicode scalars.
  public static let limit = 160

  /// The text with all white space made single spaces; cut after the last whole word that leaves room for `…`.
  ///
  /// It stops reading where the excerpt ends: a paragraph may be a whole book.
  public static func of(_ text: String) -> String {
    var excerpt = String.UnicodeScalarView()
    var length = 0
    /// Where the last whole word ends.
    var cut = excerpt.endIndex
    var isBetweenWords = false
    for scalar in text.unicodeScalars {
      if scalar.isSpace {
        isBetweenWords = length > 0
        continue
      }
      if isBetweenWords {
        cut = excerpt.endIndex
        excerpt.append(" ")
        length += 1
        isBetweenWords = false
      }
      guard length < limit else { return shortened(excerpt, to: cut) + "…" }
      excerpt.append(scalar)
      length += 1
    }
    return String(excerpt)
  }

  /// A single word that is too long is cut where the room ends.
  private static func shortened(_ excerpt: String.UnicodeScalarView, to cut: String.Index) -> String {
    String(cut > excerpt.startIndex ? excerpt[..<cut] : excerpt.dropLast())
  }
}

extension Unicode.Scalar {
  /// Asking Unicode is slow, and nearly all text is ASCII.
  fileprivate var isSpace: Bool {
    isASCII ? value == 0x20 || (value >= 0x09 && value <= 0x0D) : properties.isWhitespace
  }
}
