extension WikiLinkMask {
  /// A part of a text node.
  enum Piece {
    case text(String)
    case wikiLink(WikiLink)
  }

  /// Whether something in the text is masked.
  func masks(partOf text: String) -> Bool {
    text.utf8.contains(WikiLinkMarker.start[0]) && !masks(in: Array(text.utf8)).isEmpty
  }

  /// The text with every mask lifted: for code, HTML, addresses and the texts of other links.
  func restored(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var restored: [UInt8] = []
    var copied = 0
    for (range, link) in masks(in: bytes) {
      restored += bytes[copied..<range.lowerBound]
      restored += link.text.utf8
      copied = range.upperBound
    }
    guard copied > 0 else { return text }
    return String(decoding: restored + bytes[copied...], as: UTF8.self)
  }

  /// The text cut into plain pieces and wiki links.
  func pieces(of text: String) -> [Piece] {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var copied = 0
    for (range, link) in masks(in: bytes) {
      // With a bracket gone to a link around it, it is no wiki link; restoring the text is all that is left.
      guard let brackets = bytes.brackets(around: range, from: copied) else { continue }
      pieces.append(.text(restored(String(decoding: bytes[copied..<brackets.lowerBound], as: UTF8.self))))
      pieces.append(.wikiLink(link))
      copied = brackets.upperBound
    }
    return pieces + [.text(restored(String(decoding: bytes[copied...], as: UTF8.self)))]
  }

  private func masks(in bytes: [UInt8]) -> [(range: Range<Int>, link: WikiLink)] {
    guard !links.isEmpty else { return [] }
    var masks: [(range: Range<Int>, link: WikiLink)] = []
    var index = 0
    while index + 6 < bytes.count {
      guard let mask = mask(in: bytes, at: index) else {
        index += 1
        continue
      }
      masks.append(mask)
      index = mask.range.upperBound
    }
    return masks
  }

  private func mask(in bytes: [UInt8], at index: Int) -> (range: Range<Int>, link: WikiLink)? {
    guard bytes[index] == WikiLinkMarker.start[0], bytes[index...].starts(with: WikiLinkMarker.start) else {
      return nil
    }
    let digits = bytes[(index + 3)...].prefix { $0 != WikiLinkMarker.end[0] }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), links.indices.contains(number) else {
      return nil
    }
    return (index..<digits.endIndex + 3, links[number])
  }
}

extension [UInt8] {
  /// The mask with its `[[` and `]]`, if they are there.
  fileprivate func brackets(around mask: Range<Int>, from start: Int) -> Range<Int>? {
    let before = self[Swift.max(start, mask.lowerBound - 2)..<mask.lowerBound]
    guard before.elementsEqual("[[".utf8), self[mask.upperBound...].starts(with: "]]".utf8) else {
      return nil
    }
    return mask.lowerBound - 2..<mask.upperBound + 2
  }
}
