extension Output {
  /// Appends text, escaped so that it is right in an element and in a quoted attribute.
  ///
  /// `& < > " '` become references. The control characters that HTML does not allow are left out (U+0000 to
  /// U+001F but for tab, line feed and carriage return); a form feed becomes a space.
  mutating func appendEscaped(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { appendEscaped($0) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0) } }
  }

  /// Copies the runs between the bytes that are escaped; most texts are one run.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<text.count where text[index].needsEscape {
      append(UnsafeBufferPointer(rebasing: text[start..<index]))
      append(text[index].escape)
      start = index + 1
    }
    append(UnsafeBufferPointer(rebasing: text[start...]))
  }
}

extension UInt8 {
  /// Whether the byte is not copied as it is. One bit for each of the first 64 bytes: bits 0 to 31 are the
  /// control characters but for 09, 0A and 0D, then come 22, 26, 27, 3C and 3E.
  @inline(__always)
  fileprivate var needsEscape: Bool {
    let special: UInt64 = 0x5000_00C4_FFFF_D9FF
    return self < 64 && (special &>> UInt64(self)) & 1 != 0
  }

  fileprivate var escape: StaticString {
    switch self {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0x0C: " "
    default: ""
    }
  }
}
