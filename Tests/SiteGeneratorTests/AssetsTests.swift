import Diagnostics
import Mustache
import Testing

@testable import SiteGenerator

@Suite struct AssetsTests {
  private func assets(_ files: [OutputFile], rules: String = "") -> [String: String] {
    let assets = Assets(files, typeRules: rules, baseURL: .unknown)
    return Dictionary(uniqueKeysWithValues: assets.files.map { ($0.path, $0.text) })
  }

  @Test func namesChangeWithTheContentAndOnlyThen() {
    let first = Assets([OutputFile("app.js", "1")], typeRules: "", baseURL: .unknown)
    let same = Assets([OutputFile("app.js", "1")], typeRules: "", baseURL: .unknown)
    let other = Assets([OutputFile("app.js", "2")], typeRules: "", baseURL: .unknown)
    #expect(first.path(of: "app.js") == "assets/app.\(Digest("1").shortText).js")
    #expect(first.path(of: "app.js") == same.path(of: "app.js"))
    #expect(first.path(of: "app.js") != other.path(of: "app.js"))
    #expect(first.path(of: "none.js") == nil)
  }

  @Test(arguments: [
    ("LICENSE", "LICENSE.#"), ("a.b/c", "a.b/c.#"), ("fonts/mono.woff2", "fonts/mono.#.woff2"),
    ("jquery.min.js", "jquery.min.#.js"),
  ])
  func theHashStandsBeforeTheEnding(name: String, expected: String) {
    let assets = Assets([OutputFile(name, "x")], typeRules: "", baseURL: .unknown)
    #expect(assets.path(of: name) == "assets/" + expected.replacing("#", with: Digest("x").shortText))
  }

  @Test(arguments: [
    ("url(icons/a.svg)", "url(\"icons/a.#.svg\")"), ("url( \"icons/a.svg\" )", "url(\"icons/a.#.svg\")"),
    ("url('./icons/a.svg')", "url(\"icons/a.#.svg\")"),
    ("url(icons/a.svg#x)", "url(\"icons/a.#.svg#x\")"),
    ("url(icons/a.svg?v=1#x)", "url(\"icons/a.#.svg?v=1#x\")"),
    ("url(none.svg)", "url(none.svg)"), ("url(#mask)", "url(#mask)"),
    ("url(\"data:image/svg+xml,<svg/>\")", "url(\"data:image/svg+xml,<svg/>\")"),
    ("url(https://example.org/a.svg)", "url(https://example.org/a.svg)"),
    ("url(../../etc/passwd)", "url(../../etc/passwd)"), ("url(", "url("),
  ])
  func styleSheetsLeadToTheNewNames(css: String, expected: String) {
    let files = assets([OutputFile("style.css", css), OutputFile("icons/a.svg", "A")])
    let sheet = expected.replacing("#.svg", with: "\(Digest("A").shortText).svg")
    #expect(files["assets/style.\(Digest(sheet).shortText).css"] == sheet)
  }

  @Test func aStyleSheetInAFolderNamesItsNeighbours() {
    let files = assets([
      OutputFile("css/print.css", "url(dot.svg) url(../icons/a.svg)"), OutputFile("css/dot.svg", "D"),
      OutputFile("icons/a.svg", "A"),
    ])
    let sheet =
      "url(\"../css/dot.\(Digest("D").shortText).svg\") url(\"../icons/a.\(Digest("A").shortText).svg\")"
    #expect(files["assets/css/print.\(Digest(sheet).shortText).css"] == sheet)
  }

  @Test func aStyleSheetMayImportALaterOne() {
    let files = assets([OutputFile("a.css", "@import url(z.css);"), OutputFile("z.css", "p{}")])
    let sheet = "@import url(\"z.\(Digest("p{}").shortText).css\");"
    #expect(files["assets/a.\(Digest(sheet).shortText).css"] == sheet)
  }

  @Test func styleSheetsThatImportEachOtherEnd() {
    let files = assets([
      OutputFile("a.css", "@import url(b.css);"), OutputFile("b.css", "@import url(a.css);"),
    ])
    #expect(files.count == 2)
  }

  @Test func theColoursOfTheTypesAreInTheMainStyleSheet() {
    let files = assets(
      [OutputFile("style.css", "p{}\n"), OutputFile("print.css", "p{}\n")], rules: ".type-a{}\n")
    #expect(files.values.sorted() == ["p{}\n", "p{}\n.type-a{}\n"])
  }

  @Test func templatesFindAssetsByPath() throws {
    let value = Assets(
      [OutputFile("style.css", ""), OutputFile("icons/star.svg", "")], typeRules: "",
      baseURL: try #require(BaseURL("/dex/"))
    ).value
    let library = try TemplateLibrary([
      ("t", .init(file: "t", text: "{{assets.style.css}} {{assets.icons.star.svg}}"))
    ])
    var bytes: [UInt8] = []
    try library.render("t", with: .object(Object([("assets", value)])), strict: true, into: &bytes)
    let hash = Digest("").shortText
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "/dex/assets/style.\(hash).css /dex/assets/icons/star.\(hash).svg")
  }

  @Test func anOwnFileStandsInForThatOfTheTheme() {
    let theme = Theme(
      own: [SourceFile("Templates/assets/a.css", "own"), SourceFile("Templates/page.mustache", "own")],
      fallback: [
        SourceFile("assets/a.css", "default"), SourceFile("page.mustache", "default"),
        SourceFile("index.mustache", "default"), SourceFile("README.md", ""),
      ])
    #expect(theme.assets.map(\.path) == ["a.css"])
    #expect(theme.assets.map(\.text) == ["own"])
    #expect(theme.templates.map(\.name) == ["index", "page"])
    #expect(theme.templates.map(\.source.text) == ["default", "own"])
    #expect(
      theme.templates.map(\.source.file) == ["(default theme)/index.mustache", "Templates/page.mustache"])
  }
}
