import Testing

extension BrowserTests {
  @Suite(.serialized) struct ListTests {
    private let site: TestSite
    private let browser: Browser

    init() async throws {
      site = try await TestSites.current.site(Fixtures.awkward)
      browser = try #require(Browser.current)
    }

    /// The names that are seen, in their order.
    private static let shown =
      "[...document.querySelectorAll('.card-name')].filter(n => n.checkVisibility()).map(n => n.textContent)"
    private static let headings =
      "[...document.querySelectorAll('main section:has(.cards) h2')].filter(n => n.checkVisibility()).length"

    private func waitToSee(_ names: [String]) async throws {
      let list = names.map { "'\($0)'" }.joined(separator: ",")
      try await browser.wait(for: "String(\(Self.shown)) === String([\(list)])")
    }

    @Test func filtersStackAndStandInTheAddress() async throws {
      try await browser.visit(site.root)
      try await browser.click("[aria-controls=filters]")
      try await browser.wait(for: "document.querySelector('[name=type]')")
      try await browser.choose("fire", in: "[name=type]")
      try await waitToSee(["Charmander", "Charizard", "Ho-Oh"])
      try await browser.choose("flying", in: "label:nth-of-type(3) [name=type]")
      try await waitToSee(["Charizard", "Ho-Oh"])
      try await browser.type("100", into: "[name=min-attack]")
      try await waitToSee(["Ho-Oh"])
      #expect(try await browser.address == "\(site.root)?type=fire&type=flying&min-attack=100")
      #expect(
        try await browser.text("document.querySelector('[data-list] [role=status]').textContent")
          == "1 of 13 Pokémon")
      #expect(try await browser.text(Self.headings) == "1")
      try await browser.back()
      try await waitToSee(["Charizard", "Ho-Oh"])
      try await browser.back()
      try await waitToSee(["Charmander", "Charizard", "Ho-Oh"])
      #expect(try await browser.text("document.querySelector('[name=type]').value") == "fire")
      try await browser.click("[data-reset]")
      try await browser.wait(for: "\(Self.shown).length === 13")
      #expect(try await browser.address == site.root)
    }

    @Test(arguments: [
      ("sort=name&generation=7", ["Jangmo-o", "Tapu Koko", "Type: Null"]),
      ("sort=speed&ability=blaze", ["Charizard", "Charmander"]),
      ("sort=speed&reverse=1&ability=blaze", ["Charmander", "Charizard"]),
      ("sort=total&type=poison", ["Nidoran♂", "Nidoran♀"]), ("kind=legendary", ["Ho-Oh"]),
      ("ability=tough-claws", ["Charizard"]),
      ("stage=2", ["Charizard"]),
      ("egg-group=dragon", ["Charmander", "Charizard"]), ("min-height=1.5&max-weight=100", ["Charizard"]),
      ("q=nido", ["Nidoran♀", "Nidoran♂"]),
      ("reverse=1&generation=7", ["Tapu Koko", "Jangmo-o", "Type: Null"]),
    ]) func addressesCanBeShared(query: String, names: [String]) async throws {
      try await browser.visit("\(site.root)?\(query)")
      try await waitToSee(names)
    }

    @Test func aListSortedOtherwiseHasNoGenerations() async throws {
      try await browser.visit(site.root)
      #expect(try await browser.text(Self.headings) == "5")
      try await browser.choose("hp", in: "[name=sort]")
      try await browser.wait(for: "\(Self.shown)[0] === 'Ho-Oh'")
      #expect(try await browser.text(Self.headings) == "0")
      try await browser.choose("", in: "[name=sort]")
      try await browser.wait(for: "\(Self.shown)[0] === 'Charmander'")
      #expect(try await browser.text(Self.headings) == "5")
      #expect(try await browser.text("\(Self.shown).length") == "13")
    }

    @Test func thePlaceIsKeptOnReturn() async throws {
      try await browser.visit("\(site.root)?sort=name")
      try await browser.wait(for: "\(Self.shown)[0] === 'Charizard'")
      try await browser.wait(for: "scrollTo(0, 300) || scrollY > 100")
      let place = try await browser.text("scrollY")
      try await browser.visit("\(site.root)pokemon/ho-oh/")
      try await browser.back()
      try await browser.wait(for: "\(Self.shown)[0] === 'Charizard' && scrollY === \(place)")
    }

    @Test func withoutScriptsTheListIsComplete() async throws {
      try await browser.setScripts(enabled: false)
      try await browser.visit(site.root)
      #expect(try await browser.text("\(Self.shown).length") == "13")
      let controls =
        "[...document.querySelectorAll('input, select, button')].filter(n => n.checkVisibility()).length"
      #expect(try await browser.text(controls) == "0")
      try await browser.setScripts(enabled: true)
    }
  }
}
