import Testing

@testable import SiteGenerator

@Suite struct HTMLReaderTests {
  private func page(_ html: String) throws -> HTMLPage { try HTMLParser().read(Array(html.utf8)) }

  /// Every address with its kind and its place.
  private func references(_ html: String) throws -> [String] {
    let page = try page(html)
    return page.references.list.map { "\($0.offset) \($0.kind) \(page.string($0.text))" }
  }

  @Test(arguments: [
    ("<a href=x>", ["8 link x"]), ("<a href='a&amp;b'>", ["9 link a&b"]), ("<A HREF=\"x\">", ["9 link x"]),
    ("<a href>", ["3 link "]), ("<area href=x>", ["11 link x"]), ("<form action=x>", ["13 link x"]),
    ("<img src=x srcset='y 1x,z 2x'>", ["9 picture x", "19 picture y", "24 picture z"]),
    ("<picture><source srcset=x></picture>", ["24 picture x"]),
    ("<link rel='alternate stylesheet' href=x>", ["38 style x"]),
    ("<link rel=preconnect href=x><link rel=next href=y>", ["48 link y"]),
    ("<link rel=preload as=image href=x imagesrcset='y 2x'>", ["32 file x", "47 picture y"]),
    ("<script src=x></script>", ["12 script x"]), ("<iframe src=x></iframe>", ["12 frame x"]),
    ("<video src=x poster=y></video>", ["11 media x", "20 picture y"]), ("<object data=x>", ["13 media x"]),
    ("<input type=image src=x>", ["22 picture x"]),
    ("<meta property='og:image' content=x>", ["34 file x"]), ("<meta name=author content=x>", []),
    (
      "<svg><image href=x /><use xlink:href='y#z'/><a href=w></a></svg>",
      ["17 picture x", "38 picture y#z", "52 link w"]
    ),
    ("<style>a{b:url(x)}</style>", ["15 picture x"]), ("<p style='a:url(x)'>", ["16 picture x"]),
    ("<svg><style><![CDATA[a{b:url(x)}]]></style></svg>", ["29 picture x"]),
    ("<svg><style>\n<![CDATA[a{b:url(x)}]]>c{d:url(y)}</style></svg>", ["30 picture x", "44 picture y"]),
    ("<svg><style>a{b:url(x&amp;y)}</style></svg>", ["20 picture x&y"]),
    // A zero is read as U+FFFD, which is longer; no place lies behind the text.
    ("<style>a\0\0\0{b:url(x)}</style>", ["21 picture x"]),
    ("<template><a href=x></a></template>", []), ("<!-- <a href=x> -->", []),
    ("<noscript><img src=x></noscript>", ["19 picture x"]),
  ])
  func addresses(html: String, expected: [String]) throws {
    #expect(try references(html) == expected)
  }

  @Test(arguments: [
    ("<script>x</script>", ["0 script"]), ("<script type=Module>x</script>", ["0 script"]),
    ("<script type=text/javascript>x</script>", ["0 script"]),
    ("<script type=importmap>{}</script>", ["0 script"]),
    ("<script type=application/ld+json>{}</script>", []), ("<script type=text/template>x</script>", []),
    ("<script src=x>y</script>", []), ("<script></script>", []),
    ("<svg><script>x</script></svg>", ["5 script"]),
    ("<p onclick=x ONFOCUS='y' only=z on=w data-on=v>", ["3 handler", "13 handler"]),
    ("<a href=javascript:x>", ["8 address"]), ("<form action=' Java\tScript:x'>", ["14 address"]),
    ("<a href=java><a href=javascript/x>", []), ("<style>a{}</style>", ["0 style"]),
    ("<p style=''>", ["10 styleAttribute"]), ("<svg style='a:b'/>", ["12 styleAttribute"]),
    ("<template><script>x</script></template>", []), ("<!-- <script>x</script> -->", []),
    ("<p>onclick=x", []),
  ])
  func scriptsAndStylesInTheText(html: String, expected: [String]) throws {
    #expect(try page(html).inlineCode.map { "\($0.offset) \($0.kind)" } == expected)
  }

  @Test func policiesAreRead() throws {
    let page = try page(
      "<meta http-equiv=content-security-POLICY content=\"script-src 'none'\"><meta http-equiv=x content=y>")
    #expect(page.policies.map { $0.allows(InlineCode.Kind.script) } == [false])
  }

  @Test(arguments: [
    ("<meta http-equiv=refresh content='0; url=/x/'>", "/x/"),
    ("<meta http-equiv=Refresh content='0;URL = \"x\"'>", "x"),
    ("<meta http-equiv=refresh content='5, x'>", "x"), ("<meta http-equiv=refresh content=5>", nil),
    ("<meta http-equiv=refresh content='5; '>", nil), ("<meta http-equiv=refresh>", nil),
  ])
  func redirects(html: String, target: String?) throws {
    let page = try page(html)
    #expect(page.isRedirect == (target != nil))
    #expect(page.references.list.map { page.string($0.text) } == [target].compactMap(\.self))
  }

  @Test func headsAreUnderstood() throws {
    let full = try page(
      "<html lang=en><title>A</title><meta name=robots content='NOINDEX'><h1><img alt=x></h1>")
    #expect(full.title == .present)
    #expect(full.heading == .present)
    #expect(full.hasLanguage)
    #expect(full.isHidden)
    let empty = try page("<html lang=' '><title> </title><h1><b> </b><img alt=''></h1>")
    #expect(empty.title == .empty(offset: 15))
    #expect(empty.heading == .empty(offset: 31))
    #expect(!empty.hasLanguage)
    #expect(!empty.isHidden)
    let picture = try page("<svg><title>Not of the page</title></svg>")
    #expect(picture.title == .missing)
  }

  @Test func anchorsAndPicturesAreFound() throws {
    let page = try page("<p id=a><svg id=b></svg><a name=c></a><p id=''><img><img alt>")
    #expect(page.anchors.map { page.string($0.text) } == ["a", "b", "c"])
    #expect(page.anchors.map(\.isID) == [true, true, false])
    #expect(page.picturesWithoutText == [47])
  }

  @Test func aTreeThatTakesTooMuchMemoryIsGivenUp() throws {
    let parser = HTMLParser(memoryLimit: 8 << 20)
    let large = Array(String(repeating: "<p>x", count: 100_000).utf8)
    #expect(throws: MarkupFault(reason: .tangled, offset: 0)) { try parser.read(large) }
    // It is as good as before for the next page.
    #expect(try parser.read(Array("<a href=x>".utf8)).references.list.count == 1)
  }

  @Test func aPageThatTakesTooLongIsGivenUp() throws {
    let parser = HTMLParser(timeLimit: 0)
    let page = Array(String(repeating: "<p>x", count: 10_000).utf8)
    #expect(throws: MarkupFault(reason: .tangled, offset: 0)) { try parser.read(page) }
  }
}
