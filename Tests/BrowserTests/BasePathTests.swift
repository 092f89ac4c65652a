import Testing

extension BrowserTests {
  @Suite(.serialized) struct BasePathTests {
    private let site: TestSite
    private let browser: Browser

    init() async throws {
      site = try await TestSites.current.site(Fixtures.awkward, base: "/pokedex/")
      browser = try #require(Browser.current)
    }

    /// Everything that a page refers to, as whole addresses.
    private static let references =
      "[...document.querySelectorAll('[href], [src], [action], [data-search]')].map(n => new URL(n.href ?? n.src ?? n.action ?? n.dataset.search, location).href)"

    @Test(arguments: ["", "pokemon/charmander/", "compare/?p=charmander", "404.html", "offline.html"])
    func everyAddressStaysBelowTheBase(page: String) async throws {
      try await browser.visit(site.root + page)
      try await browser.wait(for: "document.readyState === 'complete'")
      let outside = try await browser.texts(Self.references).filter { !$0.hasPrefix(site.root) }
      #expect(outside.filter { !$0.hasPrefix("https://dex.example/pokedex/") } == [])
      #expect(try await browser.text("document.querySelector('base')") == "null")
    }

    @Test func searchResultsStayBelowTheBase() async throws {
      try await browser.visit(site.root)
      try await browser.type("tusk", into: "#search")
      try await browser.wait(for: "document.querySelectorAll('#search-results a').length === 1")
      try await browser.type(Key.enter)
      try await browser.wait(for: "document.querySelector('h1')?.textContent === 'Great Tusk'")
      #expect(try await browser.address == "\(site.root)pokemon/great-tusk/")
      try await browser.reload()
      #expect(try await browser.text("document.querySelector('h1').textContent") == "Great Tusk")
    }

    @Test func theWorkerAndTheManifestCoverTheBaseAndNoMore() async throws {
      try await browser.visit(site.root)
      try await browser.wait(for: "navigator.serviceWorker.controller")
      #expect(try await browser.text("navigator.serviceWorker.controller.scriptURL") == "\(site.root)sw.js")
      let manifest = try site.text(of: "manifest.webmanifest")
      for field in [
        #""id":"/pokedex/""#, #""start_url":"/pokedex/""#, #""scope":"/pokedex/""#,
        #""src":"/pokedex/assets/icon."#,
      ] {
        #expect(manifest.contains(field))
      }
    }

    @Test func thePageForUnknownAddressesWorksAtADeepOne() async throws {
      try await browser.visit("\(site.root)pokemon/no/such/page/")
      #expect(try await browser.text("document.querySelector('h1').textContent") == "Page not found")
      #expect(try await browser.text("getComputedStyle(document.body).margin") == "0px")
      try await browser.type("hooh", into: "#find")
      try await browser.wait(for: "document.querySelectorAll('#find-results a').length === 1")
      try await browser.type(Key.enter)
      try await browser.wait(for: "document.querySelector('h1')?.textContent === 'Ho-Oh'")
      #expect(try await browser.consoleErrors() == [])
    }
  }
}
