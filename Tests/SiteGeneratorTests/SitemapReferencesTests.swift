import Testing

@testable import SiteGenerator

@Suite struct SitemapReferencesTests {
  private func references(_ xml: String) -> [String] {
    let references = SitemapReferences.all(in: Array(xml.utf8))
    return references.list.map { "\($0.offset) \($0.kind) \(references.string($0.text))" }
  }

  @Test(arguments: [
    (
      "<url><loc>https://a.example/</loc></url><url><loc>b</loc></url>",
      ["10 entry https://a.example/", "50 entry b"]
    ),
    ("<loc>\n  a&amp;b&#38;c&#x26;d&lt;&nosuch;&\n</loc>", ["8 entry a&b&c&d<&nosuch;&"]),
    ("<loc><![CDATA[a&amp;b ]]></loc>", ["14 entry a&amp;b"]),
    ("<!-- <loc>a</loc> --><loc>b</loc>", ["26 entry b"]), ("<!-- <loc>a</loc>", []),
    ("<image:loc>a</image:loc><location>a</location>", []), ("<loc></loc>", ["5 entry "]),
    ("<loc>a", ["5 entry a"]), ("<loc>", ["5 entry "]), ("<", []), ("", []),
  ])
  func addresses(xml: String, expected: [String]) {
    #expect(references(xml) == expected)
  }
}
