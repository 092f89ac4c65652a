import Diagnostics
import Markdown
import Testing

@Suite struct YAMLTests {
  private func read(_ text: String) throws(DiagnosticsError) -> YAMLNode? {
    try YAML.read(SourceText(file: "site.yml", text: text))
  }

  private func problems(_ text: String) -> [Diagnostic] {
    do throws(DiagnosticsError) {
      _ = try read(text)
      return []
    } catch {
      return error.diagnostics
    }
  }

  @Test func everyNodeKnowsItsPlace() throws {
    let root = try #require(try read("# é\ntitle: Pokédex\ntypes:\n  - Ghost\n  - {name: \"é🐭\", id: 3}\n"))
    #expect(
      root["title"]?.location == Location(file: "site.yml", line: 2, column: 8, excerpt: "title: Pokédex"))
    let types = try #require(root["types"]).list()
    #expect(types.map(\.location.line) == [4, 5])
    #expect(types[1]["id"]?.location.column == 22)
    #expect(try types[1].entries().map(\.keyLocation.column) == [6, 18])
    #expect(try types[1]["name"]?.string() == "é🐭")
  }

  @Test func placesAreRightBehindWindowsLineBreaksAndAByteOrderMark() throws {
    let root = try #require(try read("\u{FEFF}a: 1\r\n\r\nb: 2\r\n"))
    #expect(root["b"]?.location.line == 3)
    #expect(root["b"]?.location.column == 4)
  }

  @Test(arguments: ["", "# only a comment\n", "---\n", "\n\n"])
  func nothingIsNil(text: String) throws {
    #expect(try read(text).map(\.isNull) ?? true)
  }

  @Test func blocksAndQuotesAreText() throws {
    let root = try #require(try read("a: |\n  x\n  y\nb: 'it''s'\nc: \"t\\tu\"\nd: >\n  x\n  y\n"))
    #expect(try ["a", "b", "c", "d"].map { try root[$0]?.string() } == ["x\ny\n", "it's", "t\tu", "x y\n"])
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3\n", "3:1 the key 'a' stands here a second time"),
    ("a: 1\n---\nb: 2\n", "2:1 a second YAML document begins here"),
    ("a: &x [1]\nb: *x\n", "1:4 anchors (&name) and aliases (*name) are not supported"),
    ("b: *x\n", "1:4 anchors (&name) and aliases (*name) are not supported"),
    ("b: !!str 1\n", "1:4 tags (!name) are not supported"),
    ("? [a]\n: b\n", "1:3 a key must be text, not a list or a mapping"),
    ("name: Type: Null\n", "1:11 not valid YAML: mapping values are not allowed in this context"),
    ("a:\n\tb: 1\n", "2:1 not valid YAML: found character that cannot start any token"),
    ("a: 'x\n", "2:1 not valid YAML: found unexpected end of stream"),
    ("a: [1, 2\nb: 3\n", "2:2 not valid YAML: did not find expected ',' or ']'"),
    ("é: \u{7}\n", "1:4 not valid YAML: control characters are not allowed (U+0007)"),
    ("a: @x\n", "1:4 not valid YAML: found character that cannot start any token"),
  ])
  func faultsHaveTheirPlace(text: String, expected: String) {
    #expect(problems(text).map(\.brief) == [expected])
  }

  @Test func faultsSayWhatToDo() {
    #expect(problems("a:\n\tb: 1\n").first?.fix == "indent with spaces; YAML does not allow tabs")
    #expect(
      problems("n: Type: Null\n").first?.fix == "put quotes around a text that holds a colon: 'Type: Null'")
    #expect(problems("a: @x\n").first?.fix == "put quotes around a text that begins with @, ` or %")
    #expect(problems("a: 1\nb: 2\na: 3\n").first?.explanation == "the first is in line 1")
  }

  @Test func allDuplicatesAreReported() {
    #expect(problems("a: 1\na: 2\nb: {c: 1, c: 2}\n").map(\.location?.line) == [2, 3])
  }

  @Test func nestingIsBounded() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(problems(deep).isEmpty)
    let tooDeep = String(repeating: "[", count: 20_000)
    #expect(problems(tooDeep).map(\.brief) == ["1:65 lists and mappings lie more than 64 deep in each other"])
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    #expect {
      _ = try SourceText(file: "a.md", validating: Array("é\nab".utf8) + [0xFF] + Array("c".utf8))
    } throws: { error in
      (error as? Diagnostic)?.brief == "2:3 this byte is not UTF-8"
    }
  }

  @Test(arguments: 1...100)
  func randomYAMLNeverCrashes(seed: UInt64) {
    let parts = [
      "a", ":", " ", "\n", "- ", "[", "]", "{", "}", "'", "\"", "|", ">", "&x", "*x", "!", "#", "\t", "é",
      "---\n", "?", ",", "\0",
    ]
    var random = SplitMix(state: seed)
    for _ in 0..<50 {
      let text = (0..<random.below(30)).map { _ in parts[random.below(parts.count)] }.joined()
      #expect(problems(text).allSatisfy { ($0.location?.line ?? 0) >= 1 })
    }
  }
}
