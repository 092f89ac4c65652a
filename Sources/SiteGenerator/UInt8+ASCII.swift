extension UInt8 {
  var isASCIILetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

  var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }

  /// What HTML, CSS and SVG take for white space: space, tab, line feed, form feed and carriage return.
  var isHTMLSpace: Bool { self == 32 || self == 9 || self == 10 || self == 12 || self == 13 }

  /// What a hexadecimal digit stands for.
  var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
