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

    /// The cells of a row of the comparison, by its label; nothing if there is no such row.
    private static func row(_ label: String) -> String {
      """
      [...document.querySelectorAll('.comparison tbody tr')].filter(r => r.cells[0].textContent === '\(label)')
        .flatMap(r => [...r.cells].slice(1).map(c => c.textContent))
      """
    }

    @Test func comparisonsTellHiddenAbilitiesAndWeaknessesAndNoEmptyRows() async throws {
      try await browser.visit("\(site.root)compare/?p=charizard&p=pikachu")
      try await browser.wait(for: "String(\(Self.compared)) === 'Charizard,ピカチュウ'")
      #expect(try await browser.texts(Self.row("Ability")) == ["Blaze", "StaticLightning Rod (hidden)"])
      #expect(try await browser.texts(Self.row("Weak to")) == ["WaterElectricRock 4×", "Ground"])
      #expect(try await browser.texts(Self.row("Kind")) == [])
      let widths =
        "[...document.querySelectorAll('.comparison thead th')].map(n => Math.round(n.offsetWidth))"
      #expect(Set(try await browser.texts(widths)).count == 1)
      try await browser.visit("\(site.root)compare/?p=type-null&p=jangmo-o")
      try await browser.wait(for: "\(Self.compared).length === 2")
      for label in ["Ability", "Egg group", "HP", "Total", "Height", "Weight"] {
        #expect(try await browser.texts(Self.row(label)) == [], "\(label)")
      }
      #expect(try await browser.texts(Self.row("Weak to")) == ["Fighting", "IceDragonFairy"])
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
      // Numbers begin with the highest.
      try await browser.click(".moves th:nth-child(1) .sort")
      try await browser.wait(for: "String(\(Self.moves)) === 'Scratch,Ember,Growl'")
      #expect(
        try await browser.text("document.querySelector('.moves th:nth-child(1)').ariaSort") == "descending")
      try await browser.click(".moves th:nth-child(1) .sort")
      try await browser.wait(for: "String(\(Self.moves)) === 'Growl,Ember,Scratch'")
      let mark = "getComputedStyle(document.querySelector('.moves th:nth-child(2) .sort'), '::after').content"
      #expect(try await browser.text(mark).contains("↕"))
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
