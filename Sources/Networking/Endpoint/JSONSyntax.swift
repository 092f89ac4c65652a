/// Whether bytes are one JSON value and nothing else (RFC 8259), in UTF-8.
///
/// `JSONDecoder` goes through 200 MB a second and leaves strings and numbers alone that nobody asks for; this goes
/// through 500 and looks at all of them. Nesting is bounded at 512, where `JSONDecoder` stops too.
enum JSONSyntax {
  static func isValid(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONSyntaxReader(buffer)
      guard reader.readDocument() else { return false }
      return reader.isASCII || String(validating: buffer, as: UTF8.self) != nil
    }
  }
}

/// Goes over the bytes once. Every step says whether what it expects was there, and goes behind it.
private struct JSONSyntaxReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private(set) var isASCII = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func readDocument() -> Bool {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipSpace()
    guard readValue(depth: 0) else { return false }
    skipSpace()
    return position == bytes.count
  }

  private mutating func readValue(depth: Int) -> Bool {
    switch current {
    case UInt8(ascii: "{"): readContainer(until: UInt8(ascii: "}"), hasKeys: true, depth: depth)
    case UInt8(ascii: "["): readContainer(until: UInt8(ascii: "]"), hasKeys: false, depth: depth)
    case UInt8(ascii: "\""): readString()
    case UInt8(ascii: "t"): read("true")
    case UInt8(ascii: "f"): read("false")
    case UInt8(ascii: "n"): read("null")
    default: readNumber()
    }
  }

  private mutating func readContainer(until end: UInt8, hasKeys: Bool, depth: Int) -> Bool {
    guard depth < 512 else { return false }
    position += 1
    skipSpace()
    if skip(end) { return true }
    repeat {
      skipSpace()
      guard !hasKeys || readKey(), readValue(depth: depth + 1) else { return false }
      skipSpace()
    } while skip(UInt8(ascii: ","))
    return skip(end)
  }

  private mutating func readKey() -> Bool {
    guard readString() else { return false }
    skipSpace()
    guard skip(UInt8(ascii: ":")) else { return false }
    skipSpace()
    return true
  }

  private mutating func readString() -> Bool {
    guard skip(UInt8(ascii: "\"")) else { return false }
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): guard readEscape() else { return false }
      case ..<0x20: return false
      case 0x80...: isASCII = false
      default: break
      }
    }
    return false
  }

  private mutating func readEscape() -> Bool {
    let kind = current
    position += 1
    guard kind == UInt8(ascii: "u") else { return Self.escapes.contains(kind) }
    for _ in 0..<4 {
      guard Self.isHexDigit(current) else { return false }
      position += 1
    }
    return true
  }

  private mutating func readNumber() -> Bool {
    _ = skip(UInt8(ascii: "-"))
    guard skip(UInt8(ascii: "0")) || readDigits() else { return false }
    if skip(UInt8(ascii: ".")) { guard readDigits() else { return false } }
    guard skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) else { return true }
    _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
    return readDigits()
  }

  /// At least one.
  private mutating func readDigits() -> Bool {
    let start = position
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current) { position += 1 }
    return position > start
  }

  private mutating func read(_ word: StaticString) -> Bool {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: letters) else { return false }
    position += letters.count
    return true
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte, position < bytes.count else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while current <= 32, Self.spaces.contains(current), position < bytes.count { position += 1 }
  }

  /// The next byte; at the end a zero, which is nowhere part of JSON.
  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private static let escapes = Array("\"\\/bfnrt".utf8)
  private static let spaces = Array(" \t\n\r".utf8)
}
