import Diagnostics
import Testing

@Suite struct DiagnosticFormatterTests {
  @Test func printsPlaceSeverityLineAndCaret() {
    let source = SourceText(file: "Templates/pokemon.mustache", text: "<ul>\n    {{#abilites}}\n</ul>")
    let diagnostic = Diagnostic.error(
      at: source.location(utf8Offset: 9),
      "section 'abilites' is never closed" + suggestion(for: "abilites", among: ["name", "abilities"]))
    #expect(
      DiagnosticFormatter().format(diagnostic) == """
        Templates/pokemon.mustache:2:5: error: section 'abilites' is never closed; did you mean 'abilities'?
            2 |     {{#abilites}}
              |     ^

        """)
  }

  @Test func printsExplanationAndFix() {
    let diagnostic = Diagnostic.warning(
      at: Location(file: "a.json"), "two names", explanation: "both fold to 'x'", fix: "give one a slug")
    #expect(
      DiagnosticFormatter().format(diagnostic) == """
        a.json: warning: two names
              = both fold to 'x'
              = help: give one a slug

        """)
  }

  @Test func sortsByPlaceAndDropsRepetitions() {
    let late = Diagnostic.error(at: Location(file: "b", line: 2), "late")
    let early = Diagnostic.error(at: Location(file: "b", line: 1, column: 7), "early")
    let placeless = Diagnostic.error("placeless")
    #expect(
      DiagnosticFormatter().format([placeless, late, early, late]) == """
        b:1:7: error: early
        b:2: error: late
        error: placeless

        """)
  }

  @Test func showsTheNeighbourhoodInALongLine() {
    let line = String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500)
    let text = DiagnosticFormatter().format(
      .error(at: Location(file: "f", line: 1, column: 501, excerpt: line), "here"))
    let rows = text.split(separator: "\n")
    #expect(rows[1].count < 120)
    let caret = rows[2].firstIndex(of: "^").map { rows[2].distance(from: rows[2].startIndex, to: $0) }
    let cross = rows[1].firstIndex(of: "X").map { rows[1].distance(from: rows[1].startIndex, to: $0) }
    #expect(caret != nil)
    #expect(caret == cross)
  }

  @Test func dataCannotDriveTheTerminal() {
    let text = DiagnosticFormatter().format(.error("name \u{1B}[2J\u{202E}x"))
    #expect(text == "error: name \\u{1B}[2J\\u{202E}x\n")
  }

  @Test func wideCharactersMoveTheCaret() {
    let text = DiagnosticFormatter().format(
      .error(at: Location(file: "f", line: 1, column: 3, excerpt: "名前x"), "x"))
    #expect(text.split(separator: "\n").last == "      |     ^")
  }
}
