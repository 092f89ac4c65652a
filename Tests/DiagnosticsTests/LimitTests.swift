import Testing

@testable import Diagnostics

/// Work and memory stay bounded whatever a file holds.
@Suite struct LimitTests {
  @Test func gatheringEndsButForAnError() {
    var all: [Diagnostic] = []
    all.gather((0..<20_000).map { .warning("\($0)") })
    #expect(all.count == 10_000)
    // An error may still come.
    #expect(!all.isFull)
    all.gather([.error("wrong"), .error("also wrong"), .warning("odd")])
    #expect(all.count == 10_001)
    #expect(all.last?.summary == "wrong")
    #expect(all.hasErrors)
    #expect(all.isFull)
  }

  @Test func aSummaryLosesItsMiddle() {
    let long = Diagnostic.error("a" + String(repeating: "e\u{301}", count: 500_000) + "z")
    #expect(long.summary.unicodeScalars.count == 503)
    #expect(long.summary.hasPrefix("a"))
    #expect(long.summary.hasSuffix("z"))
  }

  @Test func longWordsHaveNoNearMiss() {
    let word = String(repeating: "x", count: 64)
    #expect(nearMiss(to: word, among: ["y" + word.dropFirst()]) == "y" + word.dropFirst())
    #expect(nearMiss(to: word + "x", among: [word]) == nil)
    let huge = String(repeating: "x", count: 1_000_000)
    #expect(nearMiss(to: huge, among: [huge + "y"]) == nil)
    #expect(nearMiss(to: "x", among: [huge, "y"]) == nil)
    #expect(nearMiss(to: "xy", among: [huge, "yx"]) == "yx")
  }

  @Test func anExcerptIsAPartOfALongLine() {
    let text = String(repeating: "x", count: 1_000_000) + "!" + String(repeating: "y", count: 1_000_000)
    let location = SourceText(file: "f", text: text).location(utf8Offset: 1_000_000)
    #expect(location.column == 1_000_001)
    #expect(location.excerptStart == 999_401)
    #expect(location.excerpt?.utf8.count == 1200)
  }

  @Test(arguments: ["ab", "abcdef", "abdc", "", "zzzz"]) func editsAreCounted(word: String) {
    let expected = ["ab": 2, "abcdef": 2, "abdc": 1, "": 4, "zzzz": 4]
    #expect(editDistance(Array("abcd".unicodeScalars), Array(word.unicodeScalars)) == expected[word])
  }

  @Test func aByteOrderMarkIsNoCharacterOfTheFirstLine() {
    #expect(
      SourceText(file: "f", text: "\u{FEFF}ab").location(utf8Offset: 4)
        == Location(file: "f", line: 1, column: 2, excerpt: "ab"))
  }
}
