import Markdown
import Testing

@Suite struct LinkTests {
  let renderer = MarkdownRenderer()

  @Test func theResolverSeesEveryLinkInTheOrderOfTheText() {
    let links = renderer.links(
      "[a](x?b=1&amp;c) ![p](mew.png) <https://a.b> <ash@pallet.town> [r] [f](#moves)\n\n[r]: ../r")
    #expect(
      links.map(\.destination) == [
        "x?b=1&c", "mew.png", "https://a.b", "mailto:ash@pallet.town", "../r", "#moves",
      ])
    #expect(links.map(\.kind) == [.link, .picture, .link, .link, .link, .link])
  }

  @Test func theResolverRebasesThem() {
    let html = renderer.html("[a](b.md) ![c](d.png \"t\")") { .url("/base/\($0.destination)") }
    #expect(html == "<p><a href=\"/base/b.md\">a</a> <img src=\"/base/d.png\" alt=\"c\" title=\"t\" /></p>\n")
  }

  @Test func aPictureCanGetItsSize() {
    let html = renderer.html("![M/w](d.png \"t\") [![x](y.png)](/z)") {
      $0.kind == .picture ? .picture("/\($0.destination)", width: 96, height: 64) : .unchanged
    }
    let size = "width=\"96\" height=\"64\" loading=\"lazy\""
    #expect(
      html == "<p><img src=\"/d.png\" alt=\"M/w\" title=\"t\" \(size) /> "
        + "<a href=\"/z\"><img src=\"/y.png\" alt=\"x\" \(size) /></a></p>\n")
  }

  @Test(arguments: [
    ("[a](javascript:x)", "javascript"), ("[a](JaVaScRiPt:x)", "JaVaScRiPt"),
    ("[a](javascript&#58;x)", "javascript"),
    ("[a](<java&#10;script:x>)", "java\nscript"), ("[a](<&#1; javascript:x>)", "\u{1} javascript"),
    ("[a](&#x6a;avascript:x)", "javascript"), ("[a](javascript\\:x)", "javascript"),
    ("<vbscript:x>", "vbscript"),
    ("![a](data:image/svg+xml,x)", "data"), ("[a]\n\n[a]: file:///etc/passwd", "file"),
    ("[a](<java&Tab;script:x>)", "java\tscript"), ("![a](javascript:x)", "javascript"),
    ("[a](a&colon;x)", "a"), ("[a](<\\\\javascript:x>)", "\\javascript"),
    ("[a](a&NewLine;:x)", "a\n"),
  ])
  func otherSchemesAreRefused(text: String, scheme: String) {
    let rendered = renderer.render(.page(text))
    #expect(rendered.diagnostics.map(\.brief) == ["1:1 links to '\(scheme):' are not allowed"])
    #expect(!rendered.html.contains("=\"\(scheme)"))
    #expect(rendered.html.contains("=\"\""))
  }

  @Test(arguments: ["//evil.example", "/\\evil.example", "\\\\\\\\evil.example", "</&Tab;/evil.example>"])
  func protocolRelativeOnesAreRefused(url: String) {
    #expect(renderer.problems("[a](\(url))") == ["1:1 an address that begins with '//' is not allowed"])
  }

  @Test(arguments: [
    "https://a.b/c:d", "HTTP://a.b", "mailto:ash@pallet.town", "#a:b", "/a:b", "./a:b", "?a:b", "a/b:c", "a",
    "",
  ])
  func theseAreFine(url: String) {
    #expect(renderer.problems("[a](<\(url)>)").isEmpty)
  }

  @Test func whatAResolverReturnsIsCheckedToo() {
    #expect(
      renderer.problems("x [[Mew]]") { _ in .url("javascript:x") } == [
        "1:3 links to 'javascript:' are not allowed"
      ])
  }

  @Test func refusalsOfAResolverHaveTheirPlace() {
    let problems = renderer.problems("a\n\nb [c](gone.md) ![d](gone.png)") {
      .refused("there is no \($0.destination)")
    }
    #expect(problems == ["3:3 there is no gone.md", "3:16 there is no gone.png"])
  }

  @Test func withAdditionsOffCmarkLeavesOutUnsafeAddresses() {
    let plain = MarkdownRenderer(hasAdditions: false)
    #expect(plain.html("[a](javascript:x) [[b]]") == "<p><a href=\"\">a</a> [[b]]</p>\n")
  }
}
