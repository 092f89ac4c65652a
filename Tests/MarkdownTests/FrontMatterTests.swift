import Diagnostics
import Markdown
import Testing

@Suite struct FrontMatterTests {
  private func file(_ text: String) throws(DiagnosticsError) -> MarkdownFile {
    try MarkdownFile(SourceText(file: "mew.md", text: text))
  }

  private func problems(_ text: String) -> [String] {
    do throws(DiagnosticsError) {
      _ = try file(text)
      return []
    } catch {
      return error.diagnostics.map(\.brief)
    }
  }

  @Test(arguments: [
    "---\ntitle: Mew\n---\n# Body\n", "---\r\ntitle: Mew\r\n---\r\n# Body\n",
    "\u{FEFF}---\ntitle: Mew\n...\n# Body\n",
    "--- \ntitle: Mew\n---\t\n# Body\n", "---\rtitle: Mew\r---\r# Body\n",
  ])
  func itIsTakenOff(text: String) throws {
    let file = try file(text)
    #expect(try file.frontMatter?["title"]?.string() == "Mew")
    #expect(file.frontMatter?["title"]?.location.line == 2)
    #expect(file.frontMatter?["title"]?.location.column == 8)
    #expect(file.body.text == "# Body\n")
    #expect(file.body.location(utf8Offset: 2).line == 4)
    #expect(file.body.location(utf8Offset: 2).column == 3)
  }

  @Test(arguments: [
    "", "# Mew\n\n---\n\na: b\n---\n", "----\na\n----\n", " ---\na: b\n---\n", "***\n", "-- -\n",
  ])
  func withoutItAllIsBody(text: String) throws {
    let file = try file(text)
    #expect(file.frontMatter == nil)
    #expect(file.body.text == text)
  }

  @Test func aByteOrderMarkIsNotPartOfTheBody() throws {
    #expect(try file("\u{FEFF}# Mew").body.text == "# Mew")
  }

  @Test(arguments: ["---\n---\nBody", "---\n# nothing\n---\nBody", "---\n\n...\nBody"])
  func itMayBeEmpty(text: String) throws {
    let file = try file(text)
    #expect(file.frontMatter == nil)
    #expect(file.body.text == "Body")
  }

  @Test func itMayBeAllThereIs() throws {
    #expect(try file("---\na: 1\n---").body.text.isEmpty)
  }

  @Test func unclosedItIsAnError() {
    #expect(problems("---\ntitle: Mew\n\n# Body\n") == ["1:1 the front matter is never closed"])
  }

  @Test func itsFaultsHaveTheLineOfTheFile() {
    #expect(
      problems("---\ntitle: Type: Null\n---\n")
        == ["2:12 not valid YAML: mapping values are not allowed in this context"])
    #expect(problems("---\na: 'x\n---\nb\n") == ["3:1 not valid YAML: found unexpected end of stream"])
    #expect(problems("---\na: 1\na: 2\n---\n") == ["3:1 the key 'a' stands here a second time"])
    #expect(problems("---\n- a\n---\n") == ["2:1 expected keys with values, found a list"])
  }
}
