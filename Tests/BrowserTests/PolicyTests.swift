import Testing

extension BrowserTests {
  /// What a browser says to the Content-Security-Policy of pages, and whom they ask.
  @Suite(.serialized) struct PolicyTests {
    private let browser: Browser

    /// A site with every kind of page and everything that pages can do.
    private static let files: KeyValuePairs = [
      "Content/pages/guide.md": "---\ntitle: A guide\naliases: [/old/]\n---\n\nMeet [[Charizard]].",
      "Content/site.yml": "footer: Made *by hand*\n",
    ]

    init() throws { browser = try #require(Browser.current) }

    /// Forgets what the browser has noted so far.
    private func forget() async throws {
      _ = try await browser.consoleErrors()
      _ = try await browser.requestedAddresses()
    }

    @Test(arguments: ["/", "/pokedex/"]) func noPageOfTheThemeBreaksItOrAsksAnotherHost(base: String)
      async throws
    {
      let site = try TestSite(data: Fixtures.awkward, base: base, files: Self.files)
      try await forget()
      for kind in [
        "", "pokemon/charizard/", "types/", "types/fire/", "abilities/", "abilities/blaze/", "moves/",
        "moves/ember/",
        "generations/", "generations/1/", "egg-groups/", "egg-groups/monster/", "rankings/",
        "rankings/speed/",
        "compare/?p=charmander,ho-oh", "api/", "guide/", "offline.html", "404.html", "no/such/page/",
      ] {
        try await browser.visit(site.root + kind)
        try await browser.wait(for: "document.readyState === 'complete'")
        #expect(
          try await browser.text("!!document.querySelector('meta[http-equiv=Content-Security-Policy]')")
            == "true",
          "\(kind)")
        #expect(try await browser.consoleErrors() == [], "\(kind)")
      }
      try await useEverything(site)
      #expect(try await browser.consoleErrors() == [])
      let asked = try await browser.requestedAddresses()
      #expect(asked.count > 50)
      // A browser begins with a page of its own, and asks for the icon of a host where a page names none.
      let own: Set = ["data:,", "about:blank", "\(site.root.dropLast(base.utf8.count))/favicon.ico"]
      #expect(Set(asked.filter { !$0.hasPrefix(site.root) }).subtracting(own) == [])
    }

    /// All that needs a script.
    private func useEverything(_ site: TestSite) async throws {
      try await browser.visit(site.root)
      try await browser.wait(for: "navigator.serviceWorker.controller")
      try await browser.click("[aria-controls=filters]")
      try await browser.choose("fire", in: "[name=type]")
      try await browser.wait(for: "location.search === '?type=fire'")
      try await browser.choose("name", in: "[name=sort]")
      try await browser.wait(for: "location.search.includes('sort=name')")
      try await browser.type("tusk", into: "#search")
      try await browser.wait(for: "document.querySelectorAll('#search-results a').length === 1")
      try await browser.type(Key.enter)
      try await browser.wait(for: "document.querySelector('h1')?.textContent === 'Great Tusk'")
      try await browser.visit("\(site.root)compare/?p=charmander,ho-oh")
      try await browser.wait(for: "document.querySelectorAll('.comparison .bar svg').length > 3")
      try await browser.visit("\(site.root)pokemon/charmander/")
      try await browser.wait(for: "document.querySelector('.moves .sort')")
      try await browser.visit("\(site.root)old/")
      try await browser.wait(for: "document.querySelector('h1')?.textContent === 'A guide'")
      try await browser.visit("\(site.root)offline.html")
      try await browser.wait(for: "!document.querySelector('.offline button').disabled")
      try await browser.click(".offline button")
      try await browser.wait(
        for: "/^All \\d+/.test(document.querySelector('.offline [role=status]').textContent)")
      try await browser.visit("\(site.root)random/")
      try await browser.wait(for: "location.pathname.includes('/pokemon/')")
    }

    @Test(arguments: ["/", "/pokedex/"]) func theWorkerIsForTheSiteAlone(base: String) async throws {
      let site = try await TestSites.current.site(Fixtures.awkward, base: base)
      try await browser.visit(site.root)
      try await browser.wait(for: "navigator.serviceWorker.controller")
      let scopes =
        "navigator.serviceWorker.getRegistrations().then(all => window.scopes = String(all.map(r => r.scope)))"
      try await browser.wait(for: "(\(scopes), window.scopes === '\(site.root)')")
    }

    /// Their widths come without a style.
    @Test func barsAreAsLongAsTheirValues() async throws {
      let site = try await TestSites.current.site(Fixtures.awkward)
      let widths = { (selector: String) in
        "[...document.querySelectorAll('\(selector)')].map(b => Math.round(100 * b.getBoundingClientRect().width / "
          + "b.parentNode.getBoundingClientRect().width))"
      }
      try await browser.visit("\(site.root)pokemon/charmander/")
      // HP 39, attack 52 and speed 65 of at most 130; the total of at most 326.
      #expect(try await browser.texts(widths(".stats .bar svg")) == ["30", "40", "50", "48"])
      #expect(
        try await browser.text("document.querySelector('.stats .bar svg').getBoundingClientRect().height > 9")
          == "true")
      try await browser.visit("\(site.root)compare/?p=charmander")
      try await browser.wait(for: "document.querySelectorAll('.comparison .bar svg').length > 3")
      let attack =
        "[...document.querySelectorAll('.comparison tr')].find(r => r.cells[0].textContent === 'Attack')"
      #expect(
        try await browser.text(
          "Math.round(100 * \(attack).querySelector('svg').getBoundingClientRect().width / "
            + "\(attack).querySelector('.bar').getBoundingClientRect().width)") == "40")
    }

    // MARK: - An author's own

    private static let ownPage = """
      {{<layout}}
      {{$main}}
      <h1 style="color: rgb(1, 2, 3)" onclick="hasRun = 'handler'">Own</h1>
      <script>hasRun = "inline"</script>
      <script type="module">window.hasRun = "module"</script>
      {{/main}}
      {{/layout}}
      """

    private func openOwnPage(_ settings: String) async throws {
      let site = try TestSite(
        data: Fixtures.fanGame, files: ["Templates/404.mustache": Self.ownPage, "Content/site.yml": settings])
      try await forget()
      try await browser.visit("\(site.root)404.html")
      try await browser.wait(for: "document.readyState === 'complete'")
      try await browser.click("h1")
    }

    private static let color = "getComputedStyle(document.querySelector('h1')).color"

    @Test func nothingInlineRuns() async throws {
      try await openOwnPage("")
      #expect(try await browser.text("typeof hasRun") == "undefined")
      #expect(try await browser.text(Self.color) != "rgb(1, 2, 3)")
      let errors = try await browser.consoleErrors()
      #expect(errors.count == 4)
      #expect(errors.allSatisfy { $0.contains("Content Security Policy") })
    }

    @Test func theAuthorCanAllowIt() async throws {
      try await openOwnPage(
        "content_security_policy: {script-src: unsafe-inline, style-src: unsafe-inline}\n")
      #expect(try await browser.text("hasRun") == "handler")
      #expect(try await browser.text(Self.color) == "rgb(1, 2, 3)")
      #expect(try await browser.consoleErrors() == [])
    }

    @Test func anAuthorCanDoWithout() async throws {
      try await openOwnPage("content_security_policy: false\n")
      #expect(try await browser.text("hasRun") == "handler")
      #expect(try await browser.consoleErrors() == [])
    }
  }
}
