/// How many elements of each name are open, and how many in all.
///
/// A table of its own, because a page has as many tags as lines, and this is asked at each of them.
struct OpenElements {
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
enum TagName {
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
