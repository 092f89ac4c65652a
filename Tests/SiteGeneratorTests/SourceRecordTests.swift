import Testing

@testable import SiteGenerator

@Suite struct SourceRecordTests {
  private let record = SourceRecord(
    pages: [
      SourceRecord.Page(path: "index.html", sources: ["Templates/index.mustache"]),
      SourceRecord.Page(
        path: "pokemon/a/index.html", sources: ["Content/a.md", "Templates/pokemon.mustache"]),
      SourceRecord.Page(
        path: "pokemon/b c/index.html", sources: ["Content/a.md", "Templates/pokemon.mustache"]),
      SourceRecord.Page(path: "raw.html", sources: []),
    ])

  @Test func theTextNamesSourcesOnce() {
    #expect(
      record.text == """
        pokesite sources 1
        \tTemplates/index.mustache
        index.html
        \tContent/a.md\tTemplates/pokemon.mustache
        pokemon/a/index.html
        pokemon/b c/index.html
        \t
        raw.html

        """)
  }

  @Test func whatIsWrittenIsRead() {
    #expect(SourceRecord(text: record.text) == record)
    #expect(SourceRecord(text: SourceRecord().text) == SourceRecord())
    #expect(record.sourcesByPath["pokemon/b c/index.html"] == ["Content/a.md", "Templates/pokemon.mustache"])
  }

  @Test(arguments: ["", "pokesite sources 2\n", "pokesite output 1\n"])
  func otherTextsAreNoRecord(text: String) {
    #expect(SourceRecord(text: text) == nil)
  }
}
