import Foundation
import Testing

@testable import Networking

@Suite struct HTTPDateTests {
  /// 6 November 1994.
  private let now: Int64 = 784_111_777

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Thu Jan 01 00:00:00 1970", 0), ("Tue, 29 Feb 2000 23:59:59 GMT", 951_868_799),
    ("Thu, 31 Dec 1998 23:59:60 GMT", 915_148_800), ("Fri, 01 Mar 2124 00:00:00 GMT", 4_864_924_800),
  ])
  func reads(text: String, seconds: Int64) {
    #expect(HTTPDate(text, now: now)?.unixSeconds == seconds)
  }

  /// Seen from 1994, 44 is fifty years ahead, and 45 would be more.
  @Test(arguments: [("01-Jan-44", 2_335_219_200), ("01-Jan-45", -788_918_400)] as [(String, Int64)])
  func guessesTheCentury(date: String, seconds: Int64) {
    #expect(HTTPDate("Friday, \(date) 00:00:00 GMT", now: now)?.unixSeconds == seconds)
  }

  @Test(arguments: [
    "", "Sun", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 6 Nov 1994 08:49:37 GMT",
    "Sun, 06 nov 1994 08:49:37 GMT", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 29 Feb 1900 08:49:37 GMT",
    "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT",
    "Sunday, 06 Nov 1994 08:49:37 GMT", "Sun, 06-Nov-94 08:49:37 GMT", "Xyz, 06 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 08:49:37 GMT ", "Sun, ٠٦ Nov 1994 08:49:37 GMT", "Sun Nov 6 08:49:37 1994",
  ])
  func refuses(text: String) {
    #expect(HTTPDate(text, now: now) == nil)
  }

  @Test func readsWhatTheCLibraryWrites() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      let moment = Int64.random(in: 0..<4_102_444_800, using: &random)
      for form in ["%a, %d %b %Y %H:%M:%S GMT", "%A, %d-%b-%y %H:%M:%S GMT", "%a %b %e %H:%M:%S %Y"] {
        let text = written(moment, form)
        #expect(HTTPDate(text, now: moment)?.unixSeconds == moment, "\(text)")
      }
    }
  }

  @Test func noTextTrapsIt() {
    var random = SeededRandom(seed: 11)
    let seeds = [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ]
    for _ in 0..<20_000 {
      var bytes = Array(seeds[Int.random(in: 0..<3, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      let text = String(decoding: bytes.prefix(Int.random(in: 0...40, using: &random)), as: UTF8.self)
      if let date = HTTPDate(text, now: now) {
        #expect((-62_167_219_200...253_402_300_800).contains(date.unixSeconds), "\(text)")
      }
    }
  }

  private func written(_ moment: Int64, _ form: String) -> String {
    var seconds = time_t(moment)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, form, &parts)
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// SplitMix64: the same numbers in every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
