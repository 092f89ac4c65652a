/// The bytes of one run.
///
/// A target that takes several things cuts them at lines of four equals signs, so that seeds can be written by hand.
struct FuzzInput: Sendable {
  let bytes: [UInt8]

  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// All parts.
  var parts: [FuzzInput] {
    var parts: [FuzzInput] = []
    var start = 0
    var index = 0
    while index + Self.separator.count <= bytes.count {
      if bytes[index] == Self.separator[0], bytes[index...].starts(with: Self.separator) {
        parts.append(FuzzInput(bytes: Array(bytes[start..<index])))
        index += Self.separator.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [FuzzInput(bytes: Array(bytes[start...]))]
  }

  /// The first parts; those that are missing are empty.
  func parts(_ count: Int) -> [FuzzInput] {
    let missing = repeatElement(FuzzInput(bytes: []), count: count)
    return Array((parts + missing).prefix(count))
  }

  private static let separator = Array("\n====\n".utf8)
}
