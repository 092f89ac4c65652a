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
  let value: JSONValue

  /// The data file, as the user knows it.
  public var file: String { value.document.file }

  /// Where the string begins.
  public var location: Location { value.location }

  /// Where the byte at `offset` of the decoded string stands in the file.
  public func location(utf8Offset offset: Int) -> Location {
    value.location(inString: offset)
  }
}
