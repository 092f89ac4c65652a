/// Goes over the tags of a page and counts what is open. An end tag closes an element of its name; elements that
/// HTML closes by itself are not counted, for each of them can only lie in another that is.
struct TagScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var open = OpenElements()

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func fault() -> MarkupFault? {
    while let start = find(UInt8(ascii: "<"), from: position) {
      position = start + 1
      guard position < bytes.count else { return nil }
      switch bytes[position] {
      case UInt8(ascii: "/"):
        position += 1
        open.close(readName())
      case UInt8(ascii: "!"): skipComment()
      case let byte where byte.isASCIILetter:
        if let fault = readStartTag(at: start) { return fault }
      default: break
      }
    }
    return nil
  }

  private mutating func readStartTag(at start: Int) -> MarkupFault? {
    let name = readName()
    guard let isSelfClosing = skipAttributes() else { return MarkupFault(reason: .attributes, offset: start) }
    if TagName.uncounted.contains(name) { return nil }
    guard open.open(name, isSelfClosing: isSelfClosing) <= MarkupLimits.depth else {
      return MarkupFault(reason: .depth, offset: start)
    }
    if TagName.rawTexts.contains(name) { skipRawText(name) }
    return nil
  }

  /// Goes behind the end of the tag; nil if it has too many attributes.
  private mutating func skipAttributes() -> Bool? {
    var count = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"): return bytes[position - 1] == UInt8(ascii: "/")
      case UInt8(ascii: "/"): position += 1
      case let byte where byte.isHTMLSpace: position += 1
      default:
        count += 1
        guard count <= MarkupLimits.attributes else { return nil }
        skipAttribute()
      }
    }
    return false
  }

  private mutating func skipAttribute() {
    // An equals sign at first is a part of the name.
    position += 1
    skip { !$0.isHTMLSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "=") }
    let end = position
    skip(\.isHTMLSpace)
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      position = end
      return
    }
    position += 1
    skip(\.isHTMLSpace)
    guard position < bytes.count else { return }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      skip { !$0.isHTMLSpace && $0 != UInt8(ascii: ">") }
      return
    }
    position = find(quote, from: position + 1).map { $0 + 1 } ?? bytes.count
  }

  private mutating func skipComment() {
    guard position + 2 < bytes.count, bytes[position + 1] == UInt8(ascii: "-"),
      bytes[position + 2] == UInt8(ascii: "-")
    else { return }
    // `<!-->` and `<!--->` are comments, too.
    position += 1
    while let end = find(UInt8(ascii: ">"), from: position + 1) {
      position = end
      if bytes[end - 1] == UInt8(ascii: "-"), bytes[end - 2] == UInt8(ascii: "-") { return }
      if bytes[end - 1] == UInt8(ascii: "!"), bytes[end - 2] == UInt8(ascii: "-") { return }
    }
    position = bytes.count
  }

  /// Goes to the end tag of an element whose content is no markup.
  private mutating func skipRawText(_ name: UInt64) {
    while let start = find(UInt8(ascii: "<"), from: position) {
      position = start + 1
      guard position < bytes.count, bytes[position] == UInt8(ascii: "/") else { continue }
      position += 1
      if readName() == name {
        position = start
        return
      }
    }
    position = bytes.count
  }

  private mutating func readName() -> UInt64 {
    let start = position
    skip { !$0.isHTMLSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    return TagName.packed(bytes[start..<position])
  }

  @inline(__always) private mutating func skip(_ belongs: (UInt8) -> Bool) {
    while position < bytes.count, belongs(bytes[position]) { position += 1 }
  }

  @inline(__always) private func find(_ byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }
}
