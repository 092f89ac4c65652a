import CXXHash

/// XXH3 of bytes, as hexadecimal text: for finding files and damage, not against forgery.
enum Checksum {
  /// 64 bits, 16 digits.
  static func of(_ bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.withContiguousStorageIfAvailable { XXH3_64bits($0.baseAddress, $0.count) }
    return hex(hash ?? of(copy: Array(bytes)))
  }

  /// 128 bits, 32 digits.
  static func name(of text: String) -> String {
    let hash = Array(text.utf8).withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
    return hex(hash.high64) + hex(hash.low64)
  }

  private static func of(copy bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { XXH3_64bits($0.baseAddress, $0.count) }
  }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
