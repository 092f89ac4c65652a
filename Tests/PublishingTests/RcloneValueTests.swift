import Testing

@testable import Publishing

/// The JSON that rclone answers with.
@Suite struct RcloneValueTests {
  private func value(_ text: String) -> RcloneValue? { RcloneValue(reading: Array(text.utf8)) }

  @Test(arguments: [
    (" null\n", RcloneValue.null), ("true", .bool(true)), ("false", .bool(false)), ("0", .number("0")),
    ("-12.5e+3", .number("-12.5e+3")), (#""""#, .string("")), ("[]", .list([])), ("[ ]", .list([])),
    ("{}", .object([:])),
    (#""a\"\\\/\b\f\n\r\t\u00e9\u30D4\ud83d\ude00ピ""#, .string("a\"\\/\u{8}\u{C}\n\r\té\u{30D4}😀ピ")),
    (
      #" {"a" : [ 1 ,{"b":null}],"c": "d"} "#,
      .object(["a": .list([.number("1"), .object(["b": .null])]), "c": .string("d")])
    ),
  ])
  func aValueIsRead(text: String, expected: RcloneValue) { #expect(value(text) == expected) }

  @Test(arguments: [
    "", " ", "nul", "nulll", "01", "-", "1.", ".5", "1e", "+1", #"""#, #""a"#, #""\x""#, #""\u12g4""#,
    #""\ud83d""#,
    #""\ude00""#, #""\ud83dx""#, #""\ud83d\u0041""#, "\"\n\"", "[", "[1", "[1,]", "[,]", "[1 2]", "{",
    #"{"a"}"#,
    #"{"a":}"#, #"{"a":1,}"#, #"{a:1}"#, "{} {}", "]", "\u{A0}1", #"{"a" 1}"#,
  ])
  func whatIsNoJSONIsNone(text: String) { #expect(value(text) == nil) }

  @Test func noNestingEndsTheProgram() {
    #expect(value(String(repeating: "[", count: 1_000_000)) == nil)
    #expect(value(String(repeating: #"{"a":"#, count: 1_000_000)) == nil)
    #expect(RcloneValue(reading: [0x22, 0xFF, 0x22]) == nil)
  }

  @Test(arguments: [
    (#"{"Root": "/srv", "String": "x", "Features": {"IsLocal": true}}"#, "/srv"),
    (#"{"Root": "/srv", "String": "x", "Features": {"IsLocal": false}}"#, nil),
    (#"{"Root": "dex", "String": "x", "Features": {"IsLocal": true}}"#, nil),
    (#"{"Root": "/a\u0026b", "String": "x", "Features": {"IsLocal": true}}"#, "/a&b"),
    (#"{"Help": "\"IsLocal\": true", "Root": "/srv", "String": "\"Hashes\": []", "Features": {}}"#, nil),
  ])
  func onlyAFolderOfThisMachineIsOne(features: String, folder: String?) throws {
    #expect(try #require(RcloneStorage(features: Array(features.utf8))).localFolder == folder)
  }

  @Test(arguments: ["", "[]", #"{"String": "x"}"#, #"{"Features": {}}"#, #"{"String": 1, "Features": {}}"#])
  func anAnswerThatIsNoneIsNotTaken(text: String) {
    #expect(RcloneStorage(features: Array(text.utf8)) == nil)
  }
}
