import Markdown
import Testing

@testable import SiteGenerator

@Suite struct LinkResolverTests {
  private let links = MemorySite(
    [
      "Content/pokemon.json": """
      {"types": [{"name": "Clay"}, {"name": "Mew"}],
       "pokemon": [{"name": "Mr. Mime", "types": ["Clay"]}, {"name": "Flabébé"}, {"name": "Mew"},
                   {"name": "ミュウ", "slug": "myu"}, {"name": "Tidepup"}]}
      """,
      "Content/pokemon/mr-mime.md": "Hello",
      "Content/pages/about.md": "---\ntitle: Who we are\n---\n",
      "Content/pages/guide/first-steps.md": "Walk.",
      "Content/sprites/my pup.png": "…",
    ], baseURL: "https://example.org/dex/"
  ).links

  @Test(arguments: [
    ("Mr. Mime", "/dex/pokemon/mr-mime/", "Mr. Mime"), ("mr-mime", "/dex/pokemon/mr-mime/", "Mr. Mime"),
    ("MR MIME", "/dex/pokemon/mr-mime/", "Mr. Mime"), ("flabebe", "/dex/pokemon/flabebe/", "Flabébé"),
    ("ミュウ", "/dex/pokemon/myu/", "ミュウ"), ("Mew", "/dex/pokemon/mew/", "Mew"),
    ("clay", "/dex/types/clay/", "Clay"),
  ])
  func aWikiLinkFindsASpeciesOrAType(name: String, url: String, text: String) {
    #expect(links.resolve(Link(.wiki, to: name), in: "") == .url(url, text: text))
  }

  @Test(arguments: [
    ("Who we are", "/dex/about/"), ("about", "/dex/about/"), ("First Steps", "/dex/guide/first-steps/"),
  ])
  func aWikiLinkFindsAPage(name: String, url: String) {
    #expect(links.resolve(Link(.wiki, to: name), in: "") == .url(url))
  }

  @Test func aWikiLinkToNothingSaysWhatIsNear() {
    let resolution = links.resolve(Link(.wiki, to: "Tidepub"), in: "")
    guard case .refused("there is no page for 'Tidepub'; did you mean 'Tidepup'?", _, _) = resolution else {
      Issue.record("\(resolution)")
      return
    }
  }

  @Test(arguments: [
    ("/", "/dex/"), ("/types/", "/dex/types/"), ("/types/clay/#members", "/dex/types/clay/#members"),
    ("/?q=mew", "/dex/?q=mew"), ("/404.html", "/dex/404.html"), ("/sitemap.xml", "/dex/sitemap.xml"),
    ("/sprites/my%20pup.png", "/dex/sprites/my%20pup.png"),
  ])
  func anAbsolutePathIsBelowTheRootOfTheSite(path: String, url: String) {
    #expect(links.resolve(Link(.link, to: path), in: "pages") == .url(url))
  }

  @Test(arguments: [
    ("first-steps.md", "pages/guide", "/dex/guide/first-steps/"),
    ("guide/first-steps.md#boots", "pages", "/dex/guide/first-steps/#boots"),
    ("../pokemon/mr-mime.md", "pages", "/dex/pokemon/mr-mime/"),
    ("../sprites/my%20pup.png", "pages", "/dex/sprites/my%20pup.png"),
    ("sprites/my pup.png?v=2", "", "/dex/sprites/my%20pup.png?v=2"),
  ])
  func aRelativePathIsThatOfAFile(path: String, folder: String, url: String) {
    #expect(links.resolve(Link(.link, to: path), in: folder) == .url(url))
    #expect(links.resolve(Link(.picture, to: path), in: folder) == .url(url))
  }

  @Test(arguments: ["#top", "?q=1", "https://example.com/x", "mailto:a@b.example", ""])
  func whatIsNoPathStays(address: String) {
    #expect(links.resolve(Link(.link, to: address), in: "pages") == .unchanged)
  }

  @Test(arguments: [
    ("/types/cly/", "", "there is no page /types/cly/; did you mean '/types/clay/'?"),
    ("/types/clay", "", "there is no page /types/clay"),
    ("/nothing-like-it/", "", "there is no page /nothing-like-it/"),
    ("//example.com/", "", "there is no page //example.com/"),
    ("abuot.md", "pages", "there is no file Content/pages/abuot.md; did you mean 'pages/about.md'?"),
    ("../../secret.txt", "pages", "the link '../../secret.txt' leads out of Content/"),
    ("%2e%2e/%2e%2e/secret.txt", "pages", "the link '%2e%2e/%2e%2e/secret.txt' leads out of Content/"),
    ("/../secret.txt", "pages", "there is no page /../secret.txt"),
  ])
  func aLinkToNothingIsRefused(address: String, folder: String, summary: String) throws {
    let resolution = links.resolve(Link(.link, to: address), in: folder)
    guard case .refused(summary, _, _) = resolution else {
      Issue.record("\(resolution)")
      return
    }
  }

  @Test(arguments: [
    ("a%20b", "a b"), ("%C3%A9", "é"), ("100%", "100%"), ("%zz", "%zz"), ("%+1", "%+1"), ("%4", "%4"),
    ("a+b", "a+b"),
  ])
  func percentSignsAreDecoded(text: String, expected: String) {
    #expect(LinkResolver.percentDecoded(text) == expected)
  }

  @Test func pathsAreEncodedForAddresses() {
    #expect(LinkResolver.percentEncoded("a b/é\"#?%<'.png") == "a%20b/%C3%A9%22%23%3F%25%3C'.png")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd",
  ])
  func theNavigationLinksToNoProgram(address: String) {
    let site = MemorySite([
      "Content/site.yml": "navigation:\n  - title: Evil\n    url: \"\(address)\"\n"
    ])
    let navigation = site.site.configuration.navigation
    #expect(site.links.navigation(navigation).isEmpty)
    #expect(
      site.links.diagnostics(navigation).map(\.brief) == [
        "Content/site.yml:2:5: error: navigation 'Evil': links to '\(address.prefix { $0 != ":" }):' are not allowed"
      ])
  }

  @Test func theNavigationMayLeadElsewhere() {
    let site = MemorySite([
      "Content/site.yml": """
      base_url: /dex/
      navigation:
        - {title: Forum, url: "https://forum.example/"}
        - {title: Mail, url: "mailto:a@b.example"}
        - {title: All, url: /}
        - {title: Nowhere, url: /nowhere/}
      """
    ])
    let navigation = site.site.configuration.navigation
    #expect(
      site.links.navigation(navigation).map(\.url) == [
        "https://forum.example/", "mailto:a@b.example", "/dex/",
      ])
    #expect(
      site.links.diagnostics(navigation).map(\.brief) == [
        "Content/site.yml:6:5: error: navigation 'Nowhere': there is no page /nowhere/"
      ])
  }
}
