import Foundation
import TestSupport
import Testing

/// The repository is a site itself.
@Suite struct RepositorySiteTests {
  private let site: TestSite

  init() throws {
    site = try TestSite()
    try site.folder.copy(["Content", "Templates"], from: repository)
  }

  private struct DataFile: Decodable {
    let pokemon: [Entry]
  }

  private struct Entry: Decodable {
    let slug: String
    let name: String
  }

  @Test func itBuildsWithoutAWarning() throws {
    let result = try site.build(["--strict"])
    #expect(result.errors == "")
    let entries = try JSONDecoder().decode(
      DataFile.self, from: Data(try site.folder.bytes("Content/pokemon.json"))
    ).pokemon
    #expect(entries.count >= 10)
    let files = try site.pages().files
    let list = try site.page("index.html")
    let listed = list.matches(of: /class="card-link" href="\/pokemon\/([a-z0-9-]+)\/"/).map { String($0.1) }
    #expect(listed == entries.map(\.slug))
    for entry in entries.prefix(12) {
      #expect(try site.page("pokemon/\(entry.slug)/index.html").contains("<h1>\(entry.name)</h1>"))
    }
    #expect(files.count { $0.wholeMatch(of: /pokemon\/[^\/]+\/index\.html/) != nil } == entries.count)
    #expect(files.count { $0.wholeMatch(of: /types\/[^\/]+\/index\.html/) != nil } == 18)
    for file in [
      "404.html", "types/index.html", "sitemap.xml", "robots.txt", ".nojekyll", "about/index.html",
    ] {
      #expect(files.contains(file), "\(file)")
    }
    let sitemap = try site.page("sitemap.xml")
    #expect(sitemap.contains("<loc>https://pokedex.example/pokemon/pikachu/</loc>"))
    #expect(!sitemap.contains("404"))
    #expect(try site.page("robots.txt").hasSuffix("Sitemap: https://pokedex.example/sitemap.xml\n"))
  }

  @Test func proseStandsInPlaceOfADescription() throws {
    try site.build()
    #expect(
      try site.page("pokemon/pikachu/index.html").contains("meet <a href=\"/pokemon/eevee/\">Eevee</a>"))
  }

  /// All pages, and for a site below a path, too.
  @Test(arguments: [[], ["--base-url", "https://example.org/pokedex/"], ["--base-url", "/"]])
  func theCheckFindsNothing(options: [String]) throws {
    try site.build(options)
    let result = try site.run(["check"])
    #expect(result.errors == "")
    #expect(result.output.contains(": no faults; "))
    #expect(result.code == 0)
  }

  @Test func formsAreFoundWhereTheyBelong() throws {
    try site.build()
    #expect(
      try site.page("moves/thunderbolt/index.html").contains(
        "<a href=\"/pokemon/geodude/#form-geodude-alola\">Alolan Geodude</a>"))
    #expect(
      try site.page("moves/psychic/index.html").contains(
        "<a href=\"/pokemon/rapidash/#form-rapidash-galar\">Galarian Rapidash</a>"))
    #expect(!(try site.page("moves/thunderbolt/index.html").contains("Totem")))
    #expect(
      try site.page("types/psychic/index.html").contains(
        "href=\"/pokemon/raichu/#form-raichu-alola\""))
    #expect(
      try site.page("abilities/surge-surfer/index.html").contains(
        "<span class=\"card-name\">Alolan Raichu</span>"))
    #expect(
      try site.page("pokemon/pikachu/index.html").contains(
        "<a class=\"stage\" href=\"/pokemon/raichu/#form-raichu-alola\">"))
  }

  @Test func everyPageIsDescribedInItsOwnWords() throws {
    try site.build()
    var pages: [String: [String]] = [:]
    for file in try site.pages().files where file.hasPrefix("abilities/") || file.hasPrefix("moves/") {
      let html = try site.page(file)
      let description = html.firstMatch(of: /<meta name="description" content="([^"]*)">/)
      pages[String(description?.1 ?? ""), default: []].append(file)
    }
    #expect(pages.values.filter { $0.count > 1 } == [])
  }

  /// What pages of every kind load or link to within the site is there.
  @Test func linksOfEveryKindOfPageLeadSomewhere() throws {
    try site.build()
    let pages = try site.pages()
    for path in [
      "index.html", "404.html", "offline.html", "about/index.html", "api/index.html", "compare/index.html",
      "pokemon/eevee/index.html", "pokemon/mr-mime/index.html", "types/index.html", "types/ghost/index.html",
      "abilities/levitate/index.html", "egg-groups/dragon/index.html", "generations/index.html",
      "moves/surf/index.html", "rankings/index.html",
    ] {
      for attribute in Markup(try site.page(path)).attributes(["href", "src"]) {
        guard attribute.hasPrefix("/") else {
          #expect(attribute.hasPrefix("#") || attribute.hasPrefix("https://"), "\(path): \(attribute)")
          continue
        }
        let target = attribute.prefix { $0 != "#" && $0 != "?" }.dropFirst()
        let file = target.isEmpty || target.hasSuffix("/") ? target + "index.html" : target
        #expect(pages.entries[String(file)]?.kind == .file, "\(path): \(attribute)")
      }
    }
  }
}
