import Foundation
import TestSupport
import Testing

/// `pokesite check` on trees that no build made.
@Suite struct CheckTests {
  /// Every fault that the check knows, once, among what is right.
  private static let faultyTree: KeyValuePairs<String, String> = [
    "Content/site.yml": """
    base_url: https://example.org/dex/
    check:
      budgets: {page: 1.9 KB}

    """,
    "Public/index.html": """
    <!doctype html>
    <html lang="en">
    <head>
    <title>Start</title>
    <link rel="stylesheet" href="style.css">
    <link rel="manifest" href="app.webmanifest">
    <link rel="icon" href="/dex/missing.ico">
    <style>h1 { background: url("missing-in-style.png") }</style>
    </head>
    <body>
    <h1>Start</h1>
    <p><a href="/dex/nowhere/">A page that is not there</a>
    <p><a href="page/#nothing">A place that is not there</a>
    <p><a href="/types/">Out of the site</a>
    <p><a href="page/">A page</a> <a href="page/#there">A place</a> <a href="bare/">Bare</a> <a href="large.html">Large</a>
    <p><a href="https://elsewhere.example/">Another site</a> <a href="mailto:ash@pallet.example">Mail</a>
    <img src="missing.png" alt="A picture">
    <img src="small.png" srcset="small.png 1x, missing-large.png 2x" alt="A larger picture">
    <img src="small.png">
    <video src="missing.mp4" poster="small.png"></video>
    <audio><source src="missing.ogg"></audio>
    <iframe src="/dex/missing-frame/" title="Frame"></iframe>
    <script src="missing.js"></script>
    <img src="http://elsewhere.example/mixed.png" alt="Without encryption">
    <p id="twice">One
    <p id="twice">Two
    <p style="background: url(missing-in-attribute.png)">Style
    </body>
    </html>

    """,
    "Public/page/index.html": """
    <!doctype html><html lang="en"><title>Page</title><h1 id="there">Page</h1><a href="../">Start</a>

    """,
    "Public/bare/index.html": "<!doctype html>\n<p>Nothing\n",
    "Public/alone/index.html": "<!doctype html><html lang=\"en\"><title>Alone</title><h1>Alone</h1>\n",
    "Public/large.html":
      "<!doctype html><html lang=\"en\"><title>Large</title><h1>Large</h1>"
      + String(repeating: "x", count: 2000),
    "Public/404.html": "<!doctype html><html lang=\"en\"><title>Lost</title><h1>Lost</h1>\n",
    "Public/old.html":
      "<!doctype html><title>Moved</title><meta http-equiv=\"refresh\" content=\"0; url=/dex/page/\">",
    "Public/hidden.html":
      "<!doctype html><html lang=en><title>Hidden</title><meta name=robots content=noindex><h1>Hidden</h1>",
    "Public/style.css": """
    @import "missing.css";
    @font-face { font-family: A; src: url(missing.woff2) format("woff2") }
    /* url(in-a-comment.png) */
    body { background: url('missing-in-css.png'), url(small.png), url(data:image/png;base64,AAAA) }

    """,
    "Public/app.webmanifest": """
    {"start_url": "/dex/", "icons": [
      {"src": "missing-icon.png"}, {"src": "small.png"}
    ]}

    """,
    "Public/small.png": "x",
  ]

