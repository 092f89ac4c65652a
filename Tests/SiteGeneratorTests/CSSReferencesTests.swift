import Testing

@testable import SiteGenerator

@Suite struct CSSReferencesTests {
  private func references(_ css: String) -> [String] {
    Array(css.utf8).withUnsafeBufferPointer { bytes in
      CSSReferences.all(in: bytes).map {
        "\($0.offset) \($0.kind) \(String(decoding: $0.bytes, as: UTF8.self))"
      }
    }
  }

  @Test(arguments: [
    ("a { b: url(x.png) }", ["11 picture x.png"]),
    ("a { b: URL( 'x y.png' ) }", ["13 picture x y.png"]),
    ("a { b: url(\"x.png\"), url(y.png) }", ["12 picture x.png", "25 picture y.png"]),
    ("@import 'x.css';", ["9 style x.css"]),
    ("@import url(x.css) screen; @IMPORT \"y.css\"", ["12 style x.css", "36 style y.css"]),
    ("@font-face { src: url(a.woff2) } b { c: url(d) }", ["22 font a.woff2", "44 picture d"]),
    ("a { b: url(x\\)y) }", ["11 picture x)y"]),
    ("a { b: url('x\\27 y') }", ["12 picture x'y"]),
    ("/* url(x) */ a::after { content: 'url(y)' }", []),
    ("@namespace url(http://www.w3.org/1999/xhtml);", []),
    ("a { b: myurl(x); c: --url(x) }", []),
    ("a { b: url(", ["11 picture "]),
    ("a { b: url('x", ["12 picture x"]),
    ("/* ", []), ("\\", []), ("@", []), ("@import", []), ("", []),
  ])
  func addresses(css: String, expected: [String]) {
    #expect(references(css) == expected)
  }
}
