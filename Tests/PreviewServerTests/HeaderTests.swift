import TestSupport
import Testing

@testable import PreviewServer

@Suite struct HeaderTests {
  @Test(arguments: [
    (nil, ByteRange.whole), ("bytes=0-9", .part(0..<10)), ("bytes=90-", .part(90..<100)),
    ("bytes=-5", .part(95..<100)), ("bytes=-500", .part(0..<100)), ("bytes=99-99", .part(99..<100)),
    ("bytes=0-99999999999999999999", .part(0..<100)), ("bytes=100-", .unsatisfiable),
    ("bytes=99999999999999999999-", .unsatisfiable), ("bytes=-0", .unsatisfiable),
    ("BYTES=1-1", .part(1..<2)),
    ("bytes= 1-1", .part(1..<2)), ("bytes=0-1,5-6", .whole), ("bytes=5-1", .whole), ("bytes=-", .whole),
    ("bytes=a-b", .whole), ("bytes", .whole), ("lines=1-2", .whole), ("bytes=--5", .whole),
    ("bytes=+1-2", .whole),
    ("", .whole),
  ])
  func aRangeIsRead(header: String?, range: ByteRange) {
    #expect(ByteRange(header, size: 100) == range)
  }

  @Test(arguments: ["bytes=0-", "bytes=-1", "bytes=0-0"]) func anEmptyFileHasNoRange(header: String) {
    #expect(ByteRange(header, size: 0) == .unsatisfiable)
  }

  @Test(arguments: [
    (nil, false), ("\"1-gzip\"", true), ("W/\"1-gzip\"", true), ("\"0\", \"1-gzip\"", true), ("*", true),
    ("\"1\"", false), ("1-gzip", false), ("", false),
  ])
  func aTagIsFoundAmongOthers(header: String?, isNamed: Bool) {
    #expect(EntityTag("1", variants: ["gzip"]).isNamed(in: header) == isNamed)
  }

  @Test(arguments: [(nil, true), ("\"1\"", true), ("W/\"1\"", false), ("\"2\"", false)])
  func aRangeIsOfTheSameVersion(header: String?, isAllowed: Bool) {
    #expect(EntityTag("1").allowsRange(header) == isAllowed)
  }

  @Test(arguments: [
    (nil, false), ("gzip", true), ("deflate, GZIP, br", true), ("gzip;q=0", false), ("gzip; q=0.0", false),
    ("gzip;q=0.5", true), ("*", true), ("*;q=0", false), ("gzip;q=0, *", false), ("br", false), ("", false),
    ("identity", false), ("x-gzip", true),
  ])
  func packingIsNegotiated(header: String?, accepts: Bool) {
    #expect(ContentCoding.acceptsGzip(header) == accepts)
  }

  @Test(arguments: ["", "a", String(repeating: "Bulbasaur, ", count: 20_000)])
  func whatIsPackedCanBeUnpacked(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("text.gz", try #require(Gzip.packed(Array(text.utf8))))
    let result = try Program(path: "/bin/gzip").run(["-dc", "text.gz"], in: folder.path)
    #expect(result.code == 0)
    #expect(result.output == text)
  }
}
