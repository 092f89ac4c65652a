extension [UInt8] {
  /// Whether a closer look is worth while.
  var mayHoldWikiLinks: Bool {
    withUnsafeBufferPointer { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        if byte == previous && byte == UInt8(ascii: "[") { return true }
        previous = byte
      }
      return false
    }
  }

  /// The insides of all `[[…]]`, in the order of the text; a backslash before the brackets makes them literal.
  func wikiContents() -> [Range<Int>] {
    var contents: [Range<Int>] = []
    var index = 0
    while index < count {
      if self[index] == UInt8(ascii: "\\") {
        index += 2
      } else if let content = wikiContent(at: index) {
        contents.append(content)
        index = content.upperBound + 2
      } else {
        index += 1
      }
    }
    return contents
  }

  /// Makes the two noncharacters of ``WikiLinkMarker`` U+FFFD.
  mutating func replaceMarkers() {
    for index in indices.dropLast(2) where self[index] == 0xEF && self[index + 1] == 0xB7 {
      guard self[index + 2] == 0x90 || self[index + 2] == 0x91 else { continue }
      replaceSubrange(index...index + 2, with: "\u{FFFD}".utf8)
    }
  }

  /// The inside of a `[[…]]` that begins here.
  private func wikiContent(at index: Int) -> Range<Int>? {
    guard begins("[[", at: index) else { return nil }
    let start = index + 2
    let end = self[start...].firstIndex(where: \.endsWikiContent) ?? count
    guard begins("]]", at: end), self[end - 1] != UInt8(ascii: "\\") else { return nil }
    let firstInk = self[start..<end].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return firstInk == nil || firstInk == UInt8(ascii: "|") ? nil : start..<end
  }

  private func begins(_ pair: StaticString, at index: Int) -> Bool {
    index + 1 < count && self[index] == pair.utf8Start[0] && self[index + 1] == pair.utf8Start[1]
  }
}

extension UInt8 {
  /// A wiki link holds no brackets and no line break, and none of the characters that begin what CommonMark
  /// ranks above links: code spans, HTML and autolinks.
  fileprivate var endsWikiContent: Bool {
    switch self {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0,
      UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      true
    default: false
    }
  }
}
