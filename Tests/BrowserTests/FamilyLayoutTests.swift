import Testing

extension BrowserTests {
  /// Families are drawn within the page.
  @Suite(.serialized) struct FamilyLayoutTests {
    private let site: TestSite
    private let browser: Browser

    init() async throws {
      site = try await TestSites.current.site(Fixtures.families)
      browser = try #require(Browser.current)
    }

    private static let edges =
      "[...document.querySelectorAll('.stage')].map(n => n.getBoundingClientRect())"

    @Test(arguments: [360, 960, 1280, 1600]) func stagesStandWithinTheColumn(width: Int) async throws {
      try await browser.resize(width: width, height: 900)
      for slug in ["charizard", "wurmple", "eevee"] {
        try await browser.visit("\(site.root)pokemon/\(slug)/")
        let column = "document.querySelector('.evolution').getBoundingClientRect().right"
        let tooFar = "\(Self.edges).filter(e => e.right > \(column) + 1).length"
        #expect(try await browser.text(tooFar) == "0", "\(slug)")
        #expect(try await browser.text("document.documentElement.scrollWidth <= innerWidth") == "true")
      }
    }

    @Test func stagesOfOneRankStandBelowEachOther() async throws {
      try await browser.resize(width: 1280, height: 900)
      try await browser.visit("\(site.root)pokemon/wurmple/")
      let lefts = try await browser.texts("\(Self.edges).map(e => Math.round(e.left))")
      // Wurmple, Silcoon, Beautifly, Cascoon, Dustox
      #expect(lefts[1] == lefts[3])
      #expect(lefts[2] == lefts[4])
    }

    @Test func manyBranchesHaveFrames() async throws {
      try await browser.resize(width: 1280, height: 900)
      try await browser.visit("\(site.root)pokemon/eevee/")
      let frames =
        "[...document.querySelectorAll('.evolution ul > li')].map(n => getComputedStyle(n).borderLeftWidth)"
      #expect(try await browser.texts(frames) == Array(repeating: "1px", count: 6))
    }
  }
}
