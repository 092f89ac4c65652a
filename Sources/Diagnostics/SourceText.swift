/// A file's text with its name, able to say where a byte of it stands.
public struct SourceText: Sendable, Hashable {
  /// The path as the user knows it.
  public let file: String
  /// The whole text.
  public let text: String

  private let lineIndex = LazyLineIndex()

  /// Makes a source text.
  public init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  /// The place of the byte at `offset` (counted from 0 in UTF-8), with its line as excerpt, or with the part of it that
  /// is near.
  ///
  /// An offset behind the end is the place just behind the last byte. Lines end at `\n`, `\r\n` or a lone
  /// `\r`. A byte order mark is no character of the first line.
  public func location(utf8Offset offset: Int) -> Location {
    lineIndex.location(of: offset, file: file) { Array(text.utf8) }
  }

  /// Whether file and text are the same.
  public static func == (left: Self, right: Self) -> Bool {
    (left.file, left.text) == (right.file, right.text)
  }

  /// Hashes file and text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(text)
  }
}
