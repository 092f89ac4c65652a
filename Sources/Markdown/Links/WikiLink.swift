/// One `[[…]]` in a text.
struct WikiLink {
  /// All between the brackets, as it was written.
  let text: String
  /// Its place in the original.
  let content: Range<Int>
  /// Its place in the masked text.
  let masked: Range<Int>

  /// Where the first bracket stands in the original.
  var utf8Offset: Int { content.lowerBound - 2 }

  /// What it leads to: all before the first `|`.
  var name: String { String(Substring(parts[0].trimmed)) }

  /// What the reader sees, if that was written: all behind the first `|`.
  var label: String? {
    guard parts.count == 2, case let label = parts[1].trimmed, !label.isEmpty else { return nil }
    return String(Substring(label))
  }

  private var parts: [Substring.UTF8View] { text.utf8.split(separator: UInt8(ascii: "|"), maxSplits: 1) }
}

extension Substring.UTF8View {
  /// Without spaces and tabs at both ends.
  fileprivate var trimmed: Substring.UTF8View {
    let start = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let end = start.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return end.map { start[...$0] } ?? start
  }
}
