import Diagnostics
import Testing

@testable import Pokedex

@Suite struct JSONParserTests {
  private func fault(_ bytes: [UInt8]) throws -> Diagnostic {
    do {
      _ = try JSONDocument(file: "f.json", bytes: bytes)
    } catch {
      return error
    }
    throw Accepted()
  }

  private struct Accepted: Error {}

  @Test(arguments: [
    ("", "f.json:1:1: the file is empty"),
    (" \n ", "f.json:2:2: the file is empty"),
    ("{", "f.json:1:2: a key in quotation marks should stand here"),
    ("{\"a\":1", "f.json:1:7: the object is never closed"),
    ("[1", "f.json:1:3: the list is never closed"),
    ("[", "f.json:1:2: the file ends where a value should stand"),
    ("{\"a\":", "f.json:1:6: the file ends where a value should stand"),
    ("{\"a\" 1}", "f.json:1:6: a colon should stand between a key and its value"),
    ("{a: 1}", "f.json:1:2: a key in quotation marks should stand here"),
    ("{1: 1}", "f.json:1:2: a key in quotation marks should stand here"),
    ("[1 2]", "f.json:1:4: a comma should stand before the next value"),
    ("{\"a\":1 \"b\":2}", "f.json:1:8: a comma should stand before the next value"),
    ("[1,\n]", "f.json:1:3: a comma stands before the end of the list"),
    ("{\"a\":1,\n}", "f.json:1:7: a comma stands before the end of the object"),
    ("[,1]", "f.json:1:2: this is not a JSON value"),
    ("[1]]", "f.json:1:4: there is text behind the end of the JSON value"),
    ("{} x", "f.json:1:4: there is text behind the end of the JSON value"),
    ("[}", "f.json:1:2: a bracket closes where a value should stand"),
    ("['a']", "f.json:1:2: a string stands in single quotes"),
    ("[1, // one\n2]", "f.json:1:5: JSON has no comments"),
    ("[tru]", "f.json:1:2: this is not a JSON value"),
    ("[True]", "f.json:1:2: this is not a JSON value"),
    ("[nul", "f.json:1:2: this is not a JSON value"),
    ("[NaN]", "f.json:1:2: this is not a JSON value"),
    ("[Infinity]", "f.json:1:2: this is not a JSON value"),
    ("[-]", "f.json:1:3: a digit should stand here"),
    ("[-Infinity]", "f.json:1:3: a digit should stand here"),
    ("[+1]", "f.json:1:2: this is not a JSON value"),
    ("[.5]", "f.json:1:2: this is not a JSON value"),
    ("[1.]", "f.json:1:4: a digit should stand here"),
    ("[1e]", "f.json:1:4: a digit should stand here"),
    ("[1e+]", "f.json:1:5: a digit should stand here"),
    ("[01]", "f.json:1:2: a number begins with 0"),
    ("[-007]", "f.json:1:2: a number begins with 0"),
    ("[0x10]", "f.json:1:3: a comma should stand before the next value"),
    ("[1e400]", "f.json:1:2: the number is larger than any that can be stored"),
    ("[-1E999]", "f.json:1:2: the number is larger than any that can be stored"),
    ("[\"a\nb\"]", "f.json:1:4: a line break or control character stands inside a string"),
    ("[\"a\tb\"]", "f.json:1:4: a line break or control character stands inside a string"),
    ("[\"a\u{0}b\"]", "f.json:1:4: a line break or control character stands inside a string"),
    ("[\n \"abc]", "f.json:2:2: the string is never closed"),
    ("[\"abc\\", "f.json:1:6: the string is never closed"),
    ("[\"a\\qb\"]", "f.json:1:4: a backslash stands before a character that needs none"),
    ("[\"a\\u12\"]", "f.json:1:4: four hexadecimal digits should stand behind \\u"),
    ("[\"a\\u12G4\"]", "f.json:1:4: four hexadecimal digits should stand behind \\u"),
    ("[\"a\\u12", "f.json:1:4: four hexadecimal digits should stand behind \\u"),
    ("[\u{a0}1]", "f.json:1:2: this is not a JSON value"),
    ("{\n  \"é\": \"日本\", x\n}", "f.json:2:14: a key in quotation marks should stand here"),
  ])
  func rejects(text: String, line: String) throws {
    #expect(try fault(Array(text.utf8)).line == line)
  }

