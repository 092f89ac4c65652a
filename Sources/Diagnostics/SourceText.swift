/// A file's text with its name, able to say where a byte of it stands.
public struct SourceText: Sendable, Hashable {
  /// The path as the user knows it.
  public let file: String
  /// The whole text.
  public let text: String

  /// Makes a source text.
  public init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  /// The place of the byte at `offset` (counted from 0 in UTF-8), with its line as excerpt.
  ///
  /// An offset behind the end is the place just behind the last byte. Lines end at `\n`, `\r\n` or a lone
  /// `\r`. Meant for diagnostics: it walks the text from its start.
  public func location(utf8Offset offset: Int) -> Location {
    let bytes = text.utf8
    let target = bytes.index(bytes.startIndex, offsetBy: max(0, offset), limitedBy: bytes.endIndex)
    let place = target ?? bytes.endIndex
    var line = 1
    var lineStart = bytes.startIndex
    var index = bytes.startIndex
    while index < place {
      let byte = bytes[index]
      index = bytes.index(after: index)
      let endsLine = byte == .lineFeed || (byte == .carriageReturn && !isLineFeed(at: index))
      if endsLine {
        line += 1
        lineStart = index
      }
    }
    return Location(
      file: file, line: line, column: text.unicodeScalars.distance(from: lineStart, to: place) + 1,
      excerpt: excerpt(from: lineStart))
  }

  private func isLineFeed(at index: String.Index) -> Bool {
    index < text.utf8.endIndex && text.utf8[index] == .lineFeed
  }

  private func excerpt(from lineStart: String.Index) -> String {
    String(text.unicodeScalars[lineStart...].prefix { $0 != "\n" && $0 != "\r" })
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
