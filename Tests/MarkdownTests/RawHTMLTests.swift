import Markdown
import Testing

@Suite struct RawHTMLTests {
  @Test(arguments: [true, false])
  func theReaderSeesItAsText(hasAdditions: Bool) {
    let renderer = MarkdownRenderer(hasAdditions: hasAdditions)
    #expect(
      renderer.html("Sings with <four> mouths & no throat.")
        == "<p>Sings with &lt;four&gt; mouths &amp; no throat.</p>\n")
    #expect(
      renderer.html("<script>\nalert(1)\n</script>\n\n- <b>x</b>")
        == "<p>&lt;script&gt;\nalert(1)\n&lt;/script&gt;</p>\n<ul>\n<li>&lt;b&gt;x&lt;/b&gt;</li>\n</ul>\n")
  }

  @Test func itStandsInExcerptsAndHeadingsToo() {
    let rendered = MarkdownRenderer().render(.page("# <b>\n\nWith <four> mouths."))
    #expect(rendered.excerpt == "With <four> mouths.")
    #expect(rendered.headings.map(\.text) == ["<b>"])
  }

  @Test func whoAllowsItGetsIt() {
    let renderer = MarkdownRenderer(allowsRawHTML: true)
    #expect(renderer.html("# <b>x</b>\n<hr class=a>") == "<h1 id=\"x\"><b>x</b></h1>\n<hr class=a>\n")
  }
}
