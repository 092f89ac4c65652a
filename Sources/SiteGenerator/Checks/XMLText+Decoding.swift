extension XMLText {
  private static let names: [[UInt8]: UInt8] = [
    Array("amp".utf8): UInt8(ascii: "&"), Array("lt".utf8): UInt8(ascii: "<"),
    Array("gt".utf8): UInt8(ascii: ">"), Array("quot".utf8): UInt8(ascii: "\""),
    Array("apos".utf8): UInt8(ascii: "'"),
  ]

  /// With the characters that `&amp;`, `&#38;` and `&#x26;` stand for; what is none of them stays as it is.
  static func decoded(_ text: some Collection<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    var rest = Array(text)[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      decoded += rest[..<sign]
      rest = rest[(sign + 1)...]
      if let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")), let character = character(rest[..<end])
      {
        decoded += character
        rest = rest[(end + 1)...]
      } else {
        decoded.append(UInt8(ascii: "&"))
      }
    }
    return decoded + rest
  }

  private static func character(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    guard name.first == UInt8(ascii: "#") else { return names[Array(name)].map { [$0] } }
    let number = String(decoding: name.dropFirst(), as: UTF8.self)
    let value = number.hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return value.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) }
  }
}
