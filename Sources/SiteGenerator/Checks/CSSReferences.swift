/// The addresses in CSS: `url(…)` and the texts of `@import`.
enum CSSReferences {
  /// An address, decoded, with its place in the CSS.
  struct Address: Equatable {
    let kind: Reference.Kind
    let bytes: [UInt8]
    let offset: Int
  }

  static func all(in css: UnsafeBufferPointer<UInt8>) -> [Address] {
    var scanner = CSSScanner(css)
    scanner.scan()
    return scanner.addresses
  }
}

/// Goes over CSS by its tokens, as far as they matter: comments, strings, `url(`, `@import`.
private struct CSSScanner {
  private(set) var addresses: [CSSReferences.Address] = []
  private let css: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// What the next string or `url()` is, behind `@import` until the semicolon.
  private var isImport = false
  private var isFontFace = false

  init(_ css: UnsafeBufferPointer<UInt8>) { self.css = css }

  mutating func scan() {
    while index < css.count {
      switch css[index] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let (bytes, start) = readString()
        if isImport { add(bytes, at: start) }
      case UInt8(ascii: "@"): readRule()
      case UInt8(ascii: ";"), UInt8(ascii: "{"):
        isImport = false
        index += 1
      case UInt8(ascii: "}"):
        isFontFace = false
        index += 1
      case UInt8(ascii: "u"), UInt8(ascii: "U"): readURL()
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
  }

  private func byte(_ ahead: Int) -> UInt8? { index + ahead < css.count ? css[index + ahead] : nil }

  private func isWord(_ word: String, at start: Int) -> Bool {
    let bytes = word.utf8
    guard start + bytes.count <= css.count else { return false }
    return zip(css[start...], bytes).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  private mutating func add(_ bytes: [UInt8], at offset: Int) {
    let kind: Reference.Kind = isImport ? .style : isFontFace ? .font : .picture
    addresses.append(CSSReferences.Address(kind: kind, bytes: bytes, offset: offset))
    isImport = false
  }

  private mutating func skipComment() {
    index += 2
    while index < css.count, !(css[index] == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { index += 1 }
    index += 2
  }

  private mutating func readRule() {
    index += 1
    if isWord("import", at: index) {
      isImport = true
      index += 6
    } else if isWord("font-face", at: index) {
      isFontFace = true
      index += 9
    } else if isWord("namespace", at: index) {
      // Its address is a name, and nothing is there.
      while index < css.count, css[index] != UInt8(ascii: ";") { index += 1 }
    }
  }

  private mutating func readURL() {
    let isInWord = index > 0 && css[index - 1].isCSSName
    guard !isInWord, isWord("url(", at: index) else {
      index += 1
      return
    }
    index += 4
    while let next = byte(0), next.isHTMLSpace { index += 1 }
    if let quote = byte(0), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let (bytes, start) = readString()
      add(bytes, at: start)
    } else {
      let start = index
      add(readText { $0 == UInt8(ascii: ")") || $0.isHTMLSpace }, at: start)
    }
  }

  private mutating func readString() -> (bytes: [UInt8], start: Int) {
    let quote = css[index]
    index += 1
    let start = index
    let bytes = readText { $0 == quote || $0 == 10 || $0 == 12 || $0 == 13 }
    if byte(0) == quote { index += 1 }
    return (bytes, start)
  }

  /// Reads to the byte that ends it, and decodes escapes: `\)`, `\26 `.
  private mutating func readText(endingAt isEnd: (UInt8) -> Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    while let next = byte(0), !isEnd(next) {
      index += 1
      if next == UInt8(ascii: "\\") { bytes += readEscape() } else { bytes.append(next) }
    }
    return bytes
  }

  private mutating func readEscape() -> [UInt8] {
    var number: UInt32 = 0
    var digits = 0
    while digits < 6, let digit = byte(0)?.hexValue {
      number = number << 4 | UInt32(digit)
      digits += 1
      index += 1
    }
    guard digits > 0 else {
      guard let next = byte(0) else { return [] }
      index += 1
      // An escaped line break stands for nothing.
      return next == 10 ? [] : [next]
    }
    if let next = byte(0), next.isHTMLSpace { index += 1 }
    return Array(String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8)
  }
}

extension UInt8 {
  fileprivate var isCSSName: Bool {
    isASCIILetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
  }
}
