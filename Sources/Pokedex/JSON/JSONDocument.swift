package import Diagnostics

/// A parsed JSON file: its bytes and a flat list of tokens that point into them.
///
/// Values are decoded only when somebody asks for them, and every value knows its place in the file, so that
/// a wrong one can be shown to its author. A class because all cursors into a file share one copy of it.
package final class JSONDocument: Sendable {
  /// The path as the user knows it.
  package let file: String
  let bytes: [UInt8]
  let tokens: [JSONToken]

  /// Parses a whole file.
  ///
  /// - Throws: a diagnostic with the place of the first fault of syntax.
  package init(file: String, bytes: [UInt8]) throws(Diagnostic) {
    self.file = file
    self.bytes = bytes
    do throws(JSONSyntaxError) {
      tokens = try JSONParser.parse(bytes)
    } catch {
      throw .error(
        at: Self.source(file, bytes).location(utf8Offset: error.offset), error.summary, fix: error.fix)
    }
  }

  /// The value that holds all others.
  package var root: JSONValue { JSONValue(document: self, index: 0) }

  func location(offset: Int) -> Location {
    Self.source(file, bytes).location(utf8Offset: offset)
  }

  private static func source(_ file: String, _ bytes: [UInt8]) -> SourceText {
    SourceText(file: file, text: String(decoding: bytes, as: UTF8.self))
  }
}

/// One value, or one key, of a document.
struct JSONToken: Sendable {
  enum Kind: UInt8, Sendable {
    case null, bool, number, string, escapedString, list, object
  }

  let kind: Kind
  /// Where its first byte is; for strings the byte behind the quotation mark.
  let start: UInt32
  /// Where it ends; for strings the closing quotation mark.
  var end: UInt32
  /// The token that follows it and all that it holds.
  var next: UInt32
}
