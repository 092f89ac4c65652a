package import Diagnostics

/// A parsed JSON file: its text and a flat list of tokens that point into it.
///
/// Values are decoded only when somebody asks for them, and every value knows its place in the file, so that
/// a wrong one can be shown to its author. A class because all cursors into a file share one copy of it.
package final class JSONDocument: Sendable {
  package let text: JSONText
  let tokens: [JSONToken]

  /// Parses a whole file.
  ///
  /// - Throws: a diagnostic with the place of the first fault of syntax.
  package init(file: String, bytes: [UInt8]) throws(Diagnostic) {
    text = JSONText(file: file, bytes: bytes)
    do throws(JSONSyntaxError) {
      tokens = try JSONParser.parse(bytes)
    } catch {
      throw .error(at: text.location(offset: error.offset), error.summary, fix: error.fix)
    }
  }

  /// The path as the user knows it.
  package var file: String { text.file }

  /// The value that holds all others.
  package var root: JSONValue { JSONValue(document: self, index: 0) }
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

  /// Its bytes; for strings those between the quotation marks.
  var range: Range<Int> { Int(start)..<Int(end) }
}
