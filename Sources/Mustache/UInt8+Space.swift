extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isSpaceOrLineBreak: Bool { isSpace || isLineBreak }
}
