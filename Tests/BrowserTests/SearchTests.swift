import Testing

extension BrowserTests {
  @Suite(.serialized) struct SearchTests {
    private let site: TestSite
    private let browser: Browser

    init() async throws {
      site = try await TestSites.current.site(Fixtures.awkward)
      browser = try #require(Browser.current)
    }

    private static let results = "[...document.querySelectorAll('#search-results a')]"
    private static let names =
      "[...document.querySelectorAll('#search-results .option-name')].map(n => n.firstChild.textContent)"

    @Test(arguments: [
      ("nidoran", ["Nidoran♀", "Nidoran♂"]), ("nidoran f", ["Nidoran♀"]), ("Nidoran♀", ["Nidoran♀"]),
      ("29", ["Nidoran♀"]), ("NIDORAN M", ["Nidoran♂"]), ("032", ["Nidoran♂"]), ("#0032", ["Nidoran♂"]),
      ("farfetchd", ["Farfetch’d"]), ("farfetch'd", ["Farfetch’d"]), ("farfetch’d", ["Farfetch’d"]),
      ("FARF", ["Farfetch’d"]), ("mr mime", ["Mr. Mime"]), ("mr. mime", ["Mr. Mime"]),
      ("mrmime", ["Mr. Mime"]),
      ("mime", ["Mr. Mime"]), ("ho-oh", ["Ho-Oh"]), ("hooh", ["Ho-Oh"]), ("ho oh", ["Ho-Oh"]),
      ("flabebe", ["Flabébé"]), ("flabébé", ["Flabébé"]), ("FLABÉBÉ", ["Flabébé"]), ("Ｆｌａｂｅ", ["Flabébé"]),
      ("type null", ["Type: Null"]), ("type: null", ["Type: Null"]), ("null", ["Type: Null"]),
      ("jangmo", ["Jangmo-o"]), ("jangmo-o", ["Jangmo-o"]), ("jangmoo", ["Jangmo-o"]),
      ("tapu koko", ["Tapu Koko"]), ("koko", ["Tapu Koko"]), ("tusk", ["Great Tusk"]),
      ("great tusk", ["Great Tusk"]), ("ピカチュウ", ["ピカチュウ"]), ("pikachu", ["ピカチュウ"]),
      ("ぴかちゅう", ["ピカチュウ"]), ("ﾋﾟｶﾁｭｳ", ["ピカチュウ"]), ("２５", ["ピカチュウ"]),
      ("glumanda", ["Charmander"]), ("ひとかげ", ["Charmander"]), ("파이리", ["Charmander"]),
      ("electric", ["Electric", "ピカチュウ"]), ("static", ["Static", "ピカチュウ"]),
      ("fire flying", ["Charizard"]), ("ember", ["Ember"]), ("EMB", ["Ember"]),
      ("tough claws", ["Tough Claws", "Charizard"]), ("lightning", ["Lightning Rod", "ピカチュウ"]),
    ]) func finds(query: String, first expected: [String]) async throws {
      if try await browser.address != site.root { try await browser.visit(site.root) }
      try await browser.replaceText(of: "#search", with: query)
      let list = "[" + expected.map { "'\($0)'" }.joined(separator: ",") + "]"
      try await browser.wait(for: "\(list).every((name, place) => \(Self.names)[place] === name)")
    }

    @Test func aFormIsFoundByItsNameAndOpensThere() async throws {
      try await browser.visit(site.root)
      try await browser.type("mega x", into: "#search")
      try await browser.wait(for: "\(Self.results).length === 1")
      #expect(
        try await browser.text("\(Self.results)[0].querySelector('.option-name').textContent")
          == "Charizard Mega Charizard X")
      try await browser.type(Key.enter)
      try await browser.wait(for: "location.pathname === '/pokemon/charizard/'")
      #expect(try await browser.text("location.hash") == "#form-mega-charizard-x")
      let current = "document.querySelector('.tabs [aria-current=true]').textContent"
      #expect(try await browser.text(current) == "Mega Charizard X")
    }

    @Test func aMoveIsFoundByItsNameAndOpensItsPage() async throws {
      try await browser.visit(site.root)
      try await browser.type("swif", into: "#search")
      try await browser.wait(for: "\(Self.results).length === 1")
      #expect(try await browser.text("\(Self.results)[0].textContent") == "SwiftMove")
      try await browser.type(Key.enter)
      try await browser.wait(for: "location.pathname === '/moves/swift/'")
    }

    @Test func keyboardOpensAResult() async throws {
      try await browser.visit(site.root)
      try await browser.type("/")
      #expect(try await browser.text("document.activeElement.id") == "search")
      try await browser.type("nidoran")
      try await browser.wait(for: "\(Self.results).length === 2")
      #expect(
        try await browser.text("document.querySelector('.site-header [role=status]').textContent")
          == "2 results.")
      try await browser.type(Key.down + Key.down)
      let active = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"
      #expect(try await browser.text("\(active).getAttribute('aria-selected')") == "true")
      try await browser.type(Key.enter)
      try await browser.wait(for: "document.querySelector('h1')?.textContent === 'Nidoran♂'")
      #expect(try await browser.address == "\(site.root)pokemon/nidoran-m/")
    }

    @Test func escapeClosesAndEnterTakesTheFirst() async throws {
      try await browser.visit(site.root)
      try await browser.type("tusk", into: "#search")
      try await browser.wait(for: "\(Self.results).length === 1")
      try await browser.type(Key.escape)
      #expect(try await browser.text("document.getElementById('search-results').hidden") == "true")
      #expect(
        try await browser.text("document.getElementById('search').getAttribute('aria-expanded')") == "false")
      try await browser.type(Key.enter)
      try await browser.wait(for: "location.pathname === '/pokemon/great-tusk/'")
    }

    @Test func nothingFoundIsSaid() async throws {
      try await browser.visit(site.root)
      try await browser.type("zzz", into: "#search")
      try await browser.wait(
        for: "document.querySelector('.site-header [role=status]').textContent === 'No results.'")
      #expect(try await browser.consoleErrors() == [])
    }
  }
}
