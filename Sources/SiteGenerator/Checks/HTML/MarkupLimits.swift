/// Why a page is not parsed.
struct MarkupFault: Error, Equatable {
  enum Reason: Equatable {
    case size, depth, attributes
    /// It takes more memory or time than any page should.
    case tangled
  }

  let reason: Reason
  /// The byte at which it shows.
  let offset: Int

  var summary: String {
    switch reason {
    case .size: "the file is larger than \(MarkupLimits.size >> 20) MiB and is not checked"
    case .depth: "elements lie more than \(MarkupLimits.depth) deep in each other; the page is not checked"
    case .attributes:
      "the element has more than \(MarkupLimits.attributes) attributes; the page is not checked"
    case .tangled: "the page takes too much memory or time to parse and is not checked"
    }
  }
}

/// What a page may ask of its parser.
///
/// HTML's rules look through all open elements at nearly every tag and compare each attribute of an element with
/// all others, so that a few hundred kilobytes can take minutes. A look at the tags alone, before, tells such
/// pages from all others.
enum MarkupLimits {
  static let size = 8 << 20
  /// Where Chromium and WebKit stop to nest.
  static let depth = 512
  static let attributes = 1000

  static func fault(in bytes: [UInt8]) -> MarkupFault? {
    guard bytes.count <= size else { return MarkupFault(reason: .size, offset: 0) }
    return bytes.withUnsafeBufferPointer { buffer in
      var scanner = TagScanner(buffer)
      return scanner.fault()
    }
  }
}

/// Goes over the tags of a page and counts what is open. An end tag closes an element of its name; elements that
/// HTML closes by itself are not counted, for each of them can only lie in another that is.
private struct TagScanner {
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

/// How many elements of each name are open, and how many in all.
///
/// A table of its own, because a page has as many tags as lines, and this is asked at each of them.
private struct OpenElements {
  private var depth = 0
  private var names: [UInt64]
  private var counts: [Int32]
  private var distinctNames = 0

  private static let size = 1024

  init() {
    names = Array(repeating: 0, count: Self.size)
    counts = Array(repeating: 0, count: Self.size)
  }

  /// - Returns: how many are open now.
  mutating func open(_ name: UInt64, isSelfClosing: Bool) -> Int {
    guard !(isSelfClosing && isInPicture) else { return depth }
    counts[slot(of: name)] += 1
    depth += 1
    return depth
  }

  mutating func close(_ name: UInt64) {
    let slot = slot(of: name)
    guard counts[slot] > 0 else { return }
    counts[slot] -= 1
    depth -= 1
  }

  /// Only there a slash at the end of a tag closes its element.
  private var isInPicture: Bool { isOpen(TagName.svg) || isOpen(TagName.math) }

  private func isOpen(_ name: UInt64) -> Bool { find(name).map { counts[$0] > 0 } ?? false }

  /// Where a name is counted. A page of very many names, which nobody writes, has the last ones counted as one.
  private mutating func slot(of name: UInt64) -> Int {
    if let slot = find(name) { return slot }
    guard distinctNames < Self.size / 2 else { return 0 }
    distinctNames += 1
    var slot = Self.start(of: name)
    while names[slot] != 0 { slot = slot % (Self.size - 1) + 1 }
    names[slot] = name
    return slot
  }

  private func find(_ name: UInt64) -> Int? {
    var slot = Self.start(of: name)
    while names[slot] != 0 {
      if names[slot] == name { return slot }
      slot = slot % (Self.size - 1) + 1
    }
    return nil
  }

  /// One of the slots behind the first.
  private static func start(of name: UInt64) -> Int {
    Int((name &* 0x9E37_79B9_7F4A_7C15) >> 33) % (size - 1) + 1
  }
}

/// Names of elements as numbers, whatever their case.
private enum TagName {
  static let svg = packed("svg".utf8)
  static let math = packed("math".utf8)

  /// Elements without an end, and those that another of their kind ends.
  static let uncounted = Set(
    [
      "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track",
      "wbr", "p", "li", "dt", "dd", "option", "optgroup", "tr", "td", "th", "tbody", "thead", "tfoot",
      "colgroup", "a", "button", "nobr",
    ].map { packed($0.utf8) })
  /// Elements whose content is no markup.
  static let rawTexts = Set(
    ["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"].map { packed($0.utf8) })

  /// Names of up to eight letters are told apart for certain, all others nearly so.
  @inline(__always) static func packed(_ name: some Sequence<UInt8>) -> UInt64 {
    var number: UInt64 = 0
    for byte in name {
      let letter = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
      number = ((number &<< 8) | (number &>> 56)) ^ UInt64(letter)
    }
    return number
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

  /// Space, tab, line feed, form feed and carriage return.
  var isHTMLSpace: Bool { self == 32 || self == 9 || self == 10 || self == 12 || self == 13 }
}