  @Test(
    arguments: [
      ([0x5B, 0x22, 0xFF, 0x22, 0x5D], 3), ([0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D], 3),
      ([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], 3), ([0x5B, 0x22, 0xE6, 0x97, 0x22, 0x5D], 3),
      ([0x5B, 0x22, 0xF4, 0x90, 0x80, 0x80, 0x22, 0x5D], 3), ([0xFE, 0xFF, 0x00, 0x5B], 1),
    ] as [([UInt8], Int)])
  func rejectsBytesThatAreNotUTF8(bytes: [UInt8], column: Int) throws {
    let fault = try fault(bytes)
    #expect(fault.line == "f.json:1:\(column): the text is not valid UTF-8")
    #expect(fault.fix == "save the file as UTF-8")
  }

  @Test(arguments: [
    "null", " true ", "false", "0", "-0", "[]", "{}", "\"\"", "[1,2]", "{\"a\":{\"b\":[null]}}",
    "[1E10, 1e-10, 1.5e+3, 0.0, -0.1]", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"\u{7f}\u{2028}\"",
    "\t\r\n[\t1\r,\n2 ]\n", "[\"\\ud83d\\ude00\", \"\\ud83d\"]", "{\"\":0}", "[1e-999]",
  ])
  func accepts(text: String) throws {
    _ = try JSONDocument(file: "f.json", bytes: Array(text.utf8))
  }

  @Test func readsEveryKindOfValue() throws {
    let text = """
      {"null": null, "no": false, "int": -12, "whole": 3.0, "long": 1234567890123, "half": 0.5, "big": 1e300,
       "text": "a\\n\\u00e9\\ud83d\\ude00\\/", "half pair": "x\\ud83dy\\udE00", "list": [1, ["a"]], "": {"b": "c"}}
      """
    let root = try JSONDocument(file: "f", bytes: Array(text.utf8)).root
    #expect(
      JSON(root)
        == .object([
          .init("null", .null), .init("no", .bool(false)), .init("int", .int(-12)), .init("whole", .int(3)),
          .init("long", .int(1_234_567_890_123)), .init("half", .double(0.5)), .init("big", .double(1e300)),
          .init("text", .string("a\né😀/")), .init("half pair", .string("x\u{FFFD}y\u{FFFD}")),
          .init("list", .list([.int(1), .list([.string("a")])])),
          .init("", .object([.init("b", .string("c"))])),
        ]))
  }

  @Test func nestsAsDeepAsTheLimitAndNoDeeper() throws {
    let fits = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    _ = try JSONDocument(file: "f", bytes: Array(fits.utf8))
    let tooDeep = Array(String(repeating: "[", count: 1_000_000).utf8)
    #expect(try fault(tooDeep).line == "f.json:1:129: values are nested deeper than 128 levels")
  }

  @Test func stepsOverAByteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try JSONDocument(file: "f", bytes: mark + Array("[1]".utf8)).root.list != nil)
    #expect(
      try fault(mark + Array("[x]".utf8)).line == "f.json:1:2: this is not a JSON value")
    #expect(try fault(mark).line == "f.json:1:1: the file is empty")
  }

  @Test(arguments: [
    (0, 2, 9), (1, 2, 10), (2, 2, 12), (3, 2, 18), (5, 2, 19), (6, 2, 31), (9, 2, 31), (10, 2, 32),
    (99, 2, 32),
  ])
  func placesBytesOfAnEscapedString(offset: Int, line: Int, column: Int) throws {
    // a, \n, \u00e9 (two bytes), b, a pair of surrogates (four bytes), c
    let text = "{\"pokemon\":[{\"name\":\"A\",\"description\":\n       \"a\\n\\u00e9b\\ud83d\\ude00c\"}]}"
    let origin = try #require(load(text).dex.species(slug: "a")?.description?.origin)
    let place = origin.location(utf8Offset: offset)
    #expect((place.line, place.column) == (line, column))
  }

  @Test func showsTheNeighbourhoodOnAVeryLongLine() throws {
    let text = "[" + String(repeating: "\"é\",", count: 5000) + "x]"
    let fault = try fault(Array(text.utf8))
    #expect(fault.location?.column == 20_002)
    #expect((fault.location?.excerpt?.count ?? 0) < 1300)
    let printed = DiagnosticFormatter().format(fault).split(separator: "\n")
    let caret = try #require(printed[2].firstIndex(of: "^"))
    let column = printed[2].distance(from: printed[2].startIndex, to: caret)
    #expect(printed[1].dropFirst(column).first == "x")
  }
}
