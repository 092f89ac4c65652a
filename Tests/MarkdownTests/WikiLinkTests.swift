import Diagnostics
import Markdown
import Testing

@Suite struct WikiLinkTests {
  let renderer = MarkdownRenderer()

  private func html(_ text: String) -> String {
    renderer.html(text) { .url("/p/\($0.destination.lowercased().replacing(" ", with: "-"))/") }
  }

  @Test func aNameBecomesALink() {
    #expect(html("See [[Pikachu]].") == "<p>See <a href=\"/p/pikachu/\">Pikachu</a>.</p>\n")
  }

  @Test func aLabelIsWhatTheReaderSees() {
    #expect(
      html("[[pikachu|the *mouse* & co]]") == "<p><a href=\"/p/pikachu/\">the *mouse* &amp; co</a></p>\n")
  }

  @Test func aResolversTextStandsInForAMissingLabel() {
    let html = renderer.html("[[pikachu]] [[pikachu|it]]") { _ in .url("/25/", text: "Pikachu") }
    #expect(html == "<p><a href=\"/25/\">Pikachu</a> <a href=\"/25/\">it</a></p>\n")
  }

  @Test(arguments: [
    "Farfetch'd", "Farfetch’d", "Mr. Mime", "Nidoran♀", "Type: Null", "Ho-Oh", "a_b_c", "x*y", "*x*", "--",
    "\"Ash\"", "A & B", "A &amp; B", "…", "1...2", "!", "é", "e\u{301}", "\u{301}x", "フシギダネ", "#", "~",
    "a\\b", "(x)",
  ])
  func namesArriveAsTheyWereWritten(name: String) {
    let text = "one [[\(name)]] and _[[\(name)|label]]_ two"
    #expect(renderer.links(text).map(\.destination) == [name, name])
    #expect(renderer.links(text).allSatisfy { $0.kind == .wiki })
  }

  @Test func spacesAroundNameAndLabelDoNotMatter() {
    #expect(renderer.links("[[ Mr. Mime | the mime ]]").map(\.destination) == ["Mr. Mime"])
    #expect(html("[[ Mew | a cat ]]") == "<p><a href=\"/p/mew/\">a cat</a></p>\n")
    #expect(html("[[Mew|]]") == "<p><a href=\"/p/mew/\">Mew</a></p>\n")
  }

  @Test(arguments: [
    ("\\[[Mew]]", "<p>[[Mew]]</p>\n"),
    ("[[Mew", "<p>[[Mew</p>\n"),
    ("[[Mew]", "<p>[[Mew]</p>\n"),
    ("[[Mew\nTwo]]", "<p>[[Mew\nTwo]]</p>\n"),
    ("[[]] [[ ]] [[|x]]", "<p>[[]] [[ ]] [[|x]]</p>\n"),
    ("[[Mew\\]]", "<p>[[Mew]]</p>\n"),
    ("`[[Mew]]` and ``a [[x*y]] b``", "<p><code>[[Mew]]</code> and <code>a [[x*y]] b</code></p>\n"),
    ("    [[Mew]]\n", "<pre><code>[[Mew]]\n</code></pre>\n"),
    ("```a[[b]]\n[[Mew]]\n```\n", "<pre><code class=\"language-a[[b]]\">[[Mew]]\n</code></pre>\n"),
    ("[see [[Mew]] here](https://a.b/)", "<p><a href=\"https://a.b/\">see [[Mew]] here</a></p>\n"),
    ("![[[Mew]]](/mew.png)", "<p><img src=\"/mew.png\" alt=\"[[Mew]]\" /></p>\n"),
    ("[[1]](/note)", "<p><a href=\"/note\">[1]</a></p>\n"),
    ("[a](/x[[y]]z \"t [[u]]\")", "<p><a href=\"/x%5B%5By%5D%5Dz\" title=\"t [[u]]\">a</a></p>\n"),
  ])
  func elsewhereBracketsAreText(text: String, expected: String) {
    let html = renderer.html(text) { $0.kind == .wiki ? .url("/WIKI/") : .unchanged }
    #expect(html == expected)
  }

  @Test func bracketsInRawHTMLStay() {
    let raw = MarkdownRenderer(allowsRawHTML: true)
    #expect(raw.html("<i title=\"[[Mew]]\">x</i>") == "<p><i title=\"[[Mew]]\">x</i></p>\n")
    #expect(raw.html("<div>\n[[Mew]]\n</div>") == "<div>\n[[Mew]]\n</div>\n")
    #expect(renderer.html("<i title=\"[[Mew]]\">") == "<p>&lt;i title=&quot;[[Mew]]&quot;&gt;</p>\n")
  }

  @Test func aReferenceDefinitionDoesNotTakeItsPlace() {
    #expect(html("[[Mew]]\n\n[Mew]: /elsewhere") == "<p><a href=\"/p/mew/\">Mew</a></p>\n")
  }

  @Test func aWikiLinkWithAColonIsNoDefinition() {
    #expect(html("[[Mew]]: a cat") == "<p><a href=\"/p/mew/\">Mew</a>: a cat</p>\n")
  }

  @Test func manyOnOneLineKeepTheirText() {
    let expected =
      "<p>[<a href=\"/p/mew/\">Mew</a>] <a href=\"/p/mew/\">Mew</a><a href=\"/p/muk/\">Muk</a> <em>x</em></p>\n"
    #expect(html("[[[Mew]]] [[Mew]][[Muk]] *x*") == expected)
  }

  @Test func smartPunctuationGoesOnAroundThem() {
    let expected = "<p>“<a href=\"/p/mew/\">Mew</a>”—<a href=\"/p/muk/\">Muk</a>’s</p>\n"
    #expect(html("\"[[Mew]]\"---[[Muk]]'s") == expected)
  }

  @Test func aRefusedOneIsAnErrorAtItsBrackets() {
    let text = "# Title\n\n> - é [[Mew]] and\n>   [[Missingno]]\n"
    let rendered = renderer.render(.page(text)) { link in
      link.destination == "Missingno"
        ? .refused("there is no Pokémon '\(link.destination)'", fix: "add it") : .url("/mew/")
    }
    #expect(rendered.diagnostics.map(\.brief) == ["4:5 there is no Pokémon 'Missingno'"])
    #expect(rendered.diagnostics.first?.fix == "add it")
    #expect(rendered.diagnostics.first?.location?.excerpt == ">   [[Missingno]]")
    #expect(rendered.html.hasSuffix("and\nMissingno</li>\n</ul>\n</blockquote>\n"))
  }

  @Test func theirMasksCannotBeForged() {
    let forged = String(decoding: [0xEF, 0xB7, 0x90, 0x30, 0xEF, 0xB7, 0x91], as: UTF8.self)
    #expect(html("[[Mew]] \(forged) x") == "<p><a href=\"/p/mew/\">Mew</a> \u{FFFD}0\u{FFFD} x</p>\n")
  }
}
