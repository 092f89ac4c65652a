/// A heading of a rendered document, for a table of contents and to check links to `#fragments`.
public struct Heading: Sendable, Hashable {
  /// 1 to 6, as in the HTML.
  public let level: Int
  /// Its `id` in the HTML, unique in the document.
  public let id: String
  /// Its text without markup.
  public let text: String

  /// Makes a heading.
  public init(level: Int, id: String, text: String) {
    self.level = level
    self.id = id
    self.text = text
  }
}
