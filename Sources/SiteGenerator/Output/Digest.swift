import CXXHash

/// The XXH3 digest of some bytes: tells whether content has changed, and makes names that change with it.
struct Digest: Sendable, Hashable {
  let high: UInt64
  let low: UInt64

  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Digest($0) }
  }

  init(_ bytes: ArraySlice<UInt8>) {
    self = bytes.withUnsafeBytes { Digest($0) }
  }

  /// The digest of a text as UTF-8.
  init(_ text: String) {
    var text = text
    self = text.withUTF8 { Digest(UnsafeRawBufferPointer($0)) }
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    high = hash.high64
    low = hash.low64
  }

  /// The digest of two digests.
  init(of first: Digest, _ second: Digest) {
    var bytes: [UInt8] = []
    first.append(to: &bytes)
    second.append(to: &bytes)
    self.init(bytes)
  }

  /// 32 hexadecimal digits.
  init?(hex digits: ArraySlice<UInt8>) {
    guard digits.count == 32 else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for digit in digits {
      guard let value = digit.hexValue else { return nil }
      halves.high = halves.high << 4 | halves.low >> 60
      halves.low = halves.low << 4 | UInt64(value)
    }
    (high, low) = halves
  }

  /// 32 hexadecimal digits.
  var text: String {
    String(unsafeUninitializedCapacity: 32) { digits in
      for place in 0..<32 { digits[place] = digit(place) }
      return 32
    }
  }

  /// Ten hexadecimal digits, enough to tell the versions of one file apart.
  var shortText: String { String(text.prefix(10)) }

  /// Appends 32 hexadecimal digits.
  func append(to bytes: inout [UInt8]) {
    for place in 0..<32 { bytes.append(digit(place)) }
  }

  private func digit(_ place: Int) -> UInt8 {
    let half = place < 16 ? high : low
    let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (place % 16))) & 0xF
    return digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }
}
