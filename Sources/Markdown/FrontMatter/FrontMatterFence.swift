import Diagnostics

/// Where the front matter of a file stands, in bytes from 0.
struct FrontMatterFence {
  /// Between the two fences; nil without front matter.
  let content: Range<Int>?
  /// Where the Markdown begins.
  let bodyStart: Int

  init(in source: SourceText) throws(DiagnosticsError) {
    let start = source.text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lines = LineReader(source.text, from: start)
    guard let first = lines.next(), first.isFence(closing: false) else {
      content = nil
      bodyStart = start
      return
    }
    while let line = lines.next() {
      guard line.isFence(closing: true) else { continue }
      content = first.end..<line.start
      bodyStart = line.end
      return
    }
    throw DiagnosticsError([Self.unclosed(at: source.location(utf8Offset: start))])
  }

  private static func unclosed(at location: Location) -> Diagnostic {
    .error(
      at: location, "the front matter is never closed",
      explanation: "a file that begins with '---' begins with front matter",
      fix: "end it with a line '---'; for a thematic break write '***'")
  }
}

/// A line with its place in bytes.
private struct Line {
  let text: Substring.UTF8View
  let start: Int
  /// Behind its line break.
  let end: Int

  func isFence(closing: Bool) -> Bool {
    let rest = text.dropFirst(3)
    guard rest.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return false }
    return text.starts(with: "---".utf8) || (closing && text.starts(with: "...".utf8))
  }
}

/// Reads a text line by line; lines end at `\n`, `\r\n` or a lone `\r`.
private struct LineReader {
  private var rest: Substring.UTF8View
  private var offset: Int

  init(_ text: String, from start: Int) {
    rest = text.utf8.dropFirst(start)
    offset = start
  }

  mutating func next() -> Line? {
    guard !rest.isEmpty else { return nil }
    let text = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    rest = rest[text.endIndex...]
    let lineBreak = rest.starts(with: "\r\n".utf8) ? 2 : (rest.isEmpty ? 0 : 1)
    rest = rest.dropFirst(lineBreak)
    let start = offset
    offset += text.count + lineBreak
    return Line(text: text, start: start, end: offset)
  }
}
