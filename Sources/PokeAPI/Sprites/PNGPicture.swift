public import Pokedex

/// A PNG picture, known to be whole: its signature, every chunk's checksum, and its end.
public struct PNGPicture: Sendable {
  /// The file as it came.
  public let bytes: [UInt8]
  /// How large it is.
  public let size: PixelSize

  /// The largest side that a sprite may have, in pixels.
  static let largestSide = 8192

  init(_ bytes: [UInt8]) throws(PNGFault) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw .signature }
    self.bytes = bytes
    size = try Self.check(bytes)
  }

  private static func check(_ bytes: [UInt8]) throws(PNGFault) -> PixelSize {
    var size: PixelSize?
    var hasData = false
    var index = 8
    while index + 12 <= bytes.count {
      let length = number(bytes, index)
      guard length <= bytes.count - index - 12 else { throw .cutShort }
      let name = bytes[(index + 4)..<(index + 8)]
      let end = index + 8 + length
      guard CRC32.of(bytes[(index + 4)..<end]) == UInt32(number(bytes, end)) else { throw .checksum }
      if size == nil { size = try header(name, bytes, index + 8, length) }
      if name.elementsEqual("IDAT".utf8) { hasData = true }
      if name.elementsEqual("IEND".utf8) {
        guard let size, hasData else { throw .header }
        return size
      }
      index = end + 4
    }
    throw .cutShort
  }

  private static func header(
    _ name: ArraySlice<UInt8>, _ bytes: [UInt8], _ start: Int, _ length: Int
  ) throws(PNGFault) -> PixelSize {
    guard name.elementsEqual("IHDR".utf8), length == 13 else { throw .header }
    let (width, height) = (number(bytes, start), number(bytes, start + 4))
    guard (1...largestSide).contains(width), (1...largestSide).contains(height) else { throw .size }
    return PixelSize(width: width, height: height)
  }

  private static func number(_ bytes: [UInt8], _ index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Why bytes are not a PNG picture.
enum PNGFault: Error {
  case signature, header, size, checksum, cutShort

  var message: String {
    switch self {
    case .signature: "not a PNG picture"
    case .header: "a PNG picture without a proper beginning"
    case .size: "a PNG picture of a size that no sprite has"
    case .checksum: "a damaged PNG picture"
    case .cutShort: "a PNG picture that is cut short"
    }
  }
}

/// The checksum of PNG chunks (ISO 3309).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in table[Int((crc ^ UInt32(byte)) & 255)] ^ (crc >> 8) }
  }
}
