@testable import PokeAPI

/// Small pictures for tests.
enum TestPicture {
  /// A PNG picture that is whole as far as its chunks go.
  static func png(width: Int, height: Int) -> [UInt8] {
    let header = number(width) + number(height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", [1, 2, 3])
      + chunk("IEND", [])
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + data
    return number(data.count) + named + number(Int(CRC32.of(named[...])))
  }

  static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
