import Diagnostics
import Markdown
import Pokedex
import Testing

@testable import SiteGenerator

@Suite struct ContentFilesTests {
  // MARK: - Prose

  private func read(_ text: String) -> (prose: ProseFile?, problems: [String]) {
    var diagnostics: [Diagnostic] = []
    let prose = ProseFile.read(SourceFile("Content/pages/a.md", text), &diagnostics)
    return (prose, diagnostics.map(\.brief))
  }

  @Test func proseHasWhatItsFrontMatterSays() throws {
    let (found, problems) = read(
      "---\ntitle: A\ndescription: B\ndate: 2026-11-30\ndraft: true\nauthor: me\n---\nText\n")
    let prose = try #require(found)
    #expect(problems.isEmpty)
    #expect(prose.title == "A")
    #expect(prose.description == "B")
    #expect(prose.date == "2026-11-30")
    #expect(prose.isDraft)
    #expect(prose.fields.map(\.key) == ["author"])
    #expect(prose.body.text == "Text\n")
  }

  @Test func proseNeedsNoFrontMatter() throws {
    let (found, problems) = read("Just text\n")
    let prose = try #require(found)
    #expect(problems.isEmpty)
    #expect(prose.title == nil)
    #expect(!prose.isDraft)
    #expect(prose.body.text == "Just text\n")
  }

  @Test(arguments: [
    ("title: [x]", "2:8: error: 'title': expected text, found a list"),
    ("draft: maybe", "2:8: error: 'draft': expected true or false, found the text 'maybe'"),
    ("date: tomorrow", "2:7: error: 'date': expected a day such as 2026-11-30, found the text 'tomorrow'"),
    (
      "date: 2026-13-01", "2:7: error: 'date': expected a day such as 2026-11-30, found the text '2026-13-01'"
    ),
    (
      "date: 2026-02-30", "2:7: error: 'date': expected a day such as 2026-11-30, found the text '2026-02-30'"
    ),
    (
      "date: 2025-02-29", "2:7: error: 'date': expected a day such as 2026-11-30, found the text '2025-02-29'"
    ),
    (
      "date: 2026-04-31", "2:7: error: 'date': expected a day such as 2026-11-30, found the text '2026-04-31'"
    ),
  ])
  func wrongFrontMatterIsShownAtItsPlace(line: String, problem: String) {
    #expect(read("---\n\(line)\n---\n").problems == ["Content/pages/a.md:\(problem)"])
  }

  @Test(arguments: ["2024-02-29", "2026-12-31"]) func aDayOfTheCalendarIsADate(day: String) {
    #expect(read("---\ndate: \(day)\n---\n").prose?.date == day)
  }

  // MARK: - Static files

