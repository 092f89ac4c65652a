import Testing

@testable import SiteGenerator

/// Where the reader is, in the links at the top.
@Suite struct NavigationTests {
  private static let site = MemorySite(
    [
      "Content/pokemon.json": #"[{"name": "Mew", "types": ["psychic"], "stats": {"hp": 100, "speed": 90}}]"#,
      "Content/pages/about.md": "---\ntitle: About\n---\nText.",
      "Content/pages/about/us.md": "---\ntitle: Us\n---\nText.",
      "Content/site.yml": """
      navigation:
        - {title: Pokémon, url: /}
        - {title: Types, url: /types/}
        - {title: Psychic, url: /types/psychic/}
        - {title: About, url: /about/}
      """,
    ], baseURL: "/dex/")

  @Test(arguments: [
    ("", ["Pokémon page"]), ("types/", ["Types page"]), ("types/psychic/", ["Psychic page"]),
    ("types/fire/", ["Types true"]), ("pokemon/mew/", ["Pokémon true"]), ("about/", ["About page"]),
    ("about/us/", ["About true"]), ("rankings/", []), ("404.html", []),
  ])
  func theLinkToThePageOrItsSectionIsMarked(path: String, expected: [String]) throws {
    let html = try Self.site.html(path)
    let navigation = html.split(separator: "</nav>").first ?? ""
    let marked = navigation.matches(of: /aria-current="([^"]*)">([^<]*)/).map { "\($0.2) \($0.1)" }
    #expect(marked == expected)
  }

  @Test func theCurrentRankingIsMarked() throws {
    let html = try Self.site.html("rankings/hp/")
    #expect(html.contains("<li><a href=\"/dex/rankings/hp/\" aria-current=\"page\">HP</a></li>"))
    #expect(html.contains("<li><a href=\"/dex/rankings/speed/\">Speed</a></li>"))
  }
}
