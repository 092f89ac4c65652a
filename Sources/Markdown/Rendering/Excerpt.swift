/// The beginning of a text, short enough for a search engine's result.
public enum Excerpt {
  /// The greatest length, in characters.
  public static let limit = 160

  /// The text with all white space made single spaces; cut after the last whole word that leaves room for `…`.
  public static func of(_ text: String) -> String {
    // Longer than any excerpt, even if most of it is white space; a paragraph may be a whole book.
    let words = text.prefix(limit * 8).split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ")
    guard line.count > limit else { return line }
    let start = line.prefix(limit)
    let end = start.lastIndex(of: " ") ?? start.index(before: start.endIndex)
    return start[..<end] + "…"
  }
}
