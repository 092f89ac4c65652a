import Testing

@testable import SiteGenerator

@Suite struct StructuredDataTests {
  private static let files: KeyValuePairs = [
    "Content/pokemon.json":
      "[{\"name\": \"Mew</script>\", \"slug\": \"mew\", \"types\": [\"psychic\"],"
      + " \"description\": \"It is said to hold the genes of all.\"}]",
    "Content/site.yml": "title: A & B\nbase_url: https://example.org/dex/\ndescription: Of all\n",
    "Content/pages/news.md": "---\ndate: 2026-01-02\n---\nHello",
  ]

  /// The JSON in the page's script element.
  private func data(_ path: String, _ files: KeyValuePairs<String, String> = files) throws -> String? {
    let html = try MemorySite(files).html(path)
    return html.split(separator: "\n").first { $0.contains("application/ld+json") }.map { line in
      String(line.dropFirst("<script type=\"application/ld+json\">".count).dropLast("</script>".count))
    }
  }

  @Test func theListIsAWebsite() throws {
    #expect(
      try data("") == """
        {"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"A \\u0026 B",\
        "description":"Of all","url":"https://example.org/dex/","inLanguage":"en"}]}
        """)
  }

  @Test func aSpeciesIsAnArticleOnItsWay() throws {
    #expect(
      try data("pokemon/mew/") == """
        {"@context":"https://schema.org","@graph":[{"@type":"Article","headline":"Mew\\u003c/script\\u003e",\
        "description":"It is said to hold the genes of all.","url":"https://example.org/dex/pokemon/mew/",\
        "inLanguage":"en","image":"https://example.org/dex/sprites/placeholder/mew.svg"},\
        {"@type":"BreadcrumbList","itemListElement":[\
        {"@type":"ListItem","position":1,"name":"A \\u0026 B","item":"https://example.org/dex/"},\
        {"@type":"ListItem","position":2,"name":"Mew\\u003c/script\\u003e",\
        "item":"https://example.org/dex/pokemon/mew/"}]}]}
        """)
  }

  @Test func theWayLeadsOverTheIndex() throws {
    #expect(
      try data("types/psychic/") == """
        {"@context":"https://schema.org","@graph":[{"@type":"BreadcrumbList","itemListElement":[\
        {"@type":"ListItem","position":1,"name":"A \\u0026 B","item":"https://example.org/dex/"},\
        {"@type":"ListItem","position":2,"name":"Types","item":"https://example.org/dex/types/"},\
        {"@type":"ListItem","position":3,"name":"Psychic","item":"https://example.org/dex/types/psychic/"}]}]}
        """)
  }

  @Test func aSiteWithoutAnAddressNamesPaths() throws {
    let json = try #require(try data("types/psychic/", ["Content/pokemon.json": Self.files[0].value]))
    #expect(json.contains("\"item\":\"/types/psychic/\""))
  }

  @Test func thereIsNoneOnPagesThatSearchEnginesLeaveOut() throws {
    #expect(try data("404.html") == nil)
  }

  @Test(arguments: [
    ("", "website"), ("pokemon/mew/", "article"), ("types/psychic/", "website"), ("news/", "article"),
  ])
  func pagesSayWhatTheyAre(path: String, kind: String) throws {
    let html = try MemorySite(Self.files).html(path)
    #expect(html.contains("<meta property=\"og:type\" content=\"\(kind)\">"))
    #expect(html.contains("<meta name=\"twitter:card\" content=\"summary\">"))
  }
}
