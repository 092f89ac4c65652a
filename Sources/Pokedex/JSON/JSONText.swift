package import Diagnostics

/// The bytes of a JSON file, able to say where one of them stands.
///
/// A class because every value that remembers its place shares one copy of the file.
package final class JSONText: Sendable {
  /// The path as the user knows it.
  package let file: String
  let bytes: [UInt8]
  private let lineIndex = LazyLineIndex()

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The place of the byte at `offset`; an offset behind the end is the place just behind the last byte.
  package func location(offset: Int) -> Location {
    lineIndex.location(of: offset, file: file) { bytes }
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
