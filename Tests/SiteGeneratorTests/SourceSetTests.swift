import Testing

@testable import SiteGenerator

@Suite struct SourceSetTests {
  @Test(arguments: [
    ("a.png", ["a.png"]), ("a.png 1x, b.png 2x", ["a.png", "b.png"]),
    ("a.png,\n b.png 100w", ["a.png", "b.png"]),
    ("a.png 1x,b.png 2x", ["a.png", "b.png"]),
    ("data:image/png;base64,AA 1x, b 2x", ["data:image/png;base64,AA", "b"]),
    ("a.png (x, y), b.png", ["a.png", "b.png"]), (" , ,a , ", ["a"]), ("", []), (",", []),
  ])
  func addresses(text: String, expected: [String]) {
    let addresses = Array(text.utf8).withUnsafeBufferPointer { bytes in
      SourceSet.addresses(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    #expect(addresses == expected)
  }
}
