import Testing

@testable import SiteGenerator

@Suite struct BaseURLTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org", "/"),
    ("https://example.org/", "https://example.org", "/"),
    ("https://me.github.io/pokedex", "https://me.github.io", "/pokedex/"),
    ("http://localhost:8080/a//b/", "http://localhost:8080", "/a/b/"),
    ("HTTPS://Example.ORG/PokeDex/", "https://example.org", "/PokeDex/"),
    ("/pokedex/", "", "/pokedex/"),
    ("/", "", "/"),
  ])
  func anAddressIsTakenApart(text: String, origin: String, path: String) throws {
    let url = try #require(BaseURL(text))
    #expect(url.origin == origin)
    #expect(url.path == path)
  }

  @Test(arguments: [
    "", "pokedex", "example.org", "//example.org/", "ftp://example.org/", "javascript:alert(1)", "https://",
    "https:///path/", "https://example.org/a b/", "https://example.org/?q", "https://example.org/#top",
    "https://example.org/\"><script>", "https://example.org/'", "https://example.org/\u{7}",
    "https://example.org/../up/", "https://example.org/a/./b/",
  ])
  func anythingElseIsRefused(text: String) {
    #expect(BaseURL(text) == nil)
  }

  @Test func linksAreBelowThePath() throws {
    let url = try #require(BaseURL("https://me.github.io/pokedex/"))
    #expect(url.link(to: "") == "/pokedex/")
    #expect(url.link(to: "pokemon/pikachu/") == "/pokedex/pokemon/pikachu/")
    #expect(url.absolute("sitemap.xml") == "https://me.github.io/pokedex/sitemap.xml")
  }

  @Test func aSiteThatDoesNotKnowItsAddressHasNoAbsoluteLinks() {
    #expect(BaseURL.unknown.absolute("") == nil)
    #expect(BaseURL.unknown.link(to: "types/") == "/types/")
    #expect(!BaseURL.unknown.isKnown)
  }
}
