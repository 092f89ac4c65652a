/// The `srcset` of a picture: `small.png 1x, large.png 2x`.
enum SourceSet {
  /// Where its addresses lie.
  static func addresses(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var addresses: [Range<Int>] = []
    var index = 0
    let comma = UInt8(ascii: ",")
    func skip(_ belongs: (UInt8) -> Bool) { while index < bytes.count, belongs(bytes[index]) { index += 1 } }
    while true {
      skip { $0.isHTMLSpace || $0 == comma }
      guard index < bytes.count else { return addresses }
      let start = index
      skip { !$0.isHTMLSpace }
      var end = index
      while end > start, bytes[end - 1] == comma { end -= 1 }
      addresses.append(start..<end)
      // A comma right behind the address ends the candidate; otherwise its descriptor comes first.
      if end == index { skipDescriptor() }
    }

    func skipDescriptor() {
      var depth = 0
      skip { byte in
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        return byte != comma || depth > 0
      }
    }
  }
}
