/// Addresses of pictures, shortened to the few patterns that they follow.
///
/// `sprites/25.png` and `sprites/26.png` are both `sprites/{number}.png`.
struct PicturePatterns: Sendable {
  private(set) var patterns: [String] = []
  /// For every species, the position of its pattern.
  private(set) var indices: [Int] = []
  private var positions: [String: Int] = [:]

  /// - Parameter address: the picture of the next species, relative to the site's root if it is the site's own.
  mutating func add(_ address: String, slug: String, number: Int?) {
    let pattern = Self.pattern(of: address, slug: slug, number: number)
    let position = positions[pattern] ?? patterns.count
    if position == patterns.count {
      patterns.append(pattern)
      positions[pattern] = position
    }
    indices.append(position)
  }

  /// The last part of the address without its ending may be the slug or the number.
  private static func pattern(of address: String, slug: String, number: Int?) -> String {
    let bytes = address.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    let name = String(address[start..<end])
    if name == slug { return address[..<start] + "{slug}" + address[end...] }
    if name == number.map(String.init) { return address[..<start] + "{number}" + address[end...] }
    return address
  }
}
