import Foundation
import TestSupport
import Testing

/// What `pokesite check` reads besides pages: pictures, sitemaps, and addresses on other hosts.
@Suite struct CheckedFilesTests {
  @Test func svgFilesAreRead() throws {
    let site = try TestSite([
      "Public/index.html": CheckedPage.plain
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
      "Content/site.yml": "base_url: https://example.org/dex/\n", "Public/index.html": CheckedPage.plain,
      "Public/alone.html": CheckedPage.plain,
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
      "Public/index.html": CheckedPage.plain
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

  // MARK: - Other sites

  /// What was found out a minute ago is not asked again: this test has no network.
  @Test func whatOtherSitesAnsweredIsShownWhereTheyAreNamed() throws {
    let now = time(nil)
    let site = try TestSite([
      "Public/index.html": """
      \(CheckedPage.plain)
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
    let report = try CheckReport(site.run(["check", "--external", "--json"]).output)
    #expect(
      report.externalLinks.map(\.state) == [
        "the server answered 503 (unavailable)", "the server answered 404 (not found)", "alive",
      ])
  }

  @Test func withoutANetworkTheCodeIs69() throws {
    let site = try TestSite([
      "Public/index.html": CheckedPage.plain + "<a href=http://127.0.0.1:1/a><a href=http://[::1]:1/>"
    ])
    let result = try site.run(["check", "--external"])
    #expect(result.code == 69)
    #expect(result.errors == "error: no other site can be reached\n      = help: is there a network?\n")
    #expect(result.output.contains(": 1 error; 2 links to other sites tried; "))
    #expect(try site.run(["check"]).code == 0)
  }
}
