public import Diagnostics

/// Markdown text that knows where it comes from: a file, the rest of a file below its front matter, or a
/// string in a JSON file.
public struct MarkdownSource: Sendable {
  /// The Markdown.
  public let text: String

  private let locate: @Sendable (Int) -> Location

  /// Markdown from anywhere.
  ///
  /// - Parameter locate: gives the place of the byte at an offset of `text`, counted from 0 in UTF-8.
  public init(text: String, locate: @escaping @Sendable (_ utf8Offset: Int) -> Location) {
    self.text = text
    self.locate = locate
  }

  /// The whole of a file, or what follows its first `start` bytes.
  public init(_ file: SourceText, from start: Int = 0) {
    text = start == 0 ? file.text : String(Substring(file.text.utf8.dropFirst(start)))
    locate = { file.location(utf8Offset: start + $0) }
  }

  /// The place of the byte at an offset of the text, counted from 0 in UTF-8.
  public func location(utf8Offset: Int) -> Location { locate(utf8Offset) }
}
