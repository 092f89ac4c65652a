import Synchronization

/// Knows where lines begin and how many characters came before, so that a thousand faults in one file, even
/// one that is a single line, do not walk it a thousand times.
package struct LineIndex: Sendable {
  /// How many bytes one sum in `scalarsBefore` stands for.
  private static let stride = 512
  /// How many bytes of a long line an excerpt shows on either side of a place.
  private static let excerptReach = 600

  /// What some editors write before UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let bytes: [UInt8]
  /// Where each line begins. A byte order mark stands before the first one.
  private let lineStarts: [Int]
  /// How many Unicode scalars begin before each multiple of `stride`.
  private let scalarsBefore: [Int]

  /// Finds the lines of a file.
  package init(_ bytes: [UInt8]) {
    var lineStarts = [bytes.starts(with: Self.byteOrderMark) ? 3 : 0]
    var scalarsBefore: [Int] = []
    var scalars = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stride == 0 { scalarsBefore.append(scalars) }
      if byte.beginsScalar { scalars += 1 }
      let isBeforeLineFeed = offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed
      if byte == .lineFeed || (byte == .carriageReturn && !isBeforeLineFeed) {
        lineStarts.append(offset + 1)
      }
    }
    self.bytes = bytes
    self.lineStarts = lineStarts
    self.scalarsBefore = scalarsBefore
  }

  /// The place of a byte, with its line as excerpt, or with the part of it that is near. An offset behind the end is
  /// the place just behind the last byte.
  package func location(of offset: Int, file: String) -> Location {
    let offset = min(max(offset, lineStarts[0]), bytes.count)
    let line = lineStarts.partitioningIndex { $0 > offset } - 1
    let start = lineStarts[line]
    let excerpt = excerpt(around: offset, from: start)
    let before = scalars(before: start)
    return Location(
      file: file, line: line + 1, column: scalars(before: offset) - before + 1,
      excerpt: String(decoding: bytes[excerpt], as: UTF8.self),
      excerptStart: scalars(before: excerpt.lowerBound) - before + 1)
  }

  private func scalars(before offset: Int) -> Int {
    guard !scalarsBefore.isEmpty else { return 0 }
    let block = min(offset / Self.stride, scalarsBefore.count - 1)
    return bytes[(block * Self.stride)..<offset].reduce(scalarsBefore[block]) {
      $0 + ($1.beginsScalar ? 1 : 0)
    }
  }

  private func excerpt(around offset: Int, from lineStart: Int) -> Range<Int> {
    var start = max(lineStart, offset - Self.excerptReach)
    while start > lineStart, !bytes[start].beginsScalar { start -= 1 }
    var end = offset
    let limit = min(bytes.count, offset + Self.excerptReach)
    while end < bytes.count, end < limit || !bytes[end].beginsScalar, !bytes[end].endsLine { end += 1 }
    return start..<end
  }
}

/// The line index of a text, made when the first place is asked for: a text without faults never needs it.
///
/// A class because all who hold the text share one.
package final class LazyLineIndex: Sendable {
  private let index = Mutex<LineIndex?>(nil)

  /// Nothing is made yet.
  package init() {}

  /// The place of a byte.
  ///
  /// - Parameter bytes: gives the text, the same one every time.
  package func location(of offset: Int, file: String, in bytes: () -> [UInt8]) -> Location {
    let made = index.withLock { index in
      let made = index ?? LineIndex(bytes())
      index = made
      return made
    }
    return made.location(of: offset, file: file)
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")

  fileprivate var beginsScalar: Bool { self & 0xC0 != 0x80 }
  fileprivate var endsLine: Bool { self == .lineFeed || self == .carriageReturn }
}

extension [Int] {
  /// The first index whose element satisfies the predicate, in an array where all behind it do too.
  fileprivate func partitioningIndex(where belongsBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
