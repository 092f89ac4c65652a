import Testing

@testable import SiteGenerator

@Suite struct ManifestTests {
  @Test func itsTextIsThis() {
    let manifest = Manifest(
      fingerprint: Digest(""), files: ["index.html": Digest("a"), "a b/ü.png": nil], pageCount: 7)
    #expect(
      String(decoding: manifest.bytes, as: UTF8.self) == """
        pokesite output 1
        99aa06d3014798d86001c324468d497f 7
        - a b/ü.png
        a96faf705af16834e6c632b61e964e1f index.html

        """)
  }

  @Test(arguments: [
    "index.html", "a b/c  d", " ", "- x", "ピカ/\u{301}e.png", "\u{301}", "e\u{301}\u{200D}", "\u{2028}",
    "a\u{85}b", "\"'<>&", "\u{1F1E9}",
  ])
  func itReadsItsOwnText(path: String) throws {
    for manifest in [
      Manifest(fingerprint: Digest("x"), files: [path: Digest("y"), "404.html": Digest("z")]),
      Manifest(fingerprint: nil, files: [path: nil]), Manifest(),
    ] {
      #expect(Manifest(bytes: manifest.bytes) == manifest)
    }
  }

  @Test(arguments: [
    "", "\n", "pokesite output 2\n-\n", "pokesite output 1", "<!doctype html>\n<p>\n",
    "pokesite output 1\n-\nindex.html\n",
  ])
  func anythingElseIsNone(text: String) {
    #expect(Manifest(bytes: Array(text.utf8)) == nil)
  }

  /// A manifest comes with a folder that may be somebody else's work; a build deletes what it names.
  @Test(arguments: ["../a", "a/../../b", "/etc/passwd", "..", ".", "a/./b", "a//b", "", ".pokesite/manifest"])
  func itNamesNothingOutsideTheFolder(path: String) {
    #expect(Manifest(bytes: Array("pokesite output 1\n-\n- \(path)\n".utf8)) == nil)
  }
}
