import TestSupport
import Testing

@testable import PreviewServer

/// What a client gets, word for word.
@Suite struct AnswerTests {
  private static let page = "<!doctype html><title>Mew</title></head><p>Mew"
  private static let style = String(repeating: "p { color: red }\n", count: 100)

  private let server: TestServer

  init() throws { server = try Self.server(reloads: false) }

  private static func server(reloads: Bool, basePath: String = "/") throws -> TestServer {
    try TestServer(
      [
        "index.html": "first page", "pokemon/mew/index.html": page, "404.html": "<h1>Page not found</h1>",
        "digits.txt": "0123456789", "assets/style.css": style, "empty.txt": "", "sw.js": "the site's worker",
      ], state: PreviewState(basePath: basePath), reloads: reloads)
  }

  // MARK: - Files

  @Test func aFileIsServedWithItsHeaders() throws {
    var answer = try server.answer("/digits.txt")
    let tag = try #require(answer.headers["etag"])
    for name in ["date", "etag"] { answer.headers[name] = nil }
    #expect(tag.wholeMatch(of: /"[0-9a-f]+-a-[0-9a-f]+-[0-9a-f]+"/) != nil)
    #expect(
      answer
        == RawConnection.Answer(
          status: 200,
          headers: [
            "content-type": "text/plain; charset=utf-8", "content-length": "10", "accept-ranges": "bytes",
            "cache-control": "no-cache", "vary": "Accept-Encoding", "x-content-type-options": "nosniff",
          ], body: Array("0123456789".utf8)))
  }

  @Test func anEmptyFileIsServed() throws {
    let answer = try server.answer("/empty.txt")
    #expect(answer.status == 200)
    #expect(answer.body == [])
  }

  @Test(arguments: ["/", "/index.html", "/?type=fire", "/index.html?x#y", "http://localhost/"])
  func theFirstPageIsAnIndex(target: String) throws {
    let answer = try server.answer(target)
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
    #expect(answer.text == "first page")
  }

  @Test(arguments: [
    ("/pokemon/mew", "/pokemon/mew/"), ("/pokemon/mew?tab=2&x=%20", "/pokemon/mew/?tab=2&x=%20"),
    ("/pokemon/%6dew", "/pokemon/mew/"),
  ])
  func aFolderLeadsToItsIndex(target: String, location: String) throws {
    let answer = try server.answer(target)
    #expect(answer.status == 301)
    #expect(answer.headers["location"] == location)
    #expect(answer.headers["cache-control"] == "no-store")
  }

  @Test(arguments: ["/nothing", "/pokemon/", "/pokemon", "/pokemon/mew/index.html/", "//", "/pokemon//mew/"])
  func whatIsNotThereIsSaidByTheSite(target: String) throws {
    let answer = try server.answer(target)
    #expect(answer.status == 404)
    #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
    #expect(answer.text == "<h1>Page not found</h1>")
  }

  @Test func withoutA404PageThereIsOne() throws {
    server.folder.remove("site/404.html")
    let answer = try server.answer("/nothing")
    #expect(answer.status == 404)
    #expect(answer.text.contains("<h1>Page not found</h1>"))
  }

  @Test func withoutASiteThereIsAPageThatWaits() throws {
    server.folder.remove("site")
    let answer = try server.answer("/pokemon/mew/")
    #expect(answer.status == 503)
    #expect(answer.text.contains("<h1>There is no site yet</h1>"))
  }

  // MARK: - HEAD and others

  @Test(arguments: ["/", "/digits.txt", "/nothing", "/pokemon/mew", "/assets/style.css"])
  func headIsGetWithoutTheBody(target: String) throws {
    let connection = try server.connect()
    connection.request(target)
    var get = try connection.answer()
    connection.request(target, method: "HEAD")
    var head = try connection.answer(hasBody: false)
    // The connection is still good, so nothing followed the head.
    connection.request("/digits.txt")
    #expect(try connection.answer().text == "0123456789")
    get.body = []
    for name in ["date"] { (get.headers[name], head.headers[name]) = (nil, nil) }
    #expect(head == get)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "get", "PROPFIND"])
  func nothingButReadingIsAllowed(method: String) throws {
    let answer = try server.answer("/digits.txt", method: method)
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == "GET, HEAD")
  }

  @Test func aBodyThatNobodyReadsEndsTheConnection() throws {
    let connection = try server.connect()
    connection.request("/digits.txt", method: "POST", headers: ["Content-Length": "1000000000"])
    #expect(try connection.answer().status == 405)
    connection.send(Array("some of it".utf8))
    #expect(connection.rest() == [])
  }

  // MARK: - Ranges

  /// Of files that are sent in many pieces.
  @Test func aPartOfALargeFileIsServed() throws {
    let text = String((0..<300_000).map { Character(UnicodeScalar(UInt8(33 + $0 * 7 % 89))) })
    try server.folder.write("site/large.bin", text)
    #expect(try server.answer("/large.bin").text == text)
    let answer = try server.answer("/large.bin", headers: ["Range": "bytes=65535-250000"])
    #expect(answer.text == String(text.dropFirst(65_535).prefix(184_466)))
  }

  @Test(arguments: [
    ("bytes=2-4", 206, "234", "bytes 2-4/10"), ("bytes=7-", 206, "789", "bytes 7-9/10"),
    ("bytes=-1", 206, "9", "bytes 9-9/10"), ("bytes=0-99", 206, "0123456789", "bytes 0-9/10"),
    ("bytes=10-", 416, "The file has 10 bytes.\n", "bytes */10"),
    ("bytes=0-1,4-5", 200, "0123456789", nil), ("pages=1-2", 200, "0123456789", nil),
  ])
  func aPartIsServed(range: String, status: Int, text: String, place: String?) throws {
    let answer = try server.answer("/digits.txt", headers: ["Range": range])
    #expect(answer.status == status)
    #expect(answer.text == text)
    #expect(answer.headers["content-range"] == place)
  }

  @Test func aPartIsOfTheVersionThatTheClientHas() throws {
    let tag = try #require(try server.answer("/digits.txt").headers["etag"])
    let ifRange = { tag in ["Range": "bytes=0-0", "If-Range": tag] }
    #expect(try server.answer("/digits.txt", headers: ifRange(tag)).status == 206)
    #expect(try server.answer("/digits.txt", headers: ifRange("\"other\"")).status == 200)
  }

  @Test func aPackedFileHasNoParts() throws {
    let answer = try server.answer(
      "/assets/style.css", headers: ["Range": "bytes=0-2", "Accept-Encoding": "gzip"])
    #expect(answer.status == 206)
    #expect(answer.text == "p {")
    #expect(answer.headers["content-encoding"] == nil)
  }

  // MARK: - Conditions

  @Test(arguments: [[:], ["Accept-Encoding": "gzip"]], ["/assets/style.css", "/", "/pokemon/mew/"])
  func whatTheBrowserHasIsNotSentAgain(headers: [String: String], target: String) throws {
    let server = try Self.server(reloads: true)
    let first = try server.answer(target, headers: headers)
    let tag = try #require(first.headers["etag"])
    for value in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let answer = try server.answer(target, headers: headers.merging(["If-None-Match": value]) { $1 })
      #expect(answer.status == 304)
      #expect(answer.body == [])
      #expect(answer.headers["etag"] == tag)
      #expect(answer.headers["cache-control"] == "no-cache")
      #expect(answer.headers["vary"] == "Accept-Encoding")
    }
    #expect(
      try server.answer(target, headers: headers.merging(["If-None-Match": "\"other\""]) { $1 }).status == 200
    )
  }

  @Test func aChangedFileHasAnotherTag() throws {
    let tag = try #require(try server.answer("/digits.txt").headers["etag"])
    try server.folder.write("new", "9876543210")
    try server.folder.move("new", to: "site/digits.txt")
    let answer = try server.answer("/digits.txt", headers: ["If-None-Match": tag])
    #expect(answer.status == 200)
    #expect(answer.text == "9876543210")
  }

  // MARK: - Packing

  @Test func textIsPackedOnDemand() throws {
    let answer = try server.answer("/assets/style.css", headers: ["Accept-Encoding": "br, gzip"])
    #expect(answer.headers["content-encoding"] == "gzip")
    #expect(answer.headers["vary"] == "Accept-Encoding")
    #expect(answer.headers["content-type"] == "text/css; charset=utf-8")
    #expect(answer.body.count < 100)
    try server.folder.write("packed.gz", answer.body)
    let unpacked = try Program(path: "/bin/gzip").run(["-dc", "packed.gz"], in: server.folder.path)
    #expect(unpacked.output == Self.style)
    let plain = try server.answer("/assets/style.css", headers: ["Accept-Encoding": "gzip;q=0"])
    #expect(plain.text == Self.style)
    #expect(plain.headers["etag"] != answer.headers["etag"])
    #expect(plain.headers["vary"] == "Accept-Encoding")
  }

  @Test func picturesAndSmallTextsAreNotPacked() throws {
    try server.folder.write("site/25.png", Self.style)
    for target in ["/25.png", "/digits.txt"] {
      let answer = try server.answer(target, headers: ["Accept-Encoding": "gzip"])
      #expect(answer.status == 200)
      #expect(answer.headers["content-encoding"] == nil)
    }
    #expect(try server.answer("/25.png").headers["vary"] == nil)
  }

  // MARK: - Base path

  @Test(arguments: [
    ("/", 302, "/pokedex/"), ("/pokedex", 301, "/pokedex/"), ("/pokedex?a", 301, "/pokedex/?a"),
    ("/pokedex/pokemon/mew", 301, "/pokedex/pokemon/mew/"),
  ])
  func theBasePathIsFound(target: String, status: Int, location: String) throws {
    let answer = try Self.server(reloads: true, basePath: "/pokedex/").answer(target)
    #expect(answer.status == status)
    #expect(answer.headers["location"] == location)
  }

  @Test func aSiteStandsBelowItsBasePath() throws {
    let server = try Self.server(reloads: false, basePath: "/pokedex/")
    #expect(try server.answer("/pokedex/").text == "first page")
    #expect(try server.answer("/pokedex/digits.txt").text == "0123456789")
    #expect(try server.answer("/%70okedex/digits.txt").text == "0123456789")
    #expect(try server.answer("/pokedex/nothing").text == "<h1>Page not found</h1>")
    for target in ["/digits.txt", "/pokedexx/", "/pokedexx", "/index.html"] {
      let answer = try server.answer(target)
      #expect(answer.status == 404)
      #expect(answer.text.contains(#"<a href="/pokedex/">/pokedex/</a>"#))
    }
  }

  @Test func aBasePathMayHaveLettersOfAnyKind() throws {
    for basePath in ["/pok%C3%A9dex/a/", "/pokédex/a/"] {
      let server = try Self.server(reloads: true, basePath: basePath)
      #expect(try server.answer("/").headers["location"] == "/pok%C3%A9dex/a/")
      let page = try server.answer("/pok%c3%a9dex/a/")
      #expect(page.text.contains(#" src="/pok%C3%A9dex/a/.pokesite/reload.js""#))
      #expect(try server.answer("/pok%C3%A9dex/a/.pokesite/reload.js").status == 200)
    }
  }

  // MARK: - Live reload

  @Test func theScriptIsInServedPagesOnly() throws {
    let server = try Self.server(reloads: true, basePath: "/pokedex/")
    let answer = try server.answer("/pokedex/pokemon/mew/")
    let tag = try #require(answer.headers["etag"]).dropFirst().dropLast("-preview\"".count)
    #expect(
      answer.text
        == "<!doctype html><title>Mew</title><script defer src=\"/pokedex/.pokesite/reload.js\" data-page=\"\(tag)\"></script></head><p>Mew"
    )
    #expect(try server.folder.text("site/pokemon/mew/index.html") == Self.page)
    for target in ["/pokedex/nothing", "/elsewhere"] {
      #expect(try server.answer(target).text.contains("/pokedex/.pokesite/reload.js"))
    }
    let script = try server.answer("/pokedex/.pokesite/reload.js")
    #expect(script.headers["content-type"] == "text/javascript; charset=utf-8")
    #expect(script.text == ReloadScript.program)
  }

  @Test func withoutLiveReloadPagesAreAsTheyAre() throws {
    #expect(try server.answer("/pokemon/mew/").text == Self.page)
    #expect(try server.answer("/.pokesite/reload.js").status == 404)
    #expect(try server.answer("/.pokesite/events").status == 404)
    #expect(try server.answer("/sw.js", headers: ["Service-Worker": "script"]).text == "the site's worker")
  }

  @Test(arguments: ["/sw.js", "/pokedex/sw.js", "/any/where/worker.js"])
  func aWorkerOfAnySiteIsReplaced(target: String) throws {
    let server = try Self.server(reloads: true, basePath: "/pokedex/")
    let answer = try server.answer(target, headers: ["Service-Worker": "script"])
    #expect(answer.status == 200)
    #expect(answer.headers["cache-control"] == "no-store")
    #expect(answer.text == CleanupWorker.program)
    #expect(try server.answer("/pokedex/sw.js").text == "the site's worker")
  }
}