  private static let faults = """
    Public/alone/index.html: warning: no other page links to this one
          = help: link to it, for instance in the navigation of Content/site.yml
    Public/app.webmanifest:2:11: error: there is no picture 'missing-icon.png'
        2 |   {"src": "missing-icon.png"}, {"src": "small.png"}
          |           ^
          = there is no file missing-icon.png
    Public/bare/index.html:1:1: error: the page has no title
        1 | <!doctype html>
          | ^
          = help: put a <title> into its <head>
    Public/bare/index.html:1:1: error: the page has no first heading
        1 | <!doctype html>
          | ^
          = help: give it an <h1>
    Public/bare/index.html:1:1: error: the page does not say its language
        1 | <!doctype html>
          | ^
          = help: write <html lang="en">
    Public/index.html:7:24: error: there is no picture '/dex/missing.ico'
        7 | <link rel="icon" href="/dex/missing.ico">
          |                        ^
          = there is no file missing.ico
    Public/index.html:8:30: error: there is no picture 'missing-in-style.png'
        8 | <style>h1 { background: url("missing-in-style.png") }</style>
          |                              ^
          = there is no file missing-in-style.png
    Public/index.html:12:13: error: the link '/dex/nowhere/' leads nowhere
       12 | <p><a href="/dex/nowhere/">A page that is not there</a>
          |             ^
          = there is no file nowhere/index.html
    Public/index.html:13:13: error: the link 'page/#nothing' leads to no place of its page
       13 | <p><a href="page/#nothing">A place that is not there</a>
          |             ^
          = nothing there has the id 'nothing'
    Public/index.html:14:13: error: '/types/' leads out of the site, which stands at /dex/
       14 | <p><a href="/types/">Out of the site</a>
          |             ^
          = help: write /dex/types/, or an address relative to the page
    Public/index.html:17:11: error: there is no picture 'missing.png'
       17 | <img src="missing.png" alt="A picture">
          |           ^
          = there is no file missing.png
    Public/index.html:18:44: error: there is no picture 'missing-large.png'
       18 | <img src="small.png" srcset="small.png 1x, missing-large.png 2x" alt="A larger picture">
          |                                            ^
          = there is no file missing-large.png
    Public/index.html:19:1: error: the picture has no alt text
       19 | <img src="small.png">
          | ^
          = help: say in its alt what it shows; alt="" if it only decorates
    Public/index.html:20:13: error: there is no video or sound 'missing.mp4'
       20 | <video src="missing.mp4" poster="small.png"></video>
          |             ^
          = there is no file missing.mp4
    Public/index.html:21:21: error: there is no video or sound 'missing.ogg'
       21 | <audio><source src="missing.ogg"></audio>
          |                     ^
          = there is no file missing.ogg
    Public/index.html:22:14: error: the link '/dex/missing-frame/' leads nowhere
       22 | <iframe src="/dex/missing-frame/" title="Frame"></iframe>
          |              ^
          = there is no file missing-frame/index.html
    Public/index.html:23:14: error: there is no script 'missing.js'
       23 | <script src="missing.js"></script>
          |              ^
          = there is no file missing.js
    Public/index.html:24:11: error: 'http://elsewhere.example/mixed.png' comes without encryption, but the site has it
       24 | <img src="http://elsewhere.example/mixed.png" alt="Without encryption">
          |           ^
          = browsers refuse to load it, or warn of the page
          = help: write https:, or put the file into the site
    Public/index.html:26:8: error: another element has the id 'twice' already
       26 | <p id="twice">Two
          |        ^
          = help: give each element of a page an id of its own
    Public/index.html:27:27: error: there is no picture 'missing-in-attribute.png'
       27 | <p style="background: url(missing-in-attribute.png)">Style
          |                           ^
          = there is no file missing-in-attribute.png
    Public/large.html: error: the file has 2065 bytes; the budget of a page is 1900
          = help: make it smaller, or change check.budgets.page in Content/site.yml
    Public/style.css:1:10: error: there is no style sheet 'missing.css'
        1 | @import "missing.css";
          |          ^
          = there is no file missing.css
    Public/style.css:2:39: error: there is no font 'missing.woff2'
        2 | @font-face { font-family: A; src: url(missing.woff2) format("woff2") }
          |                                       ^
          = there is no file missing.woff2
    Public/style.css:4:25: error: there is no picture 'missing-in-css.png'
        4 | body { background: url('missing-in-css.png'), url(small.png), url(data:image/png;base64,AAAA) }
          |                         ^
          = there is no file missing-in-css.png

    """

