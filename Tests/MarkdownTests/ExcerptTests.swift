import Markdown
import Testing

@Suite struct ExcerptTests {
  private func excerpt(_ text: String) -> String { MarkdownRenderer().render(.page(text)).excerpt }

  @Test func itIsTheFirstParagraphAsPlainText() {
    #expect(
      excerpt("# Mew\n\n> quote\n\nA *rare*\n`cat`, see [[Muk|the sludge]] & ![a picture](/x.png).\n\nMore.")
        == "A rare cat, see the sludge & a picture.")
  }

  @Test func withoutAParagraphItIsEmpty() {
    #expect(excerpt("").isEmpty)
    #expect(excerpt("# Mew\n\n- item\n").isEmpty)
  }

  @Test func itIsCutBetweenWords() {
    let cut = excerpt(String(repeating: "Pikachu ", count: 40))
    #expect(cut == String(repeating: "Pikachu ", count: 19) + "Pikachu…")
    #expect(excerpt(String(repeating: "x", count: 500)) == String(repeating: "x", count: 159) + "…")
  }
}
