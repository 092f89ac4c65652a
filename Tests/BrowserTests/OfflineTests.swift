import Testing

extension BrowserTests {
  @Suite(.serialized) struct OfflineTests {
    private let browser: Browser

    init() throws {
      browser = try #require(Browser.current)
    }

    private static let heading = "document.querySelector('h1')?.textContent"

    /// Opens the list, and waits until the worker has kept it.
    private func open(_ site: TestSite) async throws {
      try await browser.visit(site.root)
      try await browser.wait(for: "navigator.serviceWorker.controller")
    }

    private func waitUntilKept(_ address: String) async throws {
      try await browser.visit(address)
      try await browser.wait(
        for: "(caches.match(location.href).then(kept => window.isKept = !!kept), window.isKept)")
    }

    @Test(arguments: ["/", "/pokedex/"]) func visitedPagesComeUpWithoutTheServer(base: String) async throws {
      let site = try TestSite(data: Fixtures.awkward, base: base)
      try await open(site)
      try await waitUntilKept("\(site.root)pokemon/ho-oh/")
      site.server.stop()
      try await browser.visit("\(site.root)pokemon/ho-oh/")
      #expect(try await browser.text(Self.heading) == "Ho-Oh")
      #expect(try await browser.text("getComputedStyle(document.body).margin") == "0px")
      try await browser.visit("\(site.root)?type=fire")
      #expect(try await browser.text(Self.heading) == "Pokédex")
      try await browser.visit("\(site.root)pokemon/flabebe/")
      #expect(try await browser.text(Self.heading) == "Read offline")
      try await browser.wait(
        for: "document.querySelector('[data-unkept]').checkVisibility()")
    }

    @Test func everythingCanBeKept() async throws {
      let site = try TestSite(data: Fixtures.awkward)
      try await open(site)
      try await browser.click(".site-footer a[href$='offline.html']")
      try await browser.wait(for: "location.pathname === '/offline.html'")
      #expect(try await browser.text("document.querySelector('[data-unkept]').checkVisibility()") == "false")
      let status = "document.querySelector('.offline [role=status]').textContent"
      try await browser.wait(for: "/^\\d+ files, [\\d.]+ kB/.test(\(status))")
      try await browser.click(".offline button")
      try await browser.wait(for: "/^All \\d+ files are kept/.test(\(status))")
      site.server.stop()
      try await browser.visit("\(site.root)pokemon/flabebe/")
      #expect(try await browser.text(Self.heading) == "Flabébé")
      try await browser.type("tusk", into: "#search")
      try await browser.wait(for: "document.querySelectorAll('#search-results a').length === 1")
    }

    @Test func aNewVersionTakesThePlaceOfWhatWasKept() async throws {
      let site = try TestSite(data: Fixtures.awkward)
      try await open(site)
      try await waitUntilKept("\(site.root)pokemon/ho-oh/")
      let old = try site.text(of: "sw.js")
      try site.rebuild(
        data: Fixtures.awkward.replacing("\"Ho-Oh\"", with: "\"Ho-Oh\", \"genus\": \"Rainbow\""))
      #expect(try site.text(of: "sw.js") != old)
      // The browser looks for a new worker by itself when a page is opened.
      try await browser.visit(site.root)
      try await browser.wait(
        for: """
          (caches.keys().then(names => window.names = names),
           caches.match('/pokemon/ho-oh/').then(kept => kept?.text()).then(text => window.kept = text),
           window.names?.length === 1 && window.kept?.includes('Rainbow'))
          """)
      site.server.stop()
      try await browser.visit("\(site.root)pokemon/ho-oh/")
      #expect(
        try await browser.text("document.querySelector('.subtitle').textContent.includes('Rainbow')")
          == "true")
    }
  }
}
