import MediaTypes
import Testing

@Suite struct MediaTypeTests {
  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8", true), ("style.1a2b.css", "text/css; charset=utf-8", true),
    ("a.b/c.CSS", "text/css; charset=utf-8", true), ("site.js", "text/javascript; charset=utf-8", true),
    ("index.json", "application/json", true), ("manifest.webmanifest", "application/manifest+json", true),
    ("sitemap.xml", "application/xml", true), ("icon.SVG", "image/svg+xml", true),
    ("style.xsl", "application/xml", true), ("robots.txt", "text/plain; charset=utf-8", true),
    ("25.png", "image/png", false), ("25.webp", "image/webp", false), ("25.bmp", "image/bmp", false),
    ("a.woff2", "font/woff2", false), ("cry.opus", "audio/ogg", false), ("cry.oga", "audio/ogg", false),
    ("data.json.gz", "application/gzip", false),
  ])
  func aNameTellsTheType(path: String, type: String, isText: Bool) {
    #expect(MediaType(ofFile: path).name == type)
    #expect(MediaType.known(path)?.name == type)
    #expect(MediaType(ofFile: path).isText == isText)
  }

  @Test func theFeedOfTheSiteIsAtom() {
    #expect(MediaType(ofFile: "feed.xml").name == "application/atom+xml; charset=utf-8")
    #expect(MediaType(ofFile: "feed.xml").isText)
    #expect(MediaType(ofFile: "other/feed.xml").name == "application/xml")
  }

  @Test(arguments: ["CNAME", "html", ".nojekyll", ".html", "a.d/_headers", ""])
  func aFileWithoutAnEndingIsBytes(path: String) {
    #expect(MediaType.known(path)?.name == "application/octet-stream")
    #expect(MediaType(ofFile: path).name == "application/octet-stream")
  }

  @Test(arguments: ["a.unheard-of", "a.q7", "a."]) func anUnknownEndingIsSaidSo(path: String) {
    #expect(MediaType.known(path) == nil)
    #expect(MediaType(ofFile: path).name == "application/octet-stream")
  }
}
