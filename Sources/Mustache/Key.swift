/// A name together with its hash, which is computed once: when a template is compiled or a shape is made.
struct Key: Sendable {
  let name: String
  let hash: UInt64

  init(_ name: String) {
    self.name = name
    hash = Self.fnv1a(name)
  }

  /// FNV-1a over the UTF-8 bytes: short names hash in a few instructions, and alike in every process.
  private static func fnv1a(_ name: String) -> UInt64 {
    name.utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
