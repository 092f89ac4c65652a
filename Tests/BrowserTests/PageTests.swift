import Testing

extension BrowserTests {
  @Suite(.serialized) struct PageTests {
    private let site: TestSite
    private let browser: Browser

    init() async throws {
      site = try await TestSites.current.site(Fixtures.awkward)
      browser = try #require(Browser.current)
    }

    private static let compared =
      "[...document.querySelectorAll('.comparison thead th a')].map(n => n.textContent)"
    private static let moves =
      "[...document.querySelectorAll('.moves tbody th')].filter(n => n.checkVisibility()).map(n => n.textContent)"

    @Test func comparisonsComeFromTheAddressAndGoBackToIt() async throws {
      try await browser.visit("\(site.root)compare/?p=ho-oh,nobody,flabebe")
      try await browser.wait(for: "String(\(Self.compared)) === 'Ho-Oh,Flabébé'")
      let attack =
        "[...document.querySelectorAll('.comparison tr')].find(r => r.cells[0].textContent === 'Attack')"
      #expect(try await browser.text("\(attack).textContent") == "Attack130, the highest38")
      try await browser.type("glum", into: "#add")
      try await browser.wait(for: "document.querySelectorAll('#add-results a').length === 1")
      try await browser.type(Key.enter)
      try await browser.wait(for: "String(\(Self.compared)) === 'Ho-Oh,Flabébé,Charmander'")
      #expect(try await browser.address == "\(site.root)compare/?p=ho-oh,flabebe,charmander")
      try await browser.click("[aria-label='Remove Ho-Oh']")
      try await browser.wait(for: "String(\(Self.compared)) === 'Flabébé,Charmander'")
      try await browser.back()
      try await browser.wait(for: "\(Self.compared).length === 3")
      #expect(try await browser.consoleErrors() == [])
    }

    @Test func sixAreComparedAtMost() async throws {
      let all = "ho-oh,flabebe,charmander,charizard,pikachu,nidoran-f,nidoran-m"
      try await browser.visit("\(site.root)compare/?p=\(all)")
      try await browser.wait(for: "\(Self.compared).length === 6")
      #expect(try await browser.text("document.getElementById('add').checkVisibility()") == "false")
    }

    @Test func theRandomPageLeadsToASpecies() async throws {
      try await browser.visit("\(site.root)random/")
      try await browser.wait(for: "location.pathname.startsWith('/pokemon/')")
      #expect(try await browser.text("performance.getEntriesByType('navigation')[0].responseStatus") == "200")
    }

    @Test func movesAreSortedByTheirHeaders() async throws {
      try await browser.visit("\(site.root)pokemon/charmander/")
      try await browser.wait(for: "document.querySelector('.moves .sort')")
      try await browser.wait(for: "\(Self.moves).length === 3")
      try await browser.type(Key.enter, into: ".moves th:nth-child(2) .sort")
      try await browser.wait(for: "String(\(Self.moves)) === 'Ember,Growl,Scratch'")
      #expect(
        try await browser.text("document.querySelector('.moves th:nth-child(2)').ariaSort") == "ascending")
      try await browser.click(".moves th:nth-child(1) .sort")
      try await browser.wait(for: "String(\(Self.moves)) === 'Growl,Ember,Scratch'")
      try await browser.click(".moves th:nth-child(1) .sort")
      try await browser.wait(for: "String(\(Self.moves)) === 'Scratch,Ember,Growl'")
    }

    @Test func theCurrentTabIsMarked() async throws {
      try await browser.visit("\(site.root)pokemon/charizard/")
      let current = "[...document.querySelectorAll('.tabs [aria-current]')].map(n => n.textContent)"
      try await browser.wait(for: "String(\(current)) === 'Charizard'")
      try await browser.click(".tabs li:nth-child(2) a")
      try await browser.wait(for: "String(\(current)) === 'Mega Charizard X'")
      #expect(try await browser.consoleErrors() == [])
    }
  }
}
