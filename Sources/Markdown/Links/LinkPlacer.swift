internal import CCmark

/// Finds where links begin in the source.
///
/// cmark does not count what stands before the text of a paragraph's later lines: the marks of quotes and the
/// indentation, which it leaves in the text of lazy lines only. Nor does it count the lines that reference
/// definitions take away above, line breaks in a link's address and title, and the offset of autolinks. So its
/// answers are taken as hints: the place is where a link of the kind can begin, behind the link before.
struct LinkPlacer {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private var leaf: CommonMarkNode?
  private var removedLines = 0
  private var last = -1

  /// The offset of each link's first byte in the original text.
  static func offsets(of sites: [DocumentSurvey.LinkSite], in mask: WikiLinkMask) -> [Int] {
    guard !sites.isEmpty else { return [] }
    var placer = LinkPlacer(mask.bytes)
    return sites.map { mask.originalOffset(ofMasked: placer.offset(of: $0)) }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = bytes.lineStarts()
  }

  private mutating func offset(of site: DocumentSurvey.LinkSite) -> Int {
    enter(site.leaf)
    let opener = Opener(of: site)
    let guesses = lines(of: site).flatMap { line in
      columns(of: site).flatMap { column in offsets(line: line, column: column, in: site) }
    }
    let fitting = guesses.filter { opener.stands(at: $0, in: bytes) }
    let place =
      fitting.first { $0 > last } ?? nearest(opener, to: guesses.first, in: site.leaf) ?? fitting.first
    last = place ?? max(last, start(ofLine: site.leaf.startLine))
    return last
  }

  /// Counts the lines that reference definitions took from a paragraph that begins with one, once for all
  /// its links.
  private mutating func enter(_ leaf: CommonMarkNode) {
    guard leaf != self.leaf else { return }
    self.leaf = leaf
    let start = start(ofLine: leaf.startLine) + leaf.startColumn - 1
    let mayHaveLost = leaf.kind == CMARK_NODE_PARAGRAPH && bytes.mayHoldDefinition(at: start)
    removedLines = mayHaveLost ? max(0, leaf.endLine - leaf.lastInlineLine) : 0
  }

  /// The first fitting place behind a guess that was wrong, not looking further than a few lines.
  private func nearest(_ opener: Opener, to guess: Int?, in leaf: CommonMarkNode) -> Int? {
    let start = max(start(ofLine: leaf.startLine), last + 1)
    let end = max(start, self.start(ofLine: leaf.endLine + 1))
    let near = min(max(guess ?? start, start), end)
    return (near..<min(end, near + 1_000)).first { opener.stands(at: $0, in: bytes) }
      ?? (start..<min(end, start + 1_000)).first { opener.stands(at: $0, in: bytes) }
  }

  /// The link's own line, the one where its text begins, and both without reference definitions above.
  private func lines(of site: DocumentSurvey.LinkSite) -> [Int] {
    let lines = [site.node.firstChild?.startLine ?? 0, site.node.startLine].filter { $0 > 0 }
    return removedLines > 0 ? lines.map { $0 + removedLines } + lines : lines
  }

  /// The column before the link's text, and the link's own, which is wrong for autolinks.
  private func columns(of site: DocumentSurvey.LinkSite) -> [Int] {
    let inner = site.node.firstChild?.startColumn ?? 0
    return [inner - (site.isPicture ? 2 : 1), site.node.startColumn].filter { $0 > 0 }
  }

  /// What a column can mean in a line, the likeliest first.
  private func offsets(line: Int, column: Int, in site: DocumentSurvey.LinkSite) -> [Int] {
    let start = start(ofLine: line)
    guard line > site.leaf.startLine else { return [start + column - 1] }
    return prefixes(from: start, in: site).map { start + $0 + column - site.leaf.startColumn }
  }

  /// How many bytes can stand before what cmark calls the text of a later line: the marks of quotes with all
  /// white space, or in a lazy line only the marks that it has.
  private func prefixes(from start: Int, in site: DocumentSurvey.LinkSite) -> [Int] {
    let marks = marks(from: start, limit: site.quoteDepth)
    let text = bytes[(start + marks.width)...].firstIndex { !$0.isSpaceOrTab } ?? bytes.count
    let whole = text - start
    let isLazy = marks.count < site.quoteDepth || whole < site.leaf.startColumn - 1
    return isLazy ? [marks.width, whole] : [whole, marks.width]
  }

  /// The marks of quotes at the start of a line, each with one space behind it.
  private func marks(from start: Int, limit: Int) -> (count: Int, width: Int) {
    var marks = (count: 0, width: 0)
    while marks.count < limit {
      let mark = bytes[(start + marks.width)...].firstIndex { !$0.isSpaceOrTab }
      guard let mark, bytes[mark] == UInt8(ascii: ">") else { break }
      let hasSpace = bytes[safe: mark + 1]?.isSpaceOrTab == true
      marks = (marks.count + 1, mark + (hasSpace ? 2 : 1) - start)
    }
    return marks
  }

  private func start(ofLine line: Int) -> Int {
    line > lineStarts.count ? bytes.count : lineStarts[max(0, line - 1)]
  }
}

/// How a link begins: with a bracket that no backslash makes literal, and with its text.
private struct Opener {
  private let isPicture: Bool
  private let firstLetter: UInt8?

  init(of site: DocumentSurvey.LinkSite) {
    isPicture = site.isPicture
    let text = site.node.firstChild.flatMap { $0.kind == CMARK_NODE_TEXT ? $0.literal.utf8.first : nil }
    firstLetter = text.flatMap { $0.isLetterOrDigit ? $0 : nil }
  }

  func stands(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[safe: offset - 1] != UInt8(ascii: "\\") else { return false }
    return switch bytes[safe: offset] {
    case UInt8(ascii: "!"):
      isPicture && bytes[safe: offset + 1] == UInt8(ascii: "[") && fits(bytes[safe: offset + 2])
    case UInt8(ascii: "["):
      !isPicture && bytes[safe: offset - 1] != UInt8(ascii: "!") && fits(bytes[safe: offset + 1])
    case UInt8(ascii: "<"): !isPicture && fits(bytes[safe: offset + 1])
    default: false
    }
  }

  /// A letter may also have been written as an entity.
  private func fits(_ byte: UInt8?) -> Bool {
    firstLetter == nil || byte == firstLetter || byte == UInt8(ascii: "&")
  }
}

extension UInt8 {
  fileprivate var isSpaceOrTab: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

extension CommonMarkNode {
  /// The last line that cmark gave to something in the block.
  fileprivate var lastInlineLine: Int {
    var last = startLine
    walk { node, _ in last = max(last, node == self ? 0 : node.endLine) }
    return last
  }
}

extension [UInt8] {
  /// Whether a `[label]:` may begin here.
  fileprivate func mayHoldDefinition(at offset: Int) -> Bool {
    guard self[safe: offset] == UInt8(ascii: "["), let end = self[offset...].firstIndex(of: UInt8(ascii: "]"))
    else { return false }
    return self[safe: end + 1] == UInt8(ascii: ":")
  }

  fileprivate subscript(safe index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }

  /// The offset of every line; lines end at `\n`, `\r\n` or a lone `\r`.
  fileprivate func lineStarts() -> [Int] {
    var starts = [0]
    withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isReturn = bytes[index] == UInt8(ascii: "\r")
        guard isReturn || bytes[index] == UInt8(ascii: "\n") else { continue }
        let isPair = isReturn && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        if !isPair { starts.append(index + 1) }
      }
    }
    return starts
  }
}
