package import Diagnostics
import Synchronization

/// The bytes of a JSON file, able to say where one of them stands.
///
/// A class because every value that remembers its place shares one copy of the file.
package final class JSONText: Sendable {
  /// The path as the user knows it.
  package let file: String
  let bytes: [UInt8]
  /// Made when the first place is asked for: a file without faults never needs it.
  private let lineIndex = Mutex<LineIndex?>(nil)

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The place of the byte at `offset`; an offset behind the end is the place just behind the last byte.
  package func location(offset: Int) -> Location {
    let index = lineIndex.withLock { index in
      let made = index ?? LineIndex(bytes)
      index = made
      return made
    }
    return index.location(of: offset, in: bytes, file: file)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
