import TestSupport
import Testing

/// Which built site `pokesite check` takes, and what it says when there is none.
@Suite struct CheckCommandTests {
  @Test func anotherAddressCanBeGiven() throws {
    let site = try TestSite([
      "out/index.html": CheckedPage.plain + "<a href=/>A</a>", "out/sub/index.html": "",
    ])
    #expect(try site.run(["check", "--base-url", "/", "out", "--quiet"]).problems.count == 3)
    let problems = try site.run(["check", "out", "--base-url", "/pokedex/", "--quiet"]).problems
    #expect(
      problems.first == "out/index.html:1:64: error: '/' leads out of the site, which stands at /pokedex/")
    #expect(try site.run(["check", "out", "--base-url", "pokedex"]).code == 64)
  }

  @Test func warningsAloneAreNoFailure() throws {
    let site = try TestSite(["Public/index.html": CheckedPage.plain, "Public/alone.html": CheckedPage.plain])
    let result = try site.run(["check"])
    #expect(result.code == 0)
    #expect(result.problems == ["Public/alone.html: warning: no other page links to this one"])
    #expect(try site.run(["check", "--quiet"]).errors == "")
  }

  @Test func aFolderThatIsNotThereIsExit74() throws {
    let site = try TestSite()
    let result = try site.run(["check"])
    #expect(result.code == 74)
    #expect(
      result.errors == """
        Public: error: there is no such folder
              = help: 'pokesite build' makes it

        """)
    #expect(try site.run(["check", "nowhere"]).problems == ["nowhere: error: there is no such folder"])
    try site.folder.write("file", "")
    #expect(try site.run(["check", "file"]).code == 74)
    try site.folder.makeFolder("Public")
    let empty = try site.run(["check"])
    #expect(empty.code == 1)
    #expect(empty.problems == ["Public: error: there is no page in it"])
  }

  @Test func wrongUsageIsExit64() throws {
    let site = try TestSite()
    #expect(
      try site.run(["check", "a", "b"]).errors.hasPrefix("error: there is an argument too many: 'b'\n"))
    #expect(try site.run(["check", "a", "b"]).code == 64)
    #expect(try site.run(["check", ""]).code == 64)
    #expect(try site.run(["check", "--jobs", "0"]).code == 64)
    #expect(try site.run(["build", "a"]).code == 64)
    #expect(try site.run(["check", "--help"]).output.contains("usage: pokesite check [options] [DIR]\n"))
  }

  @Test func wrongBudgetsAreShown() throws {
    let site = try TestSite([
      "Content/site.yml":
        "check:\n  budgets:\n    page: tiny\n    script: 10 KB\n    stile: 5\n  budget: 1\n",
      "Public/index.html": CheckedPage.plain,
    ])
    let result = try site.run(["check"])
    #expect(result.code == 1)
    #expect(
      result.problems == [
        "Content/site.yml:3:11: error: 'page': expected a size such as 100 KB, found the text 'tiny'",
        "Content/site.yml:5:5: error: there is no setting 'stile'; did you mean 'style'?",
        "Content/site.yml:6:3: error: there is no setting 'budget'; did you mean 'budgets'?",
      ])
  }
  @Test func aSitesFolderIsNotTakenForItsBuiltSite() throws {
    let site = try TestSite(["mydex/Content/site.yml": "", "mydex/Public/index.html": CheckedPage.plain])
    let here = try site.run(["check", "."], in: "mydex")
    #expect(here.code == 64)
    #expect(here.output == "")
    #expect(
      here.errors == """
        error: '.' is a site's folder; its built site is Public
              = help: write 'pokesite check'

        """)
    #expect(
      try site.run(["check", "mydex/"]).errors == """
        error: 'mydex/' is a site's folder; its built site is mydex/Public
              = help: write 'pokesite check --site mydex/'

        """)
    #expect(try site.run(["check", "mydex/Public"]).code == 0)
    // A built site may have folders of any name.
    try site.folder.write("mydex/index.html", CheckedPage.plain + "<a href=Public/>")
    #expect(try site.run(["check", "mydex"]).code == 0)
  }
}
