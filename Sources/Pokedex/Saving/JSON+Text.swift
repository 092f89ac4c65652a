extension JSON {
  /// Appends the value as compact JSON: no spaces, text as it is but for what JSON has to escape.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .int(let int): bytes += String(int).utf8
    case .double(let double): bytes += (Int(exactly: double).map(String.init) ?? String(double)).utf8
    case .string(let string): Self.write(string, to: &bytes)
    case .list(let list): Self.write(list, "[", "]", to: &bytes) { $0.write(to: &$1) }
    case .object(let fields):
      Self.write(fields, "{", "}", to: &bytes) { field, bytes in
        Self.write(field.key, to: &bytes)
        bytes += ":".utf8
        field.value.write(to: &bytes)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, to bytes: inout [UInt8],
    _ element: (Element, inout [UInt8]) -> Void
  ) {
    bytes += open.utf8
    for (index, value) in elements.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      element(value, &bytes)
    }
    bytes += close.utf8
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case 0..<0x20: bytes += escape(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 16)
    return Array("\\u".utf8) + Array(String(repeating: "0", count: 4 - digits.count).utf8)
      + Array(digits.utf8)
  }
}
