/// A fault of syntax in a JSON text.
struct JSONSyntaxError: Error {
  let offset: Int
  let summary: String
  var fix: String?
}

/// Reads RFC 8259 JSON into tokens, strictly and with bounded nesting.
struct JSONParser {
  /// More levels than any honest file has, few enough for the smallest thread's stack.
  static let deepestNesting = 128
  /// More values and keys than any honest file has, few enough for the memory of most machines: 16 bytes each.
  static let mostTokens = 100_000_000
  /// What some editors write before UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private var tokens: [JSONToken] = []

  static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> [JSONToken] {
    guard bytes.count < UInt32.max else {
      throw JSONSyntaxError(offset: 0, summary: "the file is larger than 4 GB")
    }
    try checkUTF8(bytes)
    var parser = JSONParser(bytes)
    try parser.parseDocument()
    return parser.tokens
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 8)
  }

  private static func checkUTF8(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw JSONSyntaxError(
        offset: error.byteOffsets.lowerBound, summary: "the text is not valid UTF-8",
        fix: "save the file as UTF-8")
    }
  }

  // MARK: - Values

  private mutating func parseDocument() throws(JSONSyntaxError) {
    if bytes.starts(with: Self.byteOrderMark) { index = 3 }
    skipSpace()
    guard index < bytes.count else {
      throw fault("the file is empty", fix: "write {\"pokemon\": []} into it")
    }
    try parseValue()
    skipSpace()
    guard index == bytes.count else { throw fault("there is text behind the end of the JSON value") }
  }

  private mutating func parseValue() throws(JSONSyntaxError) {
    guard let byte = peek else { throw fault("the file ends where a value should stand") }
    switch byte {
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "{"): try parseObject()
    case UInt8(ascii: "["): try parseList()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    case UInt8(ascii: "t"): try parseWord("true", .bool)
    case UInt8(ascii: "f"): try parseWord("false", .bool)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: throw unexpectedValue(byte)
    }
  }

  private mutating func parseObject() throws(JSONSyntaxError) {
    let token = try open(.object)
    if peek == UInt8(ascii: "}") { return close(token) }
    while true {
      try parseKey()
      try parseValue()
      skipSpace()
      if try endsAfterComma(closing: UInt8(ascii: "}"), "the object") { return close(token) }
    }
  }

  private mutating func parseList() throws(JSONSyntaxError) {
    let token = try open(.list)
    if peek == UInt8(ascii: "]") { return close(token) }
    while true {
      try parseValue()
      skipSpace()
      if try endsAfterComma(closing: UInt8(ascii: "]"), "the list") { return close(token) }
    }
  }

  private mutating func parseKey() throws(JSONSyntaxError) {
    guard peek == UInt8(ascii: "\"") else {
      throw fault("a key in quotation marks should stand here", fix: "write keys as \"name\"")
    }
    try parseString()
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw fault("a colon should stand between a key and its value") }
    index += 1
    skipSpace()
  }

  /// Steps over a comma, or answers true at the closing bracket.
  private mutating func endsAfterComma(closing: UInt8, _ what: String) throws(JSONSyntaxError) -> Bool {
    guard let byte = peek else { throw fault("\(what) is never closed") }
    if byte == closing { return true }
    guard tokens.count < Self.mostTokens else { throw fault("there are more than \(Self.mostTokens) values") }
    guard byte == UInt8(ascii: ",") else { throw fault("a comma should stand before the next value") }
    let comma = index
    index += 1
    skipSpace()
    guard peek != closing else {
      throw JSONSyntaxError(
        offset: comma, summary: "a comma stands before the end of \(what)", fix: "remove the comma")
    }
    return false
  }

  private mutating func open(_ kind: JSONToken.Kind) throws(JSONSyntaxError) -> Int {
    guard depth < Self.deepestNesting else {
      throw fault("values are nested deeper than \(Self.deepestNesting) levels")
    }
    depth += 1
    append(kind, from: index, to: index)
    index += 1
    skipSpace()
    return tokens.count - 1
  }

  private mutating func close(_ token: Int) {
    depth -= 1
    index += 1
    tokens[token].end = UInt32(index)
    tokens[token].next = UInt32(tokens.count)
  }

  private mutating func append(_ kind: JSONToken.Kind, from start: Int, to end: Int) {
    tokens.append(
      JSONToken(kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(tokens.count + 1)))
  }

  // MARK: - Scalars

  private mutating func parseWord(_ word: StaticString, _ kind: JSONToken.Kind) throws(JSONSyntaxError) {
    let start = index
    let end = start + word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { end <= bytes.count && bytes[start..<end].elementsEqual($0) }
    guard matches else { throw unexpectedValue(bytes[start]) }
    index = end
    append(kind, from: start, to: end)
  }

  private mutating func parseNumber() throws(JSONSyntaxError) {
    let start = index
    skip(UInt8(ascii: "-"))
    let first = peek
    try skipDigits()
    if first == UInt8(ascii: "0"), index - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1) {
      throw JSONSyntaxError(
        offset: start, summary: "a number begins with 0", fix: "drop the zeros, or put the number in quotes")
    }
    if skip(UInt8(ascii: ".")) { try skipDigits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      try skipDigits()
    }
    try checkSize(from: start)
    append(.number, from: start, to: index)
  }

  /// A `Double` holds every number of up to 308 digits without an exponent.
  private func checkSize(from start: Int) throws(JSONSyntaxError) {
    let digits = bytes[start..<index]
    guard digits.count > 300 || digits.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return }
    guard let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite else {
      throw JSONSyntaxError(offset: start, summary: "the number is larger than any that can be stored")
    }
  }

  private mutating func skipDigits() throws(JSONSyntaxError) {
    let start = index
    while let byte = peek, byte &- 48 < 10 { index += 1 }
    guard index > start else { throw fault("a digit should stand here") }
  }

  @discardableResult private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func parseString() throws(JSONSyntaxError) {
    let start = index + 1
    index = start
    var kind = JSONToken.Kind.string
    while true {
      index = Self.endOfPlainText(bytes.span, from: index)
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        append(kind, from: start, to: index)
        index += 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        kind = .escapedString
        try skipEscape()
      } else {
        throw fault(
          "a line break or control character stands inside a string", fix: "write a line break as \\n")
      }
    }
    throw JSONSyntaxError(offset: start - 1, summary: "the string is never closed")
  }

  /// Where the text that means itself inside a string ends. Most of a file is such text.
  private static func endOfPlainText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end + 8 <= bytes.count,
      isPlain(bytes.bytes.unsafeLoadUnaligned(fromByteOffset: end, as: UInt64.self))
    {
      end += 8
    }
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      end += 1
    }
    return end
  }

  /// Whether none of eight bytes is a quotation mark, a backslash or a control character. The highest bit of a byte
  /// in each sum tells whether a subtraction went below zero there, or in a lower byte, where the search would end.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let found =
      (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
    return found & (ones &* 0x80) == 0
  }

  private mutating func skipEscape() throws(JSONSyntaxError) {
    guard index + 1 < bytes.count else { throw fault("the string is never closed") }
    switch bytes[index + 1] {
    case UInt8(ascii: "u"):
      let digits = bytes[min(index + 2, bytes.count)..<min(index + 6, bytes.count)]
      guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
        throw fault("four hexadecimal digits should stand behind \\u")
      }
      index += 6
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 2
    default:
      throw fault("a backslash stands before a character that needs none", fix: "write a backslash as \\\\")
    }
  }

  // MARK: - Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private func fault(_ summary: String, fix: String? = nil) -> JSONSyntaxError {
    JSONSyntaxError(offset: index, summary: summary, fix: fix)
  }

  private func unexpectedValue(_ byte: UInt8) -> JSONSyntaxError {
    switch byte {
    case UInt8(ascii: "'"): fault("a string stands in single quotes", fix: "JSON strings take double quotes")
    case UInt8(ascii: "/"): fault("JSON has no comments", fix: "remove the comment")
    case UInt8(ascii: "]"), UInt8(ascii: "}"): fault("a bracket closes where a value should stand")
    default: fault("this is not a JSON value", fix: "text stands in double quotes")
    }
  }
}
