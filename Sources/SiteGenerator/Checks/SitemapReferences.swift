/// The addresses in a sitemap: what stands in its `loc` elements (https://www.sitemaps.org/protocol.html).
enum SitemapReferences {
  static func all(in bytes: [UInt8]) -> References {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = SitemapScanner(buffer)
      scanner.scan()
      return scanner.references
    }
  }
}

/// Looks for elements without making a tree of them: a sitemap may name 50,000 pages.
private struct SitemapScanner {
  private(set) var references = References()
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func scan() {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start
      if skip("<!--") {
        index = end(of: "-->")
      } else if skip("<loc>") {
        readAddress()
      } else {
        index += 1
      }
    }
  }

  private mutating func readAddress() {
    while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
    let isPlain = !skip("<![CDATA[")
    let start = index
    let text = bytes[
      start..<(bytes[start...].firstIndex(of: UInt8(ascii: isPlain ? "<" : "]")) ?? bytes.count)]
    index = text.endIndex
    let length = text.lastIndex { !$0.isHTMLSpace }.map { $0 + 1 - start } ?? 0
    references.add(
      .entry, isPlain ? XMLText.decoded(text.prefix(length)) : Array(text.prefix(length)), at: start)
  }

  /// Goes behind a word, if it stands here.
  private mutating func skip(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[index...].starts(with: word) else { return false }
    index += word.count
    return true
  }

  /// The place behind the next such word, or the end.
  private mutating func end(of word: StaticString) -> Int {
    while index < bytes.count {
      if skip(word) { return index }
      index += 1
    }
    return bytes.count
  }
}
