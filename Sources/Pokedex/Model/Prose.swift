public import Diagnostics

/// A Markdown text in the data, which knows where it stands so that a fault in it can be shown there.
public struct Prose: Sendable {
  /// The Markdown.
  public let text: String
  /// Where it stands.
  public let origin: Origin
}

/// The place of a string in a data file.
public struct Origin: Sendable {
  private let text: JSONText
  /// The bytes between the quotation marks.
  private let range: Range<Int>
  private let isEscaped: Bool

  init(_ string: JSONValue) {
    text = string.document.text
    range = string.token.range
    isEscaped = string.token.kind == .escapedString
  }

  /// The origin of what no file says yet.
  package init(file: String) {
    text = JSONText(file: file, bytes: [])
    range = 0..<0
    isEscaped = false
  }

  /// The data file, as the user knows it.
  public var file: String { text.file }

  /// Where the string begins: at its quotation mark.
  public var location: Location { text.location(offset: range.lowerBound - 1) }

  /// Where the byte at `offset` of the decoded string stands in the file: escapes are longer there.
  public func location(utf8Offset offset: Int) -> Location {
    let offset = min(max(0, offset), range.count)
    let length = isEscaped ? JSONEscapes.length(of: offset, in: text.bytes[range]) : offset
    return text.location(offset: range.lowerBound + length)
  }
}
