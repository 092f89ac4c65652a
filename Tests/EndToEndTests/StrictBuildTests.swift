import TestSupport
import Testing

/// Builds and the check: `build --strict`, and what a build's record tells the check.
@Suite struct StrictBuildTests {
  private let site: TestSite
  private static let settings = """
    base_url: https://example.org/dex/
    navigation:
      - {title: Types, url: /types/}
      - {title: About, url: /about/}

    """

  init() throws {
    site = try TestSite([
      "Content/site.yml": Self.settings,
      "Content/pokemon.json": "[{\"name\": \"Ant\", \"types\": [\"bug\"]}, {\"name\": \"Bee\"}]",
      "Content/pages/about.md": Self.page(to: "/dex/"),
      "Templates/page.mustache": """
      <!doctype html><html lang="en"><title>{{title}}</title><h1>{{title}}</h1>
      <a href="{{front_matter.to}}">There</a>

      """,
    ])
  }

  /// A page with a link that nobody looks at before the page is made.
  private static func page(to address: String) -> String { "---\ntitle: A\nto: \(address)\n---\nText.\n" }

  private func link(to address: String) throws {
    try site.folder.write("Content/pages/about.md", Self.page(to: address))
  }

  @Test func aStrictBuildChecksTheSiteBeforeAnythingIsWritten() throws {
    try site.build(["--strict"])
    let before = try site.folder.tree("Public")
    try link(to: "/dex/nowhere/")
    let result = try site.run(["build", "--strict"])
    #expect(result.code == 1)
    #expect(result.output == "")
    let problem = try #require(result.problems.first)
    #expect(problem == "Public/about/index.html:2:10: error: the link '/dex/nowhere/' leads nowhere")
    #expect(result.problems.count == 1)
    #expect(
      result.errors.contains(
        """
              = there is no file nowhere/index.html; the page is made from Content/pages/about.md and \
        Templates/page.mustache

        """))
    #expect(result.errors.hasSuffix("Nothing was written: 1 error.\n"))
    #expect(try site.kept().identities == before.identities)
    // Without the check, it is what its author wants.
    try site.build()
    #expect(try site.run(["check"]).problems == result.problems)
  }

  @Test func aStrictBuildThatFailsLeavesNoFolder() throws {
    try link(to: "x.png")
    #expect(try site.run(["build", "--strict"]).problems.count == 1)
    #expect(!site.folder.has("Public"))
  }

  @Test func filesOfTheUsersOwnBelongToTheSite() throws {
    try site.build()
    try site.folder.write("Public/extra/index.html", "<p>")
    try link(to: "/dex/extra/")
    let problems = try site.problems(["--strict"])
    #expect(
      problems == [
        "Public/extra/index.html:1:1: error: the page has no title",
        "Public/extra/index.html:1:1: error: the page has no first heading",
        "Public/extra/index.html:1:1: error: the page does not say its language",
      ])
  }

  @Test func whatTheBuildRemovesIsNoLongerThere() throws {
    try site.folder.write("Content/pages/second.md", Self.page(to: "/dex/"))
    try link(to: "/dex/second/")
    try site.build(["--strict"])
    site.folder.remove("Content/pages/second.md")
    let problems = try site.problems(["--strict"])
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix("the link '/dex/second/' leads nowhere") == true)
  }

  /// It may be meant so.
  @Test func aPageThatNothingLinksToFailsNoBuild() throws {
    try site.folder.write("Content/pages/alone.md", Self.page(to: "/dex/"))
    #expect(
      try site.build(["--strict"]).problems == [
        "Public/alone/index.html: note: no other page links to this one"
      ])
    let result = try site.run(["check"])
    #expect(result.code == 0)
    #expect(result.problems == ["Public/alone/index.html: warning: no other page links to this one"])
  }

  @Test func budgetsHoldForAStrictBuild() throws {
    try site.folder.write("Content/site.yml", Self.settings + "check: {budgets: {script: 10 B}}\n")
    let problems = try site.problems(["--strict"])
    #expect(!problems.isEmpty)
    #expect(problems.allSatisfy { $0.contains(" bytes; the budget of a script is 10") })
  }

  @Test func theCheckKnowsForWhichAddressTheSiteWasBuilt() throws {
    try link(to: "/other/")
    try site.build(["--base-url", "https://me.github.io/other/"])
    let result = try site.run(["check"])
    #expect(result.code == 0)
    #expect(result.output.contains(" in Public for https://me.github.io/other/: no faults; "))
    #expect(try site.run(["check", "--base-url", "https://example.org/dex/"]).code == 1)
  }

  @Test func theRecordTellsNoPlaceAndIsTheSameEverywhere() throws {
    try site.folder.write("elsewhere/dex.json", "[{\"name\": \"Ant\"}]")
    try site.build(["--data", site.folder("elsewhere/dex.json"), "--output", "out"])
    let record = try site.folder.text("out/.pokesite/sources")
    #expect(
      record.hasPrefix(
        "pokesite sources 1\n\t(default theme)/index.mustache\nindex.html\n"))
    #expect(record.contains("\tdex.json\t(default theme)/pokemon.mustache\npokemon/ant/index.html\n"))
    #expect(!record.contains(site.folder.path))
  }

  @Test func aBuildWithoutItsRecordIsDoneAgain() throws {
    try site.build()
    let record = try site.page(".pokesite/sources")
    site.folder.remove("Public/.pokesite/sources")
    #expect(try site.build().output.contains(" 0 files written, "))
    #expect(try site.page(".pokesite/sources") == record)
    #expect(try site.build().output.hasPrefix("Nothing has changed "))
  }
}
