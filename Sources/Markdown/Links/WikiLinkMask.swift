/// Markdown in which the inside of every `[[…]]` is masked, so that CommonMark and smart punctuation leave
/// the names alone: `[[Farfetch'd]]`, `[[a_b_c]]` and `[[x*y]]` arrive as they were written.
///
/// The brackets stay, so CommonMark still decides what they are: in code they are code, in a link's text they
/// are text, and `[[1]](url)` is a link. Only what stands between them is replaced by U+FDD0, a number and
/// U+FDD1. Unicode promises that these two are never characters; where a text holds them all the same, they
/// become U+FFFD before.
struct WikiLinkMask {
  /// The masked Markdown.
  private(set) var bytes: [UInt8]
  /// The wiki links, in the order of the text.
  private(set) var links: [WikiLink] = []

  /// Takes a text as it is.
  init(unmasked text: String) {
    bytes = Array(text.utf8)
  }

  /// Masks a text.
  init(_ text: String) {
    self.init(unmasked: text)
    guard bytes.mayHoldWikiLinks else { return }
    bytes.replaceMarkers()
    mask()
  }

  /// Where a byte of the masked text stands in the original.
  func originalOffset(ofMasked offset: Int) -> Int {
    let following = links.partitioningIndex { $0.masked.lowerBound > offset }
    guard following > 0 else { return offset }
    let link = links[following - 1]
    guard offset >= link.masked.upperBound else { return link.content.lowerBound }
    return link.content.upperBound + (offset - link.masked.upperBound)
  }

  private mutating func mask() {
    let source = bytes
    bytes.removeAll(keepingCapacity: true)
    var copied = 0
    for content in source.wikiContents() {
      bytes += source[copied..<content.lowerBound]
      add(content, of: source)
      copied = content.upperBound
    }
    bytes += source[copied...]
  }

  private mutating func add(_ content: Range<Int>, of source: [UInt8]) {
    let start = bytes.count
    bytes += WikiLinkMarker.start
    bytes += String(links.count).utf8
    bytes += WikiLinkMarker.end
    let text = String(decoding: source[content], as: UTF8.self)
    links.append(WikiLink(text: text, content: content, masked: start..<bytes.count))
  }
}

/// What stands for a wiki link's inside: U+FDD0, a number, U+FDD1.
enum WikiLinkMarker {
  static let start: [UInt8] = [0xEF, 0xB7, 0x90]
  static let end: [UInt8] = [0xEF, 0xB7, 0x91]
}

extension Array {
  /// The index of the first element that satisfies `predicate`, where all behind it do so too.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
