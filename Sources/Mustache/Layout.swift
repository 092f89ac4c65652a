/// Which white space around tags belongs to them: the rules of standalone tags, and of blocks' indentation.
///
/// All of it is settled here, from the template's text alone, so that rendering knows no white space rules but
/// one: a line that begins in an indented template begins with the indentation.
struct Layout {
  /// What a tag takes with it.
  struct Margin {
    /// The tag with the white space that is left out with it.
    var outer: Range<Int>
    /// Whether the tag begins no line of the output: its own line vanishes, or its body begins the line.
    var ownsLine = false
    /// The white space that a partial, parent or block puts before each line; nil if it is inline.
    var indentation: Range<Int>?
    /// The white space before a block that begins a line, which belongs to its default content.
    var lead: Range<Int>?
  }

  private(set) var margins: [Margin] = []

  private let bytes: [UInt8]
  private let tags: [Tag]
  private let nesting: Nesting

  init(_ tags: [Tag], nesting: Nesting, in bytes: [UInt8]) {
    self.bytes = bytes
    self.tags = tags
    self.nesting = nesting
    margins = tags.map { Margin(outer: $0.range) }
    tags.indices.forEach { settle($0) }
  }

  private mutating func settle(_ index: Int) {
    switch tags[index].kind {
    case .interpolation: break
    case .parent: settleParent(index)
    case .block where nesting.arguments[index] != nil: settleArgument(index)
    case .block: settleBlock(index)
    case .partial:
      settleAlone(index)
      if margins[index].ownsLine { margins[index].indentation = leadingSpace(index) }
    case .closing where closesParent(index): break
    case .section, .invertedSection, .closing, .comment, .setDelimiters: settleAlone(index)
    }
  }

  /// A tag alone on its line takes the line with it.
  private mutating func settleAlone(_ index: Int) {
    guard !margins[index].ownsLine, let space = leadingSpace(index), let end = lineEnd(behind: index) else {
      return
    }
    margins[index].outer = min(space.lowerBound, margins[index].outer.lowerBound)..<end
    margins[index].ownsLine = true
  }

  private func closesParent(_ index: Int) -> Bool {
    nesting.partners[index].map { tags[$0].kind == .parent } ?? false
  }

  /// A parent is standalone if nothing stands before its opening tag and nothing behind its closing tag; what
  /// is between them shows nowhere but in blocks.
  private mutating func settleParent(_ index: Int) {
    guard let space = leadingSpace(index), let closing = nesting.partners[index],
      let end = lineEnd(behind: closing)
    else { return }
    margins[index].outer = space.lowerBound..<tags[index].range.upperBound
    margins[index].ownsLine = true
    margins[index].indentation = space
    margins[closing].outer = tags[closing].range.lowerBound..<end
    margins[closing].ownsLine = true
  }

  /// A block within a parent: what is around its tags never shows, so a line break just behind the opening tag
  /// and the space before a closing tag that begins a line belong to the tags.
  private mutating func settleArgument(_ index: Int) {
    if let end = lineEnd(behind: index) {
      margins[index].outer = tags[index].range.lowerBound..<end
      margins[index].indentation = commonSpace(from: end, to: index)
    }
    guard let closing = nesting.partners[index], let space = leadingSpace(closing) else { return }
    margins[closing].outer =
      max(space.lowerBound, margins[index].outer.upperBound)..<tags[closing].range.upperBound
    margins[closing].ownsLine = true
  }

  /// A block that names a place: alone on its line it is as far indented as its default content, otherwise, if
  /// it begins a line that ends with its closing tag, as far as its opening tag.
  private mutating func settleBlock(_ index: Int) {
    guard let space = leadingSpace(index), let closing = nesting.partners[index] else { return }
    if let end = lineEnd(behind: index) {
      margins[index].outer = space.lowerBound..<end
      margins[index].ownsLine = true
      margins[index].indentation = commonSpace(from: end, to: index) ?? space
    } else if lineEnd(behind: closing) != nil {
      margins[index].outer = space.lowerBound..<tags[index].range.upperBound
      margins[index].ownsLine = true
      margins[index].indentation = space
      margins[index].lead = space
    }
  }
}

extension Layout {
  /// The spaces and tabs from the line's start to the tag, if nothing else is there.
  private func leadingSpace(_ index: Int) -> Range<Int>? {
    let start = tags[index].range.lowerBound
    let line = bytes[..<start].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    return line == 0 || bytes[line - 1] == .lineFeed ? line..<start : nil
  }

  /// Behind the line break that follows the tag, or the end, if only spaces and tabs are between.
  private func lineEnd(behind index: Int) -> Int? {
    let end = tags[index].range.upperBound
    guard let next = bytes[end...].firstIndex(where: { !$0.isSpace }) else { return bytes.count }
    if bytes[next] == .lineFeed { return next + 1 }
    let isPair = bytes[next] == .carriageReturn && next + 1 < bytes.count && bytes[next + 1] == .lineFeed
    return isPair ? next + 2 : nil
  }

  /// The white space that all lines of a block's content begin with, or nil if there is no line but blank ones.
  private func commonSpace(from start: Int, to block: Int) -> Range<Int>? {
    guard let closing = nesting.partners[block] else { return nil }
    let end = tags[closing].range.lowerBound
    let lines = bytes[start..<max(start, end)].split(separator: .lineFeed)
    let indents = lines.compactMap { line -> ArraySlice<UInt8>? in
      let space = line.prefix(while: \.isSpace)
      return line.dropFirst(space.count).contains { !$0.isSpaceOrLineBreak } ? space : nil
    }
    guard let first = indents.first else { return nil }
    let count = indents.reduce(first.count) { count, indent in
      min(count, zip(first, indent).prefix { $0 == $1 }.count)
    }
    return first.startIndex..<first.startIndex + count
  }
}
