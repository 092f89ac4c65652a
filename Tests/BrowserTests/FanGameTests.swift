import Testing

extension BrowserTests {
  @Suite(.serialized) struct FanGameTests {
    private let site: TestSite
    private let browser: Browser

    init() async throws {
      site = try await TestSites.current.site(Fixtures.fanGame)
      browser = try #require(Browser.current)
    }

    @Test func filtersAreThoseOfTheGame() async throws {
      try await browser.visit(site.root)
      try await browser.click("[aria-controls=filters]")
      try await browser.wait(for: "document.querySelector('[name=type]')")
      let labels =
        "[...document.querySelectorAll('#filters label > span, .range > span:first-child')].map(n => n.textContent)"
      #expect(
        try await browser.texts(labels) == [
          "Name or number", "Type", "Second type", "Stage", "Body", "Mind", "Luck", "Total",
        ])
      #expect(
        try await browser.texts("[...document.querySelector('[name=type]').options].map(n => n.text)") == [
          "Any", "Sound", "Glass",
        ])
      #expect(
        try await browser.texts("[...document.querySelector('[name=sort]').options].map(n => n.text)") == [
          "Order of the data", "Name", "Total of stats", "Body", "Mind", "Luck",
        ])
      try await browser.choose("luck", in: "[name=sort]")
      let first = "[...document.querySelectorAll('.card-name')].find(n => n.checkVisibility()).textContent"
      try await browser.wait(for: "\(first) === 'Panekin'")
    }

    @Test func namesAreTextsAndNoMarkup() async throws {
      try await browser.visit("\(site.root)compare/?p=chimera-of-glass,bellkin")
      try await browser.wait(
        for: "document.querySelector('.comparison thead a')?.textContent === 'Chimera of <Glass>'")
      try await browser.type("glass", into: "#search")
      try await browser.wait(for: "document.querySelectorAll('#search-results a').length >= 2")
      let names = "[...document.querySelectorAll('#search-results .option-name')].map(n => n.textContent)"
      #expect(try await browser.texts(names).contains("Chimera of <Glass>"))
      #expect(try await browser.consoleErrors() == [])
    }
  }
}
