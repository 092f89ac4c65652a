import CXXHash

/// The XXH3 digest of some bytes: tells whether content has changed, and makes names that change with it.
struct Digest: Sendable, Hashable {
  let high: UInt64
  let low: UInt64

  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Digest($0) }
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    high = hash.high64
    low = hash.low64
  }

  /// 32 hexadecimal digits.
  init?(text: Substring) {
    // `UInt64` takes a sign, too.
    guard text.utf8.count == 32, text.utf8.allSatisfy({ $0.isASCIILetterOrDigit }),
      let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  /// 32 hexadecimal digits.
  var text: String { Self.hex(high) + Self.hex(low) }

  /// Ten hexadecimal digits, enough to tell the versions of one file apart.
  var shortText: String { String(Self.hex(high).prefix(10)) }

  private static func hex(_ value: UInt64) -> String {
    String(unsafeUninitializedCapacity: 16) { digits in
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * place)) & 0xF
        digits[place] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      }
      return 16
    }
  }
}
