import TestSupport
import Testing

/// Earlier addresses of pages, and the files that tell hosts of them.
@Suite struct AliasTests {
  private func site(_ files: KeyValuePairs<String, String>, settings: String = "") throws -> TestSite {
    let site = try TestSite([
      "Content/pokemon.json": #"[{"name": "Mew & Co"}]"#, "Content/site.yml": settings,
    ])
    for (name, text) in files { try site.folder.write("Content/\(name)", text) }
    return site
  }

  @Test func anEarlierAddressLeadsToThePage() throws {
    let site = try site(
      [
        "pages/guide.md":
          "---\ntitle: The <Guide>\naliases: [/old/, /older/guide.html, /a b, /%C3%A9/]\n---\nText",
        "pokemon/mew-co.md": "---\naliases: /151/\n---\nText",
      ], settings: "base_url: https://me.github.io/dex/\n")
    try site.build()
    #expect(
      try site.page("old/index.html") == """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'self'; object-src 'none'; base-uri 'none'; \
        form-action 'self'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>The &lt;Guide&gt; – Pokédex</title>
        <meta name="robots" content="noindex">
        <meta name="color-scheme" content="light dark">
        <link rel="canonical" href="https://me.github.io/dex/guide/">
        <meta http-equiv="refresh" content="0; url=/dex/guide/">
        </head>
        <body>
        <main>
        <h1>This page has moved</h1>
        <p>It is now <a href="/dex/guide/">The &lt;Guide&gt;</a>.</p>
        </main>
        </body>
        </html>

        """)
    for path in ["older/guide.html", "a b/index.html", "é/index.html"] {
      #expect(try site.page(path) == site.page("old/index.html"))
    }
    #expect(try site.page("151/index.html").contains(#"<a href="/dex/pokemon/mew-co/">Mew &amp; Co</a>"#))
    for file in try site.pages().entries
    where file.key == "sitemap.xml" || file.key.hasPrefix("assets/search.") {
      #expect(!file.value.text.contains("/old") && !file.value.text.contains("/151"))
    }
  }

  @Test func withoutAnAddressOfTheSiteTheyWorkToo() throws {
    let site = try site(["pages/guide.md": "---\naliases: [/old/]\n---\nText"])
    try site.build(["--base-url", "/dex/"])
    #expect(try site.page("old/index.html").contains(#"<link rel="canonical" href="/dex/guide/">"#))
    #expect(try site.page("old/index.html").contains(#"content="0; url=/dex/guide/""#))
  }

  @Test func anAliasThatIsGoneIsRemoved() throws {
    let site = try site(["pages/guide.md": "---\naliases: [/old/]\n---\nText"])
    try site.build()
    try site.folder.write("Content/pages/guide.md", "Text")
    try site.build()
    #expect(!site.folder.has("Public/old"))
  }

  @Test func anAliasOfADraftWaitsWithIt() throws {
    let site = try site(["pages/soon.md": "---\ndraft: true\naliases: [/old/]\n---\nText"])
    try site.build()
    #expect(!site.folder.has("Public/old"))
    try site.build(["--drafts"])
    #expect(site.folder.has("Public/old/index.html"))
  }

  @Test(arguments: [
    ("https://elsewhere.org/", "is not a path of this site"),
    ("//elsewhere.org/", "is not a path of this site"),
    ("old/", "is not a path of this site"), ("javascript:alert(1)", "is not a path of this site"),
    ("/../old/", "leads out of its folder"), ("/a/../../etc/", "leads out of its folder"),
    ("/a/./b/", "leads out of its folder"), ("/%2e%2e/old/", "leads out of its folder"),
    ("/a%2F..%2Fb/", "leads out of its folder"),
    ("/.pokesite/", "has a part that begins with a dot"), ("/a/.git/x/", "has a part that begins with a dot"),
    ("/a//b/", "has an empty part"), ("/a?b", "has a ?, #, * or \\, which no file can answer for"),
    ("/a#b", "has a ?, #, * or \\, which no file can answer for"),
    ("/a%5Cb/", "has characters that no address can have"),
    ("/a%00b/", "has characters that no address can have"),
    ("/a%0Ab/", "has characters that no address can have"),
  ])
  func hostileAliasesAreErrorsAtTheirPlace(alias: String, fault: String) throws {
    let site = try site(["pages/guide.md": "---\ntitle: Guide\naliases:\n  - '\(alias)'\n---\nText"])
    #expect(
      try site.problems() == ["Content/pages/guide.md:4:5: error: the alias '\(alias)' \(fault)"])
    #expect(!site.folder.has("Public"))
  }

  @Test(arguments: [
    ("/", "the list of Pokémon"), ("/pokemon/mew-co/", "the page of Mew & Co"),
    ("/guide/", "Content/pages/guide.md"),
    ("/index.html", "the list of Pokémon"), ("/404.html", "pokesite's page /404.html"),
    ("/picture.png/", "Content/picture.png"), ("/sw.js/", "pokesite's file /sw.js"),
    ("/404.html/x/", "pokesite's page /404.html"), ("/docs.html", "Content/docs.html/x.txt"),
  ])
  func anAddressThatIsTakenIsNoAlias(alias: String, owner: String) throws {
    let site = try site([
      "pages/guide.md": "---\naliases:\n- \(alias)\n---\nText", "picture.png": "", "docs.html/x.txt": "",
    ])
    #expect(
      try site.problems() == ["Content/pages/guide.md:3:3: error: the alias '\(alias)' is taken by \(owner)"])
  }

  @Test func twoPagesCannotHaveOneAlias() throws {
    let site = try site([
      "pages/a.md": "---\naliases: [/old/]\n---\nA", "pages/b.md": "---\naliases: [/x/, /old]\n---\nB",
      "pages/c.md": "---\naliases: [/old/index.html/, 7, /y/, /y]\n---\nC",
    ])
    #expect(
      try site.problems() == [
        "Content/pages/b.md:2:16: error: the alias '/old' is taken by Content/pages/a.md",
        "Content/pages/c.md:2:11: error: the alias '/old/index.html/' is taken by Content/pages/a.md",
        "Content/pages/c.md:2:29: error: the alias '7' is not a path of this site",
        "Content/pages/c.md:2:37: error: the alias '/y' is taken by Content/pages/c.md",
      ])
  }

  // MARK: - Files for hosts

  @Test func hostFilesAreMadeOnRequest() throws {
    let page = "---\naliases: [/old/, /a b.html]\n---\nText"
    let without = try site(["pages/guide.md": page])
    try without.build()
    for name in ["_headers", "_redirects", "CNAME"] { #expect(!without.folder.has("Public/\(name)")) }
    let site = try site(
      ["pages/guide.md": page],
      settings: "base_url: https://dex.pallet.town/\nhost_files: [headers, redirects, cname]\n")
    try site.build()
    #expect(try site.page("CNAME") == "dex.pallet.town\n")
    #expect(try site.page("_redirects") == "/old/ /guide/ 301!\n/a%20b.html /guide/ 301!\n")
    let assets = try site.pages().files.filter { $0.hasPrefix("assets/") && $0 != "assets/offline.json" }
    let security = """
      /*
        Content-Security-Policy: default-src 'self'; img-src 'self' http: https:; object-src 'none'; base-uri 'none'; \
      form-action 'self'; frame-ancestors 'self'
        Referrer-Policy: strict-origin-when-cross-origin
        X-Content-Type-Options: nosniff

      """
    #expect(
      try site.page("_headers")
        == security
        + assets.map { "/\($0)\n  Cache-Control: public, max-age=31536000, immutable\n" }.joined())
    // Hosts do not show these to readers who keep everything.
    let offline = try site.page("assets/offline.json")
    #expect(!offline.contains("_headers") && !offline.contains("_redirects") && !offline.contains("CNAME"))
    #expect(offline.contains("\"guide/\""))
  }

  @Test func hostFilesStandBelowTheBasePath() throws {
    let site = try site(
      ["pages/guide.md": "---\naliases: [/old/]\n---\nText"],
      settings: "base_url: /dex/\nhost_files: [headers, redirects]\n")
    try site.build()
    #expect(try site.page("_redirects") == "/dex/old/ /dex/guide/ 301!\n")
    let headers = try site.page("_headers")
    #expect(headers.hasPrefix("/dex/*\n"))
    #expect(headers.contains("\n/dex/assets/"))
  }

  @Test func theSitesOwnHostFilesHavePrecedence() throws {
    let site = try site(
      ["_headers": "mine", "CNAME": "mine.org"], settings: "host_files: [headers, cname]\n")
    try site.build()
    #expect(try site.page("_headers") == "mine")
    #expect(try site.page("CNAME") == "mine.org")
  }

  @Test(arguments: [
    (
      "host_files: [haeders]",
      "1:14: error: 'host_files': there is no host file 'haeders'; did you mean 'headers'?"
    ),
    ("host_files: [cname]", "1:14: error: the file CNAME needs the site's own domain, but base_url is '/'"),
    (
      "host_files: cname\nbase_url: https://me.github.io/",
      "1:13: error: the file CNAME needs the site's own domain, but base_url is 'https://me.github.io/'"
    ),
    (
      "host_files: cname\nbase_url: https://pallet.town/dex/",
      "1:13: error: the file CNAME needs the site's own domain, but base_url is 'https://pallet.town/dex/'"
    ),
  ])
  func wrongWishesAreErrorsAtTheirPlace(settings: String, problem: String) throws {
    #expect(try site([:], settings: settings + "\n").problems() == ["Content/site.yml:\(problem)"])
  }
}
