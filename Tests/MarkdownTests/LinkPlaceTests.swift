import Diagnostics
import Markdown
import Testing

/// Where links are reported: each text holds `@` in front of every link that is wrong.
@Suite struct LinkPlaceTests {
  @Test(arguments: [
    "@[a](x:y)", "one @[a](x:y) two @[b](x:y)", "é 🐭 @[a](x:y)", "a\nb @[a](x:y)\n@[b](x:y)",
    "- a @[b](x:y)\n- c\n  d @[e](x:y)\n", "> a @[b](x:y)\n> c @[d](x:y)\n>e @[f](x:y)\n",
    "> a\nlazy @[b](x:y)", "> > a\n> > b @[c](x:y)\n> lazy @[d](x:y)",
    "> - a\n   lazy @[b](x:y) [b](/)\n  @[b](x:y)", "1. > - a\n   >   b @[c](x:y)\n",
    "a\n     b @[c](x:y)", "# a @[b](x:y)", "a @[b](x:y)\nc @[d](x:y)\n===\n", "   a @[b](x:y)\n",
    "a @![b](x:y) c",
    "a @<xx:y> b", "a\n> b @<xx:y>\n> c @<xx:y>", "*a @[b](x:y)* **@[c](x:y)**", "a @[*b*](x:y) @[`c`](x:y)",
    "[a] @[b](x:y)", "\\[a @[b](x:y)", "a `x\ny` @[b](x:y)", "a\\\nb @[c](x:y)", "a  \nb @[c](x:y)",
    "a @[b\nc](x:y) d @[e](x:y)", "[r]: /r\na @[b](x:y)", "[r]: /r\n[s]:\n /s\n@[s x](x:y)\nb @[c](x:y)",
    "a @[b](x:y\n'title') @[c](x:y)", "a [x](/y\n'title') b\nc @[d](x:y)",
    "@[r] b\n@[r][]\n@[t][r]\n\n[r]: x:y",
    "a\r\nb @[c](x:y)\r\n", "a\rb @[c](x:y)", "[[Mew]] @[a](x:y) [[Muk]]\n[[Mew|é]] @[b](x:y)",
    "\ta\n\n- \ta @[b](x:y)", "@[@![a](x:y)](x:y)", "@![a @[b](x:y) c](x:y)", "a <b\nc> @[d](x:y)",
    "&amp; &eacute; @[a](x:y)", "a \"b\" -- c... @[d](x:y)", "---\n\n@[a](x:y)",
  ])
  func linksAreReportedWhereTheyBegin(marked: String) {
    let (text, places) = unmarked(marked)
    let source = SourceText(file: "page.md", text: text)
    let diagnostics = MarkdownRenderer().render(MarkdownSource(source)).diagnostics
    #expect(diagnostics.map(\.location) == places.map { source.location(utf8Offset: $0) })
  }

  @Test func placesCountFromTheStartOfTheFile() throws {
    let file = try MarkdownFile(SourceText(file: "mew.md", text: "---\ntitle: Mew\n---\n\nA [cat](x:y).\n"))
    let location = MarkdownRenderer().render(file.body).diagnostics.first?.location
    #expect(location == Location(file: "mew.md", line: 5, column: 3, excerpt: "A [cat](x:y)."))
  }

  @Test func textFromElsewhereSaysItselfWhereItIs() {
    let source = MarkdownSource(text: "é [cat](x:y)") { offset in
      Location(file: "pokemon.json", line: 7, column: 20 + offset)
    }
    let location = MarkdownRenderer().render(source).diagnostics.first?.location
    #expect(location == Location(file: "pokemon.json", line: 7, column: 23))
  }

  private func unmarked(_ marked: String) -> (text: String, offsets: [Int]) {
    var text = ""
    var offsets: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "@" { offsets.append(text.utf8.count) } else { text.unicodeScalars.append(scalar) }
    }
    return (text, offsets)
  }
}
