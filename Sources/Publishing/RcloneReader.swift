/// Reads JSON strictly by RFC 8259.
struct RcloneReader {
  private let bytes: [UInt8]
  private var position = 0

  private static let deepest = 32

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The only value; nil if there is anything else.
  mutating func document() -> RcloneValue? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return position == bytes.count ? value : nil
  }

  // MARK: - Values

  private mutating func value(depth: Int) -> RcloneValue? {
    skipSpace()
    guard depth < Self.deepest, position < bytes.count else { return nil }
    return switch bytes[position] {
    case UInt8(ascii: "{"): object(depth)
    case UInt8(ascii: "["): list(depth)
    case UInt8(ascii: "\""): string().map(RcloneValue.string)
    case UInt8(ascii: "t"): take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): take("null") ? .null : nil
    default: number()
    }
  }

  private mutating func object(_ depth: Int) -> RcloneValue? {
    var fields: [String: RcloneValue] = [:]
    let isWhole = sequence("{", "}") { reader in
      reader.skipSpace()
      guard let name = reader.string() else { return false }
      reader.skipSpace()
      guard reader.take(":"), let value = reader.value(depth: depth + 1) else { return false }
      fields[name] = value
      return true
    }
    return isWhole ? .object(fields) : nil
  }

  private mutating func list(_ depth: Int) -> RcloneValue? {
    var elements: [RcloneValue] = []
    let isWhole = sequence("[", "]") { reader in
      guard let value = reader.value(depth: depth + 1) else { return false }
      elements.append(value)
      return true
    }
    return isWhole ? .list(elements) : nil
  }

  /// What stands between two brackets, with commas between its parts.
  private mutating func sequence(
    _ start: StaticString, _ end: StaticString, _ part: (inout RcloneReader) -> Bool
  ) -> Bool {
    guard take(start) else { return false }
    skipSpace()
    if take(end) { return true }
    repeat {
      guard part(&self) else { return false }
      skipSpace()
    } while take(",")
    return take(end)
  }

  private mutating func number() -> RcloneValue? {
    let start = position
    _ = take("-")
    if !take("0"), !digits() { return nil }
    if take("."), !digits() { return nil }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() else { return nil }
    }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Whether there is at least one.
  private mutating func digits() -> Bool {
    let start = position
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
    return position > start
  }

  // MARK: - Strings

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var units: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let character = escaped() else { return nil }
        units += Array(String(character).utf8)
      case ..<0x20: return nil
      default: units.append(byte)
      }
    }
    return nil
  }

  /// The character whose escape stands behind the backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    return switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "u"): scalar()
    default: nil
    }
  }

  /// Four hexadecimal digits, or two times four for what does not fit into them.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = hexadecimal() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard take("\\u"), let second = hexadecimal(), (0xDC00..<0xE000).contains(second) else { return nil }
    return Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
      value = value << 4 + UInt32(digit)
    }
    position += 4
    return value
  }

  // MARK: - Steps

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
  }

  /// Goes behind the text if it stands here.
  private mutating func take(_ text: StaticString) -> Bool {
    let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[position...].starts(with: expected) else { return false }
    position += expected.count
    return true
  }
}
