/// What a tag begins and ends with.
struct Delimiters: Sendable, Hashable {
  let open: [UInt8]
  let close: [UInt8]

  static let standard = Self(open: Array("{{".utf8), close: Array("}}".utf8))
}
