/// What lines begin with inside of indented partials, parents and blocks.
///
/// Lines of a template get it, lines of interpolated values do not.
struct Indentation {
  /// Where to come back to behind an indented part.
  struct Mark {
    fileprivate let count: Int
    fileprivate let start: Int
  }

  private var bytes: [UInt8] = []
  private var start = 0
  /// True where text goes on in a line that has begun already.
  private var isInLine = false

  /// Whether lines begin with nothing: the usual case, which costs this one question.
  var isEmpty: Bool { start == bytes.count }

  /// Within an included template: inline it knows no indentation; at a line's start it adds to what is there.
  mutating func replace(_ placement: Placement, from code: UnsafePointer<CodeView>) -> Mark {
    let mark = Mark(count: bytes.count, start: start)
    switch placement {
    case .inline: start = bytes.count
    case .indented(let slice): bytes.append(contentsOf: code.pointee.text[slice: slice])
    }
    return mark
  }

  /// Within what overrides a block: inline it keeps the indentation, but for its first line, which has begun.
  mutating func add(_ placement: Placement, from code: UnsafePointer<CodeView>) -> Mark {
    let mark = Mark(count: bytes.count, start: start)
    switch placement {
    case .inline: isInLine = !isEmpty
    case .indented(let slice): bytes.append(contentsOf: code.pointee.text[slice: slice])
    }
    return mark
  }

  mutating func restore(_ mark: Mark) {
    bytes.removeSubrange(mark.count...)
    start = mark.start
    isInLine = false
  }

  /// Begins a line.
  mutating func begin(_ output: inout Output) {
    if !isInLine { bytes[start...].forEach { output.append($0) } }
    isInLine = false
  }

  /// Appends a text, each of its lines indented.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, startsLine: Bool, to output: inout Output) {
    if startsLine { begin(&output) }
    isInLine = false
    var rest = text[...]
    while let end = rest.firstIndex(of: .lineFeed), end + 1 < rest.endIndex {
      output.append(UnsafeBufferPointer(rebasing: rest[...end]))
      begin(&output)
      rest = rest[(end + 1)...]
    }
    output.append(UnsafeBufferPointer(rebasing: rest))
  }
}
