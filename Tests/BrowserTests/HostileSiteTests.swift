import Testing

extension BrowserTests {
  /// A site all of whose texts want to be scripts.
  @Suite(.serialized) struct HostileSiteTests {
    private let browser: Browser

    init() throws { browser = try #require(Browser.current) }

    /// What no text may become, whatever a policy says to it.
    private static let faults = """
      [typeof caught === 'undefined' ? '' : 'a script ran: ' + caught,
       ...[...document.querySelectorAll('*')].flatMap(e => [...e.attributes])
         .filter(a => /^on|^srcdoc$/i.test(a.name) || /^\\s*(javascript|data):/i.test(a.value))
         .map(a => a.name + '=' + a.value),
       ...[...document.querySelectorAll('iframe, object, embed, base, style, [style]:not(.comparison), script:not([src]):not([type])')]
         .map(e => e.outerHTML),
       ...[...document.querySelectorAll('body *')].filter(e => e.localName.includes('-')).map(e => e.outerHTML)]
       .filter(Boolean)
      """

    private func look(_ place: String) async throws {
      #expect(try await browser.texts(Self.faults) == [], "\(place)")
      #expect(try await browser.consoleErrors() == [], "\(place)")
    }

    /// Without a policy, too: it is the second line.
    @Test(arguments: ["", "content_security_policy: false\n"])
    func noScriptRunsOnAnyPage(settings: String) async throws {
      let site = try HostileSite.site(settings: settings)
      _ = try await browser.consoleErrors()
      _ = try await browser.requestedAddresses()
      let pages = try site.pages()
      #expect(pages.count >= 25)
      var seen = 0
      for page in pages {
        try await browser.visit(page)
        try await browser.wait(for: "document.readyState === 'complete'")
        try await look(page)
        let text = "document.body.textContent.includes(\(HostileSite.literal(HostileSite.core)))"
        if try await browser.text(text) == "true" { seen += 1 }
      }
      // The page that leads to a random species is left at once.
      #expect(seen >= pages.count - 1)
      try await useEverything(site)
      let asked = try await browser.requestedAddresses()
      #expect(asked.filter { !$0.hasPrefix(site.root) && !$0.hasPrefix("data:,") } == [])
    }

    private func useEverything(_ site: TestSite) async throws {
      let core = HostileSite.literal(HostileSite.core)
      try await browser.visit(site.root)
      try await browser.type("caught", into: "#search")
      try await browser.wait(for: "document.querySelectorAll('#search-results a').length > 4")
      #expect(
        try await browser.text("document.getElementById('search-results').textContent.includes(\(core))")
          == "true")
      try await look("search")
      try await browser.click("[aria-controls=filters]")
      try await browser.wait(for: "document.querySelectorAll('#filters select').length > 3")
      #expect(
        try await browser.text("document.getElementById('filters').textContent.includes(\(core))") == "true")
      try await look("filters")
      let type = try await browser.text("document.querySelector('[name=type]').options[1].value")
      try await browser.choose(type, in: "[name=type]")
      try await browser.wait(for: "location.search.includes('type=')")
      try await look("a filtered list")
      let slugs = try await browser.texts(
        "[...document.querySelectorAll('.card-link')].map(a => a.pathname.split('/').at(-2))")
      try await browser.visit("\(site.root)compare/?p=\(slugs.joined(separator: ","))")
      try await browser.wait(for: "document.querySelectorAll('.comparison thead th').length === 2")
      #expect(
        try await browser.text("document.querySelector('.comparison').textContent.includes(\(core))")
          == "true")
      try await look("compare")
      // What an address says is a text, too.
      let address =
        "?q=%3Cimg%20src%3Dx%20onerror%3Dcaught%3D9%3E&type=%22%3E%3Cscript%3Ecaught%3D9%3C/script%3E"
      for page in ["", "compare/", "404.html", "random/"] {
        try await browser.visit(site.root + page + address)
        try await browser.wait(for: "document.readyState === 'complete'")
        try await look(page + address)
      }
    }

  }
}
