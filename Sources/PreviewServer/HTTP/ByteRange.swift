/// Which bytes of a file a request wants (RFC 9110, 14).
enum ByteRange: Equatable {
  /// All of them: there is no range, or one that is to be passed over.
  case whole
  case part(Range<Int>)
  /// None of the wanted bytes is there.
  case unsatisfiable

  /// Reads the header `Range`.
  ///
  /// Of several ranges none is served: a server may send the whole file, and browsers ask for one.
  ///
  /// - Parameter size: that of the file, in bytes.
  init(_ header: String?, size: Int) {
    guard let header, let bounds = Self.bounds(header) else {
      self = .whole
      return
    }
    self =
      switch bounds {
      case (nil, let length?): Self.suffix(length, size)
      case (let first?, nil): first < size ? .part(first..<size) : .unsatisfiable
      case (let first?, let last?) where first <= last:
        first < size ? .part(first..<(min(last, size - 1) + 1)) : .unsatisfiable
      default: .whole
      }
  }

  private static func suffix(_ length: Int, _ size: Int) -> ByteRange {
    length > 0 && size > 0 ? .part(max(0, size - length)..<size) : .unsatisfiable
  }

  private static func bounds(_ header: String) -> (first: Int?, last: Int?)? {
    let words = header.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
    let ends = words[1].split(separator: "-", omittingEmptySubsequences: false).map { $0.trimmed }
    guard ends.count == 2, ends != ["", ""], ends.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) else {
      return nil
    }
    return (number(ends[0]), number(ends[1]))
  }

  /// Nil for nothing; a number that is too large is the largest.
  private static func number(_ digits: String) -> Int? { digits.isEmpty ? nil : Int(digits) ?? .max }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
