import Markdown
import Testing

@Suite struct HeadingTests {
  private func headings(_ text: String, by renderer: MarkdownRenderer = MarkdownRenderer()) -> [Heading] {
    renderer.render(.page(text)).headings
  }

  @Test func everyHeadingHasAnID() {
    let html = MarkdownRenderer().html("# Base *stats* & `moves`\n\ntext\n\nOrigin\n---\n")
    #expect(
      html == "<h1 id=\"base-stats-moves\">Base <em>stats</em> &amp; <code>moves</code></h1>\n"
        + "<p>text</p>\n<h2 id=\"origin\">Origin</h2>\n")
  }

  @Test func theResultListsThem() {
    let headings = headings("# A [link](/x) & [[Mew|cat]]\n\n> ### B\n")
    #expect(
      headings == [
        Heading(level: 1, id: "a-link-cat", text: "A link & cat"), Heading(level: 3, id: "b", text: "B"),
      ])
  }

  @Test func repeatedOnesGetNumbersAndNeverClash() {
    let ids = headings("# Moves\n# Moves\n# Moves-2\n# Moves\n# Moves 2").map(\.id)
    #expect(ids == ["moves", "moves-2", "moves-2-2", "moves-3", "moves-2-3"])
  }

  @Test func theTemplatesIDsAreNotTaken() {
    let renderer = MarkdownRenderer(reservedIDs: ["search"])
    #expect(headings("# Search", by: renderer).map(\.id) == ["search-2"])
  }

  @Test(arguments: [
    ("Pokémon", "pokemon"), ("Flabébé’s ÆTHER", "flabebes-aether"), ("Farfetch'd", "farfetchd"),
    ("Nidoran♀ & Nidoran♂", "nidoran-f-nidoran-m"), ("Type: Null", "type-null"), ("Straße", "strasse"),
    ("フシギダネ ガ", "フシギダネ-ガ"), ("Пикачу", "пикачу"), ("e\u{301}te\u{301}", "ete"), ("---a--b!!", "a-b"),
    ("\\#\\#", "section"), ("*", "section"), ("100 %", "100"), ("हिन्दी", "हिन्दी"),
  ])
  func slugs(text: String, id: String) {
    #expect(headings("# " + text).map(\.id) == [id])
  }

  @Test func anEmptyHeadingIsASection() {
    #expect(MarkdownRenderer().html("#\n#") == "<h1 id=\"section\"></h1>\n<h1 id=\"section-2\"></h1>\n")
  }

  @Test func theOffsetShiftsLevelsButNotBeyondSix() {
    let renderer = MarkdownRenderer(headingOffset: 1)
    #expect(renderer.html("# A\n###### B") == "<h2 id=\"a\">A</h2>\n<h6 id=\"b\">B</h6>\n")
    #expect(headings("# A\n###### B", by: renderer).map(\.level) == [2, 6])
  }

  @Test func headingsInListsKeepTheirPlace() {
    #expect(
      MarkdownRenderer().html("- # A\n  b\n- c")
        == "<ul>\n<li>\n<h1 id=\"a\">A</h1>\nb</li>\n<li>c</li>\n</ul>\n")
  }

  @Test func markupInAHeadingCannotLeaveTheID() {
    let headings = headings("# \"><script>alert(1)</script>")
    #expect(headings.map(\.id) == ["script-alert-1-script"])
  }
}