  @Test func everyFaultIsShownAtItsPlaceAndNothingElse() throws {
    let site = try TestSite(Self.faultyTree)
    let result = try site.run(["check"])
    #expect(result.errors == Self.faults)
    #expect(
      result.output.hasPrefix(
        "Checked 8 pages and 3 other files in Public for https://example.org/dex/: "
          + "23 errors and 1 warning; 2 links to other sites not tried; "))
    #expect(result.code == 1)
  }

  @Test func theReportIsJSON() throws {
    let site = try TestSite(Self.faultyTree)
    let result = try site.run(["check", "--json"])
    #expect(result.code == 1)
    #expect(result.errors == "")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(report.outcome == "checked")
    let counts: [Int] = [report.pages, report.otherFiles, report.errors, report.warnings]
    #expect(counts == [8, 3, 23, 1])
    let rules = Dictionary(grouping: report.diagnostics.compactMap(\.rule)) { $0 }.mapValues(\.count)
    #expect(
      rules == [
        "alternative-text": 1, "asset": 12, "base-path": 1, "budget": 1, "duplicate-id": 1, "fragment": 1,
        "heading": 1, "language": 1, "link": 2, "mixed-content": 1, "orphan": 1, "title": 1,
      ])
    #expect(
      report.externalLinks == [
        Report.Link(
          address: "http://elsewhere.example/mixed.png", uses: 1, file: "Public/index.html", line: 24),
        Report.Link(address: "https://elsewhere.example/", uses: 1, file: "Public/index.html", line: 16),
      ])
  }

  private struct Report: Decodable {
    struct Fault: Decodable {
      let rule: String?
      let file: String?
      let sources: [String]?
    }

    struct Link: Decodable, Equatable {
      let address: String
      let uses: Int
      let file: String
      let line: Int
      var state: String?
    }

    let outcome: String
    let pages: Int
    let otherFiles: Int
    let errors: Int
    let warnings: Int
    let diagnostics: [Fault]
    let externalLinks: [Link]
  }

  private static let page = "<!doctype html><html lang=en><title>A</title><h1>A</h1>"

  @Test func anotherAddressCanBeGiven() throws {
    let site = try TestSite(["out/index.html": Self.page + "<a href=/>A</a>", "out/sub/index.html": ""])
    #expect(try site.run(["check", "--base-url", "/", "out", "--quiet"]).problems.count == 3)
    let problems = try site.run(["check", "out", "--base-url", "/pokedex/", "--quiet"]).problems
    #expect(
      problems.first == "out/index.html:1:64: error: '/' leads out of the site, which stands at /pokedex/")
    #expect(try site.run(["check", "out", "--base-url", "pokedex"]).code == 64)
  }

  @Test func warningsAloneAreNoFailure() throws {
    let site = try TestSite(["Public/index.html": Self.page, "Public/alone.html": Self.page])
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
      "Public/index.html": Self.page,
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

  @Test func theSameFaultOnManyPagesIsShownAFewTimesAndListedWhole() throws {
    let site = try TestSite()
    for number in 1...20 {
      try site.folder.write(
        "Public/\(number).html", Self.page + (1...20).map { "<a href=\($0).html>" }.joined() + "<a href=gone>"
      )
    }
    let result = try site.run(["check"])
    #expect(result.problems.count == 5)
    #expect(result.errors.contains("the same is wrong in 15 more places; --json lists them\n"))
    #expect(result.output.contains(": 20 errors; "))
    let json = try site.run(["check", "--json"]).output
    #expect(try JSONDecoder().decode(Report.self, from: Data(json.utf8)).diagnostics.count == 20)
  }

  @Test func aNearNameIsProposed() throws {
    let site = try TestSite([
      "Public/index.html": Self.page + "<a href=guide/><a href=giude/>", "Public/guide/index.html": Self.page,
    ])
    #expect(
      try site.run(["check"]).problems == [
        "Public/index.html:1:79: error: the link 'giude/' leads nowhere; did you mean 'guide/'?"
      ])
  }

  @Test func shortNamesAreNotGuessed() throws {
    let site = try TestSite([
      "Public/index.html": Self.page
        + "<img alt src=no.png><img alt src=ok.png><a href=gone.html><a href=noh1.html>",
      "Public/ok.png": "", "Public/noh1.html": Self.page,
    ])
    #expect(
      try site.run(["check"]).problems == [
        "Public/index.html:1:69: error: there is no picture 'no.png'",
        "Public/index.html:1:104: error: the link 'gone.html' leads nowhere",
      ])
  }

  // MARK: - Pictures, sitemaps, and addresses without a host

  @Test func svgFilesAreRead() throws {
    let site = try TestSite([
      "Public/index.html": Self.page
        + "<img alt src=map.svg><svg><use href=icons.svg#star /><use href=icons.svg#moon /></svg>",
      "Public/map.svg": """
      <?xml version="1.0"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
        <style>path { fill: url(gone.png) }</style>
        <image href="nopic.png"/>
        <use href="icons.svg#star"/><use xlink:href="noicons.svg#star"/><use href="#nothing"/>
        <image href="icons.svg#svgView(viewBox(0,0,9,9))"/>
        <a href="nowhere.html"><path id="road"/></a><a href="https://elsewhere.example/"/>
      </svg>

      """,
      "Public/icons.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><path id=\"star\"/></svg>",
    ])
    let result = try site.run(["check"])
    #expect(
      result.problems == [
        "Public/index.html:1:119: error: there is no picture 'icons.svg#moon' in its file",
        "Public/map.svg:3:27: error: there is no picture 'gone.png'",
        "Public/map.svg:4:16: error: there is no picture 'nopic.png'",
        "Public/map.svg:5:48: error: there is no picture 'noicons.svg#star'; did you mean 'icons.svg'?",
        "Public/map.svg:5:78: error: there is no picture '#nothing' in its file",
        "Public/map.svg:7:12: error: the link 'nowhere.html' leads nowhere",
      ])
    #expect(
      result.output.contains("Checked 1 page and 2 other files in Public for /: 6 errors; 1 link to another"))
    #expect(result.code == 1)
  }

  @Test func thePagesOfASitemapAreThere() throws {
    let site = try TestSite([
      "Content/site.yml": "base_url: https://example.org/dex/\n", "Public/index.html": Self.page,
      "Public/alone.html": Self.page,
      "Public/sitemap.xml": """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://example.org/dex/</loc></url><url><loc>https://example.org/dex/alone.html</loc></url>
      <url><loc>https://example.org/dex/gone/</loc></url>
      <url><loc>https://example.org/other/</loc></url><url><loc>https://elsewhere.example/</loc></url>
      </urlset>

      """,
    ])
    let result = try site.run(["check"])
    #expect(
      result.errors == """
        Public/alone.html: warning: no other page links to this one
              = help: link to it, for instance in the navigation of Content/site.yml
        Public/sitemap.xml:3:11: error: the sitemap names 'https://example.org/dex/gone/', which is not there
            3 | <url><loc>https://example.org/dex/gone/</loc></url>
              |           ^
              = there is no file gone/index.html

        """)
    #expect(result.output.contains(": 1 error and 1 warning; 0 links to other sites not tried; "))
    #expect(result.code == 1)
  }

  @Test func addressesWithoutAHostAreFaults() throws {
    let site = try TestSite([
      "Public/index.html": Self.page
        + "\n<a href=\"http://ex ample/\">1</a>\n<a href=\"//\">2</a>\n<img alt src=\"https://[a]/b.png\">\n"
    ])
    let result = try site.run(["check"])
    #expect(
      result.errors == """
        Public/index.html:2:10: error: browsers can make nothing of the address 'http://ex ample/'
            2 | <a href="http://ex ample/">1</a>
              |          ^
              = 'ex ample' cannot be a host
              = help: write it like https://example.org/page
        Public/index.html:3:10: error: browsers can make nothing of the address '//'
            3 | <a href="//">2</a>
              |          ^
              = it names no host
              = help: write it like https://example.org/page
        Public/index.html:4:15: error: browsers can make nothing of the address 'https://[a]/b.png'
            4 | <img alt src="https://[a]/b.png">
              |               ^
              = '[a]' cannot be a host
              = help: write it like https://example.org/page

        """)
    #expect(result.output.contains(": 3 errors; 0 links to other sites not tried; "))
    #expect(result.code == 1)
  }

  // MARK: - The folder

  @Test func aSitesFolderIsNotTakenForItsBuiltSite() throws {
    let site = try TestSite(["mydex/Content/site.yml": "", "mydex/Public/index.html": Self.page])
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
    try site.folder.write("mydex/index.html", Self.page + "<a href=Public/>")
    #expect(try site.run(["check", "mydex"]).code == 0)
  }

  // MARK: - Other sites

  /// What was found out a minute ago is not asked again: this test has no network.
  @Test func whatOtherSitesAnsweredIsShownWhereTheyAreNamed() throws {
    let now = time(nil)
    let site = try TestSite([
      "Public/index.html": """
      \(Self.page)
      <a href="https://here.example/#part">1</a> <a href="https://gone.example/">2</a>
      <img src="https://busy.example/a.png" alt=""> <a href="https://gone.example/">3</a>

      """,
      ".pokesite/cache/links": """
      pokesite links 1
      \(now) 503 https://busy.example/a.png
      \(now) 404 https://gone.example/
      \(now) alive https://here.example/

      """,
    ])
    let result = try site.run(["check", "--external"])
    #expect(
      result.errors == """
        Public/index.html:2:53: error: 'https://gone.example/': the server answered 404 (not found)
            2 | <a href="https://here.example/#part">1</a> <a href="https://gone.example/">2</a>
              |                                                     ^
              = 2 places of the site name it, this one first
              = help: correct the address, or remove the link
        Public/index.html:3:11: warning: 'https://busy.example/a.png': the server answered 503 (unavailable)
            3 | <img src="https://busy.example/a.png" alt=""> <a href="https://gone.example/">3</a>
              |           ^

        """)
    #expect(result.output.contains(": 1 error and 1 warning; 3 links to other sites tried; "))
    #expect(result.code == 1)
    let report = try JSONDecoder().decode(
      Report.self, from: Data(try site.run(["check", "--external", "--json"]).output.utf8))
    #expect(
      report.externalLinks.map(\.state) == [
        "the server answered 503 (unavailable)", "the server answered 404 (not found)", "alive",
      ])
  }

  @Test func withoutANetworkTheCodeIs69() throws {
    let site = try TestSite([
      "Public/index.html": Self.page + "<a href=http://127.0.0.1:1/a><a href=http://[::1]:1/>"
    ])
    let result = try site.run(["check", "--external"])
    #expect(result.code == 69)
    #expect(result.errors == "error: no other site can be reached\n      = help: is there a network?\n")
    #expect(result.output.contains(": 1 error; 2 links to other sites tried; "))
    #expect(try site.run(["check"]).code == 0)
  }

  // MARK: - Policies

  private static let ownPage = """
    {{<layout}}
    {{$main}}
    <h1 style="color: red" onclick="run()">Own</h1>
    <script>run()</script>
    <script type="application/ld+json">{"@type": "Thing"}</script>
    <script src="https://stats.example/count.js"></script>
    <iframe src="https://video.example/1" title="A video"></iframe>
    <a href="https://other.example/">Elsewhere</a> <a href="javascript:run()">Run</a>
    {{/main}}
    {{/layout}}
    """

  private func policyProblems(_ settings: String) throws -> [String] {
    let site = try TestSite([
      "Content/pokemon.json": #"[{"name": "A"}]"#, "Content/site.yml": settings,
      "Templates/404.mustache": Self.ownPage,
    ])
    try site.build()
    let page = try site.page("404.html").split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(page.firstIndex { $0.hasPrefix("<h1") })
    return try site.run(["check"]).problems.map { problem in
      let parts = problem.split(separator: ":", maxSplits: 3)
      return parts[0] == "Public/404.html"
        ? "\(Int(parts[1]).map { $0 - 1 - first } ?? -1):\(parts[2]):\(parts[3])" : problem
    }
  }

  /// Places count from the line of the heading.
  @Test func whatThePolicyBlocksIsFound() throws {
    #expect(
      try policyProblems("") == [
        "0:12: error: the page's Content-Security-Policy blocks the style attribute",
        "0:24: error: the page's Content-Security-Policy blocks the event handler",
        "1:1: error: the page's Content-Security-Policy blocks the script in the page",
        "3:14: error: the page's Content-Security-Policy blocks the script 'https://stats.example/count.js'",
        "4:14: error: the page's Content-Security-Policy blocks the page or file 'https://video.example/1'",
        "5:57: error: the page's Content-Security-Policy blocks the script in the address",
      ])
  }

  @Test(arguments: [
    "content_security_policy: false\n",
    """
    content_security_policy:
      script-src: [unsafe-inline, https://stats.example]
      style-src: unsafe-inline
      frame-src: https://video.example

    """,
  ])
  func whatThePolicyAllowsIsRight(settings: String) throws {
    #expect(try policyProblems(settings) == [])
  }
}
