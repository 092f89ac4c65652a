import Diagnostics

/// Finds the tags of a template, from the first byte to the last, with the delimiters in force at each.
///
/// A faulty tag is reported and left out; reading goes on behind it.
struct Lexer {
  let source: SourceText
  let bytes: [UInt8]
  private(set) var delimiters: Delimiters
  private(set) var tags: [Tag] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the next closing delimiter was found last, so that a thousand open tags do not look for it a thousand times.
  private var nextClose: (delimiter: [UInt8], searched: Range<Int>)?

  /// How many bytes a tag of delimiters may take.
  private static let longestDelimiters = 1000

  init(_ source: SourceText, delimiters: Delimiters = .standard) {
    self.source = source
    self.delimiters = delimiters
    bytes = Array(source.text.utf8)
  }

  /// The tags of the whole template.
  mutating func readTags() {
    var position = 0
    while let start = find(delimiters.open, from: position) {
      position = readTag(at: start)
    }
  }

  /// Reads one tag and says where to go on.
  private mutating func readTag(at start: Int) -> Int {
    let content = skipSpace(from: start + delimiters.open.count)
    guard content < bytes.count else { return neverClosed(at: start) }
    switch bytes[content] {
    case UInt8(ascii: "!"): return readComment(at: start, content: content + 1)
    case UInt8(ascii: "="): return readDelimiters(at: start, content: content + 1)
    case UInt8(ascii: "{"): return readTriple(at: start, content: content + 1)
    case let sigil:
      let kind = Tag.Kind(sigil: sigil)
      return readName(
        kind ?? .interpolation(escapes: true), at: start, content: kind == nil ? content : content + 1)
    }
  }

  private mutating func readComment(at start: Int, content: Int) -> Int {
    guard let close = closing(from: content) else { return neverClosed(at: start) }
    return add(.comment, name: "", from: start, to: close + delimiters.close.count)
  }

  private mutating func readName(_ kind: Tag.Kind, at start: Int, content: Int) -> Int {
    guard let close = closingBeforeNextTag(from: content) else { return neverClosed(at: start) }
    let end = close + delimiters.close.count
    guard let name = name(of: kind, in: content..<close, at: start) else { return end }
    return add(kind, name: name, from: start, to: end)
  }

  private mutating func readTriple(at start: Int, content: Int) -> Int {
    let brace = [UInt8(ascii: "}")]
    guard let close = closingBeforeNextTag(from: content) else { return neverClosed(at: start) }
    let last = close + brace.count + delimiters.close.count
    guard let triple = find(brace + delimiters.close, from: content, before: last) else {
      let name = text(content..<close)
      report(
        at: start, "triple tag '\(name)' does not end in '\(text(brace + delimiters.close))'",
        fix: "write \(text(delimiters.open)){\(name)}\(text(delimiters.close))")
      return close + delimiters.close.count
    }
    let end = triple + 1 + delimiters.close.count
    let kind = Tag.Kind.interpolation(escapes: false)
    guard let name = name(of: kind, in: content..<triple, at: start) else { return end }
    return add(kind, name: name, from: start, to: end)
  }

  private mutating func readDelimiters(at start: Int, content: Int) -> Int {
    let equals = UInt8(ascii: "=")
    guard let plain = closing(from: content) else { return neverClosed(at: start) }
    let last = content + Self.longestDelimiters
    guard let close = find([equals] + delimiters.close, from: content, before: last),
      let next = Delimiters(bytes[content..<close])
    else {
      report(
        at: start, "faulty set delimiter tag",
        explanation: "it holds two delimiters with a space between them, without an equals sign",
        fix: "write it like \(text(delimiters.open))=<% %>=\(text(delimiters.close))")
      return plain + delimiters.close.count
    }
    let end = add(.setDelimiters, name: "", from: start, to: close + 1 + delimiters.close.count)
    delimiters = next
    return end
  }

  private mutating func add(_ kind: Tag.Kind, name: String, from start: Int, to end: Int) -> Int {
    tags.append(Tag(kind: kind, name: name, range: start..<end, delimiters: delimiters))
    return end
  }

