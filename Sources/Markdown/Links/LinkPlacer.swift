internal import CCmark

/// Finds where links begin in the source.
///
/// cmark counts the columns of inlines from the start of their block, as if no later line of a paragraph had
/// a `>` or an indentation of its own; it does not count the lines that reference definitions take away
/// above them, nor the offset of autolinks. So its answers are taken as hints, and the place is where a link
/// of the kind can begin.
struct LinkPlacer {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private var leaf: CommonMarkNode?
  private var removedLines = 0

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
      columns(of: site).map { column in offset(line: line, column: column, in: site) }
    }
    return guesses.first { opener.stands(at: $0, in: bytes) }
      ?? nearest(opener, to: guesses.first, in: site.leaf)
  }

  /// Counts the lines that reference definitions took from a paragraph that begins with one, once for all
  /// its links.
  private mutating func enter(_ leaf: CommonMarkNode) {
    guard leaf != self.leaf else { return }
    self.leaf = leaf
    let first = bytes[safe: start(ofLine: leaf.startLine) + leaf.startColumn - 1]
    removedLines = first == UInt8(ascii: "[") ? max(0, leaf.endLine - leaf.lastInlineLine) : 0
  }

  /// The first fitting place behind a guess that was wrong, not looking further than a few lines.
  private func nearest(_ opener: Opener, to guess: Int?, in leaf: CommonMarkNode) -> Int {
    let start = start(ofLine: leaf.startLine)
    let end = max(start, self.start(ofLine: leaf.endLine + 1))
    let near = min(max(guess ?? start, start), end)
    return (near..<min(end, near + 1_000)).first { opener.stands(at: $0, in: bytes) }
      ?? (start..<min(end, start + 1_000)).first { opener.stands(at: $0, in: bytes) } ?? near
  }

  /// The link's own line, the one where its text begins, and both without reference definitions above.
  private func lines(of site: DocumentSurvey.LinkSite) -> [Int] {
    let lines = [site.node.firstChild?.startLine ?? 0, site.node.startLine].filter { $0 > 0 }
    return removedLines > 0 ? lines.map { $0 + removedLines } + lines : lines
  }

  /// The link's own column, and those that its first child suggests.
  private func columns(of site: DocumentSurvey.LinkSite) -> [Int] {
    let inner = site.node.firstChild?.startColumn ?? 0
    return [site.node.startColumn, inner - 1, inner - 2].filter { $0 > 0 }
  }

  private func offset(line: Int, column: Int, in site: DocumentSurvey.LinkSite) -> Int {
    let start = start(ofLine: line)
    guard line > site.leaf.startLine else { return start + column - 1 }
    return start + prefix(from: start, quoteDepth: site.quoteDepth) + column - site.leaf.startColumn
  }

  /// How many bytes a later line of a paragraph has before its text: white space and the marks of quotes.
  private func prefix(from start: Int, quoteDepth: Int) -> Int {
    var marks = 0
    let text = bytes[start...].firstIndex { byte in
      if byte == UInt8(ascii: ">"), marks < quoteDepth {
        marks += 1
        return false
      }
      return byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t")
    }
    return (text ?? bytes.count) - start
  }

  private func start(ofLine line: Int) -> Int {
    line > lineStarts.count ? bytes.count : lineStarts[max(0, line - 1)]
  }
}

/// How a link begins.
private struct Opener {
  private let isPicture: Bool

  init(of site: DocumentSurvey.LinkSite) {
    isPicture = site.isPicture
  }

  func stands(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[safe: offset - 1] != UInt8(ascii: "\\") else { return false }
    return switch bytes[safe: offset] {
    case UInt8(ascii: "!"): isPicture && bytes[safe: offset + 1] == UInt8(ascii: "[")
    case UInt8(ascii: "["): !isPicture && bytes[safe: offset - 1] != UInt8(ascii: "!")
    case UInt8(ascii: "<"): !isPicture
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