  @Test func onlyWhatTheBuildDoesNotReadIsCopied() {
    let files = StaticFiles(
      SourceTree(
        [
          "Content/CNAME", "Content/pages/a.md", "Content/pages/photo.jpg", "Content/pokemon.json",
          "Content/pokemon.schema.json", "Content/pokemon/notes.json", "Content/readme.md",
          "Content/site.yml", "Content/sprites/pup.png", "Templates/page.mustache",
        ].map { SourceFile($0, "") }))
    #expect(
      files.files.map(\.path) == [
        "CNAME", "pages/photo.jpg", "pokemon/notes.json", "sprites/pup.png",
      ])
    #expect(files.contains("sprites/pup.png"))
    #expect(!files.contains("site.yml"))
  }

  // MARK: - The plan

  @Test func everyPageAndFileHasAPlace() {
    let site = MemorySite([
      "Content/pokemon.json": """
      {"types": [{"name": "Clay"}], "pokemon": [{"name": "Golett", "types": ["Clay"]}]}
      """,
      "Content/pages/about.md": "", "Content/sprites/a.png": "",
    ])
    #expect(site.diagnostics.isEmpty)
    #expect(
      site.paths.filter { !$0.hasPrefix("assets/") } == [
        "index.html", "pokemon/golett/index.html", "types/index.html", "types/clay/index.html",
        "compare/index.html", "random/index.html", "api/index.html", "about/index.html", "404.html",
        "offline.html", "sprites/a.png", "sprites/placeholder/golett.svg", "manifest.webmanifest",
      ])
  }

  @Test(arguments: [
    ("Content/index.html", "the list of Pokémon and Content/index.html both make index.html"),
    (
      "Content/pokemon/mew/index.html",
      "the page of Mew and Content/pokemon/mew/index.html both make pokemon/mew/index.html"
    ),
    (
      "Content/pages/types.md",
      "pokesite's page /types/ and Content/pages/types.md both make types/index.html"
    ),
    ("Content/types", "Content/types is a file, but the page of the type Bug makes a folder of types"),
    (
      "Content/404.html/a.png",
      "pokesite's page /404.html is a file, but Content/404.html/a.png makes a folder of 404.html"
    ),
  ])
  func twoThingsAtOnePlaceAreAnError(path: String, summary: String) {
    let site = MemorySite(["Content/pokemon.json": #"[{"name": "Mew"}]"#, path: ""])
    #expect(
      site.diagnostics.map { String($0.dropFirst(" error: ".count)) }.contains(summary), "\(site.diagnostics)"
    )
  }

  @Test func draftsAreBuiltOnlyOnRequest() {
    let files: KeyValuePairs = [
      "Content/pokemon.json": #"[{"name": "Mew"}]"#,
      "Content/pages/soon.md": "---\ndraft: true\n---\n",
      "Content/pokemon/mew.md": "---\ndraft: true\n---\nX",
    ]
    let (without, with) = (MemorySite(files), MemorySite(files, drafts: true))
    #expect(!without.paths.contains("soon/index.html"))
    #expect(without.site.prose.species.isEmpty)
    #expect(with.paths.contains("soon/index.html"))
    #expect(with.site.prose.species.keys.sorted() == ["mew"])
  }

  @Test func twoFilesOfProseForOneSpeciesAreAnError() {
    let site = MemorySite([
      "Content/pokemon.json": #"[{"name": "Mr. Mime"}]"#,
      "Content/pokemon/Mr. Mime.md": "A", "Content/pokemon/mr-mime.md": "B",
    ])
    #expect(
      site.diagnostics == [
        "Content/pokemon/mr-mime.md: error: 'mr-mime' has its prose in Content/pokemon/Mr. Mime.md too"
      ])
  }

  @Test func proseOfNobodyIsAWarning() {
    let site = MemorySite([
      "Content/pokemon.json": #"[{"name": "Pikachu"}]"#, "Content/pokemon/pikchu.md": "A",
    ])
    #expect(
      site.diagnostics == [
        "Content/pokemon/pikchu.md: warning: there is no 'pikchu' for this prose; did you mean 'pikachu'?"
      ])
  }

  @Test func aPageWithoutALatinNameIsAnError() {
    let site = MemorySite(["Content/pages/ピカ.md": "A"])
    #expect(
      site.diagnostics == [
        "Content/pages/ピカ.md: error: the file's name has no letter from a to z and no digit"
      ])
  }

  // MARK: - Pictures

  @Test(arguments: [
    ("sprites/none.png", "warning: Mew: there is no picture Content/sprites/none.png"),
    ("../secret.png", "error: Mew: the picture '../secret.png' cannot be used"),
    ("javascript:alert(1)", "error: Mew: the picture 'javascript:alert(1)' cannot be used"),
    ("data:image/png;base64,AA", "error: Mew: the picture 'data:image/png;base64,AA' cannot be used"),
    ("file:///etc/passwd", "error: Mew: the picture 'file:///etc/passwd' cannot be used"),
  ])
  func aPictureThatCannotBeShownIsReported(address: String, problem: String) {
    let site = MemorySite([
      "Content/pokemon.json": #"[{"name": "Mew", "image_url": "\#(address)"}]"#
    ])
    #expect(site.diagnostics == ["Content/pokemon.json:1:31: \(problem)"])
    #expect(site.paths.contains("sprites/placeholder/mew.svg"))
  }

  @Test(arguments: [
    ("sprites/my mew.png", "/dex/sprites/my%20mew.png"),
    ("./sprites/my mew.png", "/dex/sprites/my%20mew.png"),
    ("https://img.example/mew.png", "https://img.example/mew.png"),
  ])
  func aPictureHasItsAddress(address: String, url: String) {
    let site = MemorySite(
      [
        "Content/pokemon.json": #"[{"name": "Mew", "image_url": "\#(address)"}]"#,
        "Content/sprites/my mew.png": "",
      ], baseURL: "/dex/")
    #expect(site.diagnostics.isEmpty)
    #expect(site.site.dex.species.first.flatMap { site.site.pictures.address(of: $0.form) } == url)
    #expect(!site.paths.contains("sprites/placeholder/mew.svg"))
  }
}
