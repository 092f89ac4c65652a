import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Trees and pages that want a check to crash, to hang, or to look where it should not.
@Suite struct HostileTreeTests {
  private let site: TestSite
  private static let head = "<!doctype html><html lang=en><title>A</title><h1>A</h1>"

  init() throws { site = try TestSite(["Public/index.html": Self.head]) }

  /// The first lines of all faults, which have to be in one page or file, linked to so that it is no orphan.
  private func problems(of name: String) throws -> [String] {
    try site.folder.write("Public/index.html", Self.head + "<a href=\(name)>")
    let result = try site.run(["check", "--quiet"], killAfter: 60)
    #expect(result.code == 0 || result.code == 1)
    return result.problems
  }

  private func problems(_ html: [UInt8]) throws -> [String] {
    try site.folder.write("Public/a.html", html)
    return try problems(of: "a.html").map { $0.replacing("Public/a.html:", with: "") }
  }

  private func problems(_ html: String) throws -> [String] { try problems(Array(html.utf8)) }

  @Test(arguments: ["div", "b", "svg", "table><tr><td", "font color=1", "x-y"])
  func deepNesting(tag: String) throws {
    let problems = try problems(Self.head + String(repeating: "<\(tag)>", count: 100_000))
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix(
        " error: elements lie more than 512 deep in each other; the page is not checked") == true)
  }

  @Test func aFramesetBehindDeepNesting() throws {
    #expect(try problems(String(repeating: "<div>", count: 100_000) + "<frameset>").count == 1)
  }

  /// HTML ends these by itself, so that they do not lie in each other.
  @Test(arguments: [
    "<li>", "<p>", "<td>", "<option>", "<br>", "<img alt=''>", "<!-- <div> -->", "<svg/>",
    "<a href=#>", "<button>",
  ])
  func manyUnclosedTagsAreNotDeep(tag: String) throws {
    let table = tag == "<td>" ? "<table><tr>" : ""
    #expect(try problems(Self.head + table + String(repeating: tag, count: 10_000)) == [])
  }

  @Test func hugeAttributes() throws {
    let value = String(repeating: "x", count: 3_000_000)
    #expect(try problems(Self.head + "<p title=\"\(value)\" id=\"\(value)\">") == [])
    #expect(
      try problems(Self.head + "\n<p " + (1...20_000).map { "a\($0)=1" }.joined(separator: " ") + ">") == [
        "2:1: error: the element has more than 1000 attributes; the page is not checked"
      ])
  }

  @Test func invalidUTF8() throws {
    #expect(try problems(Array(Self.head.utf8) + [0xFF, 0xC3, 0x28, 0x00, 0xED, 0xA0, 0x80]) == [])
    #expect(
      try problems(
        Array(Self.head.utf8) + [10, 0xC3, 0xFF] + Array("<a href=\"n".utf8) + [0xFF] + Array("\">".utf8))
        == ["2:12: error: the link 'n\u{FFFD}' leads nowhere"])
  }

  @Test(arguments: [
    "", "<", "<a", "<a href=", "<a href=\"/nowh", "<!--", "<!", "</", "<script>", "&", "<svg><![CDATA[",
  ])
  func cutPages(rest: String) throws {
    #expect(try problems(Self.head + rest) == [])
  }

  @Test func anEmptyPage() throws {
    #expect(
      try problems("") == [
        "1: error: the page has no title", "1: error: the page has no first heading",
        "1: error: the page does not say its language",
      ])
  }

  @Test func overlappingTagsAreReadOnce() throws {
    #expect(
      try problems(Self.head + "<p><b id=x><a href=gone><p>1</b>2<p>3</a><i>4<p>5") == [
        "1:75: error: the link 'gone' leads nowhere"
      ])
  }

  @Test func aHugeFile() throws {
    try site.folder.write("Public/a.html", "")
    #expect(truncate(site.folder("Public/a.html"), 3_000_000_000) == 0)
    #expect(
      try problems(of: "a.html") == ["Public/a.html: error: the file is larger than 8 MiB and is not checked"]
    )
  }

  @Test func endlessFaults() throws {
    let problems = try problems(Self.head + String(repeating: "<a href=gone>", count: 50_000))
    #expect(problems.count == 6)
    #expect(problems.first == " error: the file has 49000 more faults, which are not listed")
    let long = String(repeating: "x", count: 1_000_000)
    let message = try self.problems(Self.head + "<a href=\(long)>")
    #expect(message.count == 1)
    #expect(message.first.map { $0.utf8.count < 700 } == true)
  }

  @Test func linksAndPipes() throws {
    try site.folder.write("secret.html", Self.head)
    try site.folder.link("Public/out.html", to: "../secret.html")
    try site.folder.link("Public/loop", to: ".")
    try site.folder.link("Public/nothing.html", to: "nothing.html")
    try site.folder.link("Public/inside.html", to: "index.html")
    #expect(mkfifo(site.folder("Public/pipe.html"), 0o600) == 0)
    #expect(
      try problems(of: "inside.html") == [
        "Public/loop: error: the link leads out of the site, or to a folder",
        "Public/nothing.html: error: the link leads to nothing",
        "Public/out.html: error: the link leads out of the site, or to a folder",
        "Public/pipe.html: error: this is neither a file nor a folder; no server can send it",
      ])
  }

  @Test func aSourcesRecordOfSomebodyElse() throws {
    for text in ["", "pokesite sources 1", "pokesite sources 1\nno address\n\t\nx\n", "\u{0}\u{FFFD}"] {
      try site.folder.write("Public/.pokesite/sources", text)
      #expect(try site.run(["check"]).code == 0)
    }
    site.folder.remove("Public/.pokesite/sources")
    #expect(mkfifo(site.folder("Public/.pokesite/sources"), 0o600) == 0)
    #expect(try site.run(["check"], killAfter: 60).code == 0)
  }
}