  /// The name in a tag, or nil after reporting what is wrong with it.
  private mutating func name(of kind: Tag.Kind, in content: Range<Int>, at start: Int) -> String? {
    let written = text(content)
    switch TagName(written, of: kind) {
    case .name(let name): return name
    case .empty: report(at: start, "tag without a name")
    case .space:
      report(at: start, "the name '\(written.singleLine)' has a space in it", fix: "a name is one word")
    case .emptyPart: report(at: start, "the dotted name '\(written)' has an empty part")
    }
    return nil
  }

  /// Reports a tag that runs on. Reading continues behind its opening delimiter, unless no tag can end any more:
  /// then all further ones would be this one's fault.
  private mutating func neverClosed(at start: Int) -> Int {
    let shown = bytes[start...].prefix(40)
    let end = shown.dropFirst(delimiters.open.count).firstIndex(where: \.isLineBreak) ?? shown.endIndex
    let tag = text(start..<end).prefix { $0 != " " }
    report(at: start, "tag '\(tag)' is never closed", fix: "end it with '\(text(delimiters.close))'")
    let canGoOn = closing(from: start + delimiters.open.count) != nil
    return canGoOn ? start + delimiters.open.count : bytes.count
  }

  private mutating func report(
    at offset: Int, _ summary: String, explanation: String? = nil, fix: String? = nil
  ) {
    guard diagnostics.count < Compiler.mostFaults else { return }
    diagnostics.append(
      .error(at: source.location(utf8Offset: offset), summary, explanation: explanation, fix: fix))
  }
}

extension Lexer {
  /// Where the next closing delimiter is.
  private mutating func closing(from start: Int) -> Int? {
    if let nextClose, nextClose.delimiter == delimiters.close, nextClose.searched.contains(start) {
      return nextClose.searched.upperBound <= bytes.count ? nextClose.searched.upperBound - 1 : nil
    }
    let close = find(delimiters.close, from: start)
    nextClose = (delimiters.close, start..<(close ?? bytes.count) + 1)
    return close
  }

  /// Where the closing delimiter is, unless another tag opens before it.
  private mutating func closingBeforeNextTag(from start: Int) -> Int? {
    guard let end = closing(from: start) else { return nil }
    let next = delimiters.open == delimiters.close ? nil : find(delimiters.open, from: start, before: end)
    return next == nil ? end : nil
  }

  private func find(_ pattern: [UInt8], from start: Int, before end: Int? = nil) -> Int? {
    guard let first = pattern.first else { return nil }
    let last = min(end ?? bytes.count, bytes.count) - pattern.count
    var position = start
    while position <= last {
      if bytes[position] == first, bytes[position...].starts(with: pattern) { return position }
      position += 1
    }
    return nil
  }

  private func skipSpace(from start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex { !$0.isSpaceOrLineBreak } ?? bytes.count
  }

  /// The text of a part of the source, without the spaces around it.
  private func text(_ range: Range<Int>) -> String {
    let content = bytes[range].drop(while: \.isSpaceOrLineBreak)
    let end = content.lastIndex { !$0.isSpaceOrLineBreak }.map { $0 + 1 } ?? content.startIndex
    return String(decoding: content[..<end], as: UTF8.self)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension Tag.Kind {
  fileprivate init?(sigil: UInt8) {
    switch sigil {
    case UInt8(ascii: "&"): self = .interpolation(escapes: false)
    case UInt8(ascii: "#"): self = .section
    case UInt8(ascii: "^"): self = .invertedSection
    case UInt8(ascii: "/"): self = .closing
    case UInt8(ascii: ">"): self = .partial
    case UInt8(ascii: "<"): self = .parent
    case UInt8(ascii: "$"): self = .block
    default: return nil
    }
  }
}

extension Delimiters {
  /// The two delimiters of a set delimiter tag's content, if it holds two.
  fileprivate init?(_ content: ArraySlice<UInt8>) {
    let words = content.split(whereSeparator: \.isSpaceOrLineBreak)
    guard words.count == 2, !content.contains(UInt8(ascii: "=")) else { return nil }
    self.init(open: Array(words[0]), close: Array(words[1]))
  }
}

extension String {
  /// The text with line breaks as spaces, for a message of one line.
  fileprivate var singleLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
