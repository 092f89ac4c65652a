import TestSupport
import Testing

/// A site's own templates and assets, and its address.
@Suite struct ThemeTests {
  @Test func aSiteWithoutTemplatesTakesThoseOfTheProgram() throws {
    let site = try TestSite(["Content/pokemon.json": #"[{"name": "Mew"}]"#])
    try site.build()
    #expect(try site.page("pokemon/mew/index.html").contains("<a class=\"skip\" href=\"#main\">"))
    #expect(try site.pages().files.contains { $0.wholeMatch(of: /assets\/style\.[0-9a-f]{10}\.css/) != nil })
  }

  @Test func aTemplateOfTheSiteStandsInForTheOneOfItsName() throws {
    let site = try TestSite([
      "Content/pokemon.json": #"[{"name": "Mew"}]"#,
      "Templates/pokemon.mustache":
        "{{<layout}}{{$main}}<h1>My {{name}}</h1>{{>partials/stars}}{{/main}}{{/layout}}",
      "Templates/partials/stars.mustache": "<p>***</p>",
    ])
    try site.build(["--strict"])
    let page = try site.page("pokemon/mew/index.html")
    #expect(page.contains("<h1>My Mew</h1><p>***</p>"))
    #expect(page.contains("<a class=\"skip\""))
    #expect(try site.page("404.html").contains("<h1>Page not found</h1>"))
  }

  @Test func aPartialOfTheSiteStandsInEverywhere() throws {
    let site = try TestSite([
      "Content/pokemon.json": #"[{"name": "Mew", "types": ["psychic"]}]"#,
      "Templates/partials/card.mustache": "<li>card of {{name}}</li>",
    ])
    try site.build()
    #expect(try site.page("index.html").contains("<li>card of Mew</li>"))
    #expect(try site.page("types/psychic/index.html").contains("<li>card of Mew</li>"))
  }

  @Test func assetsOfTheSiteStandInToo() throws {
    let site = try TestSite([
      "Templates/assets/style.css": "body{background:url(img/bg.png)}\n", "Templates/assets/img/bg.png": "…",
      "Templates/404.mustache":
        "<!doctype html><html lang=en><title>A</title><h1>B</h1><p>{{assets.style.css}} {{assets.img.bg.png}}",
      "Content/pokemon.json": "[]",
    ])
    try site.build(["--strict"])
    let words = try #require(try site.page("404.html").split(separator: "<p>").last).split { $0.isWhitespace }
      .map { String($0.dropFirst()) }
    #expect(words.count == 2)
    let sheet = try site.page(words[0])
    #expect(
      sheet.hasPrefix("body{background:url(\"../\(words[1])\")}\n")
        || sheet.hasPrefix("body{background:url(\"\(words[1].dropFirst("assets/".count))\")}\n"))
    #expect(sheet.contains(".type-fire{"))
    #expect(site.folder.has("Public/\(words[1])"))
  }

  @Test func freeFieldsReachTheTemplates() throws {
    let site = try TestSite([
      "Content/pokemon.json": #"[{"name": "A", "rarity": {"grass": [1, 2.5]}, "shy": true}, {"name": "B"}]"#,
      "Templates/pokemon.mustache":
        "<!doctype html><html lang=en><title>A</title><h1>{{name}}</h1>:{{#rarity}}{{#grass}}<{{.}}>{{/grass}}{{/rarity}}{{#shy}}shy{{/shy}}",
      "Content/pages/p.md": "---\nmood: {today: good}\n---\n",
      "Templates/page.mustache":
        "<!doctype html><html lang=en><title>A</title><h1>{{front_matter.mood.today}}</h1>",
    ])
    try site.build(["--strict"])
    #expect(try site.page("pokemon/a/index.html").hasSuffix("<h1>A</h1>:<1><2.5>shy"))
    #expect(try site.page("pokemon/b/index.html").hasSuffix("<h1>B</h1>:"))
    #expect(try site.page("p/index.html").hasSuffix("<h1>good</h1>"))
  }

  @Test func onesOwnFilesForCrawlersStandInForThoseOfPokesite() throws {
    let site = try TestSite([
      "Content/site.yml": "base_url: https://example.org/\n",
      "Content/robots.txt": "User-agent: *\nDisallow: /\n",
      "Content/sitemap.xml": "<urlset/>",
    ])
    try site.build()
    #expect(try site.page("robots.txt") == "User-agent: *\nDisallow: /\n")
    #expect(try site.page("sitemap.xml") == "<urlset/>")
  }

  // MARK: - Base path

  private static let files: KeyValuePairs = [
    "Content/site.yml": """
    navigation:
      - {title: All, url: /}
      - {title: About, url: /about/}
    footer: "[About](/about/) [pic](/sprites/a%20b.png)"
    """,
    "Content/pokemon.json": """
    [{"name": "Ant", "types": ["bug"], "description": "[[Bee]] [[bug]] [x](/types/) ![y](sprites/a%20b.png)",
      "image_url": "sprites/a b.png"}, {"name": "Bee", "evolves_from": "Ant"}]
    """,
    "Content/pokemon/bee.md": "[a](ant.md) [b](../pages/about.md#x) ![p](/sprites/a%20b.png)",
    "Content/pokemon/ant.md": "[bee](bee.md)", "Content/pages/about.md": "# X\n\n[home](/) [y](/404.html)",
    "Content/sprites/a b.png": "…", "Templates/assets/style.css": "p{background:url(dot.svg)}",
    "Templates/assets/dot.svg": "<svg/>",
  ]

  @Test func everyAddressStaysBelowTheBasePath() throws {
    let site = try TestSite(Self.files)
    try site.build(["--base-url", "https://example.org/pokedex/", "--strict"])
    let pages = try site.pages()
    for (path, entry) in pages.entries where path.hasSuffix(".html") {
      let page = Markup(entry.text)
      #expect(!page.tags.contains { $0.name == "base" }, "\(path)")
      for address in page.attributes(["href", "src", "srcset", "action"]) {
        #expect(
          address.hasPrefix("#") || address.hasPrefix("/pokedex/")
            || address.hasPrefix("https://example.org/pokedex/"), "\(path): \(address)")
        guard address.hasPrefix("/pokedex/") else { continue }
        let target = address.dropFirst("/pokedex/".count).prefix { $0 != "#" && $0 != "?" }.replacing(
          "%20", with: " ")
        let file = String(target.isEmpty || target.hasSuffix("/") ? target + "index.html" : target)
        #expect(pages.entries[file] != nil, "\(path): \(address)")
      }
    }
    for (path, entry) in pages.entries where path.hasSuffix(".css") {
      for match in entry.text.matches(of: /url\("?([^)"]*)"?\)/) {
        #expect(!match.1.hasPrefix("/") || match.1.hasPrefix("/pokedex/"), "\(path): \(match.1)")
      }
    }
    let addresses = try site.page("sitemap.xml").matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.1) }
    #expect(addresses.count >= 1 + 2 + 1 + 18 + 1)
    #expect(addresses.allSatisfy { $0.hasPrefix("https://example.org/pokedex/") })
    #expect(addresses.contains("https://example.org/pokedex/"))
    let page = Markup(try site.page("pokemon/ant/index.html"))
    #expect(page.first("link", "href") == "https://example.org/pokedex/pokemon/ant/")
  }

  @Test func aSiteThatDoesNotKnowItsAddressHasNoSitemap() throws {
    let site = try TestSite(Self.files)
    try site.build()
    #expect(!site.folder.has("Public/sitemap.xml"))
    #expect(try site.page("robots.txt") == "User-agent: *\nAllow: /\n")
    #expect(try !site.page("index.html").contains("canonical"))
  }

  @Test func anAddressIsEscapedInTheSitemap() throws {
    let site = try TestSite(["Content/pokemon.json": "[]"])
    try site.build(["--base-url", "https://example.org/a&b/"])
    #expect(try site.page("sitemap.xml").contains("<loc>https://example.org/a&amp;b/</loc>"))
  }
}
