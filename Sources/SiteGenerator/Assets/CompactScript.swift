/// A script without what only people read: comments on lines of their own, and indentation.
///
/// Everything else stays as it is, line by line, so that errors in a browser's console still name code that its
/// author knows. A script that cannot be followed to its end, such as one with a text that is never closed, stays
/// as it is altogether.
struct CompactScript {
  private let source: [UInt8]
  private var position = 0
  private var result: [UInt8] = []
  /// What `}` ends, from the outside in.
  private var braces: [Brace] = []
  /// The last byte of code that is no white space: it tells whether `/` divides or begins a regular expression.
  private var lastOfCode: UInt8 = 0
  private var lastWord: [UInt8] = []
  /// Whether only white space has been met on this line.
  private var isAtStartOfLine = true

  private enum Brace { case block, substitution }

  /// The bytes of the compact script.
  static func bytes(of source: [UInt8]) -> [UInt8] {
    var script = CompactScript(source)
    return script.run() ? script.result : source
  }

  private init(_ source: [UInt8]) {
    self.source = source
    result.reserveCapacity(source.count)
  }

  // MARK: - Walking

  /// - Returns: whether the script ends where one may end.
  private mutating func run() -> Bool {
    while let byte = peek() {
      let isSound: Bool
      switch byte {
      case UInt8(ascii: "\n"): isSound = endLine()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): isSound = skipOrCopySpace(byte)
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): isSound = lineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): isSound = blockComment()
      case UInt8(ascii: "/") where !isAfterValue: isSound = regularExpression()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): isSound = text(closedBy: byte)
      case UInt8(ascii: "`"): isSound = template()
      case UInt8(ascii: "{"):
        braces.append(.block)
        isSound = code(byte)
      case UInt8(ascii: "}"):
        guard let brace = braces.popLast() else { return false }
        isSound = brace == .block ? code(byte) : template()
      default: isSound = code(byte)
      }
      guard isSound else { return false }
    }
    return braces.isEmpty
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < source.count ? source[position + distance] : nil
  }

  private mutating func copy() {
    result.append(source[position])
    position += 1
  }

  private mutating func code(_ byte: UInt8) -> Bool {
    isAtStartOfLine = false
    if Self.isPartOfName(byte) {
      // `x y` are two words.
      if position == 0 || !Self.isPartOfName(source[position - 1]) { lastWord = [] }
      lastWord.append(byte)
    } else {
      lastWord = []
    }
    lastOfCode = byte
    copy()
    return true
  }

  // MARK: - White space and comments

  private mutating func endLine() -> Bool {
    // An empty line says nothing, and no semicolon that the language adds depends on a second one.
    if result.isEmpty || result.last == UInt8(ascii: "\n") { position += 1 } else { copy() }
    isAtStartOfLine = true
    return true
  }

  private mutating func skipOrCopySpace(_ byte: UInt8) -> Bool {
    if isAtStartOfLine { position += 1 } else { copy() }
    return true
  }

  /// Licences stay: `//!` and `/*!` are how they begin.
  private var isKept: Bool { !isAtStartOfLine || peek(2) == UInt8(ascii: "!") }

  private mutating func lineComment() -> Bool {
    let isKept = isKept
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      if isKept { copy() } else { position += 1 }
    }
    return true
  }

  private mutating func blockComment() -> Bool {
    let isKept = isKept
    let start = position
    position += 2
    while let byte = peek() {
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        position += 2
        if isKept {
          result += source[start..<position]
          isAtStartOfLine = false
        }
        return true
      }
      position += 1
    }
    return false
  }

  // MARK: - Literals

  private mutating func text(closedBy quote: UInt8) -> Bool {
    copy()
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      copy()
      if byte == UInt8(ascii: "\\"), peek() != nil { copy() }
      if byte == quote { return value() }
    }
    return false
  }

  /// From a back quote, or from the end of a substitution, to the next of either.
  private mutating func template() -> Bool {
    copy()
    while let byte = peek() {
      copy()
      if byte == UInt8(ascii: "\\"), peek() != nil { copy() }
      if byte == UInt8(ascii: "`") { return value() }
      if byte == UInt8(ascii: "$"), peek() == UInt8(ascii: "{") {
        copy()
        braces.append(.substitution)
        lastOfCode = UInt8(ascii: "{")
        lastWord = []
        isAtStartOfLine = false
        return true
      }
    }
    return false
  }

  private mutating func regularExpression() -> Bool {
    copy()
    var isInClass = false
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      copy()
      if byte == UInt8(ascii: "\\"), peek() != nil { copy() }
      if byte == UInt8(ascii: "[") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      if byte == UInt8(ascii: "/"), !isInClass { return value() }
    }
    return false
  }

  private mutating func value() -> Bool {
    lastOfCode = UInt8(ascii: "\"")
    lastWord = []
    isAtStartOfLine = false
    return true
  }

  // MARK: - Division or regular expression

  private static let wordsBeforeExpressions: Set<[UInt8]> = Set(
    [
      "await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw", "typeof",
      "void", "yield",
    ]
    .map { Array($0.utf8) })

  /// Whether `/` divides what stands before it.
  ///
  /// Behind `)` and `}` only a full parser could tell. There a division is what people write; where it is none and
  /// the expression holds a quote, the script cannot be followed and stays as it is.
  private var isAfterValue: Bool {
    if Self.isPartOfName(lastOfCode) { return !Self.wordsBeforeExpressions.contains(lastWord) }
    return [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\"")].contains(lastOfCode)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
