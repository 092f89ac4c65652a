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
    let report = try CheckReport(result.output)
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
        CheckReport.Link(
          address: "http://elsewhere.example/mixed.png", uses: 1, file: "Public/index.html", line: 24),
        CheckReport.Link(address: "https://elsewhere.example/", uses: 1, file: "Public/index.html", line: 16),
      ])
  }

  @Test func theSameFaultOnManyPagesIsShownAFewTimesAndListedWhole() throws {
    let site = try TestSite()
    for number in 1...20 {
      try site.folder.write(
        "Public/\(number).html",
        CheckedPage.plain + (1...20).map { "<a href=\($0).html>" }.joined() + "<a href=gone>"
      )
    }
    let result = try site.run(["check"])
    #expect(result.problems.count == 5)
    #expect(result.errors.contains("the same is wrong in 15 more places; --json lists them\n"))
    #expect(result.output.contains(": 20 errors; "))
    let json = try site.run(["check", "--json"]).output
    #expect(try CheckReport(json).diagnostics.count == 20)
  }

  @Test func aNearNameIsProposed() throws {
    let site = try TestSite([
      "Public/index.html": CheckedPage.plain + "<a href=guide/><a href=giude/>",
      "Public/guide/index.html": CheckedPage.plain,
    ])
    #expect(
      try site.run(["check"]).problems == [
        "Public/index.html:1:79: error: the link 'giude/' leads nowhere; did you mean 'guide/'?"
      ])
  }

  @Test func shortNamesAreNotGuessed() throws {
    let site = try TestSite([
      "Public/index.html": CheckedPage.plain
        + "<img alt src=no.png><img alt src=ok.png><a href=gone.html><a href=noh1.html>",
      "Public/ok.png": "", "Public/noh1.html": CheckedPage.plain,
    ])
    #expect(
      try site.run(["check"]).problems == [
        "Public/index.html:1:69: error: there is no picture 'no.png'",
        "Public/index.html:1:104: error: the link 'gone.html' leads nowhere",
      ])
  }
}
