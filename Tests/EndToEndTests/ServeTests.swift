import TestSupport
import Testing

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// `pokesite serve` as a user starts it.
@Suite struct ServeTests {
  private static let data = #"{"pokemon": [{"name": "Mew", "id": 151}, {"name": "Pikachu"}]}"#

  private let site: TestSite

  init() throws { site = try TestSite(["Content/pokemon.json": Self.data]) }

  private func wait(_ complaint: String, until isTrue: () throws -> Bool) throws {
    _ = try Preview.poll(complaint) { try isTrue() ? true : nil }
  }

  // MARK: - Serving

  @Test func aSiteIsBuiltAndServed() throws {
    let preview = try Preview(in: site.folder.path)
    #expect(preview.url == "http://127.0.0.1:\(preview.port)/")
    let page = try preview.answer("/pokemon/mew/")
    #expect(page.status == 200)
    #expect(page.text.contains("/.pokesite/reload.js"))
    #expect(try preview.answer("/pokemon/mew").headers["location"] == "/pokemon/mew/")
    let missing = try preview.answer("/pokemon/missingno/")
    #expect(missing.status == 404)
    #expect(missing.text.contains("Page not found"))
    #expect(try preview.answer("/api/v1/index.json").headers["content-type"] == "application/json")
    #expect(try preview.program.output.hasPrefix("Built "))
    #expect(try preview.program.errors == "")
  }

  @Test func nothingOfThePreviewIsInTheOutput() throws {
    try site.build()
    let built = try site.folder.tree("Public")
    let preview = try Preview(in: site.folder.path)
    #expect(try preview.answer("/").text.contains("reload.js"))
    try site.folder.write("Content/pages/guide.md", "# Guide")
    try wait("it was not built") { try preview.answer("/guide/").status == 200 }
    site.folder.remove("Content/pages")
    try wait("it was not built") { try preview.answer("/guide/").status == 404 }
    #expect(try site.folder.tree("Public").differences(from: built) == [])
  }

  @Test func theBasePathIsThatOfTheSettings() throws {
    try site.folder.write("Content/site.yml", "base_url: https://me.example/pokedex/\n")
    let preview = try Preview(in: site.folder.path)
    #expect(preview.url == "http://127.0.0.1:\(preview.port)/pokedex/")
    #expect(try preview.answer("/").headers["location"] == "/pokedex/")
    #expect(try preview.answer("/pokedex/pokemon/mew/").status == 200)
    let outside = try preview.answer("/pokemon/mew/")
    #expect(outside.status == 404)
    #expect(outside.text.contains("/pokedex/"))
    try site.folder.write("Content/site.yml", "base_url: https://me.example/other/\n")
    try wait("it did not move") { try preview.answer("/other/pokemon/mew/").status == 200 }
  }

  @Test func anOptionSaysTheBasePathToo() throws {
    try site.folder.write("Content/site.yml", "base_url: https://me.example/pokedex/\n")
    let preview = try Preview(["--base-url", "/"], in: site.folder.path)
    #expect(try preview.answer("/pokemon/mew/").status == 200)
  }

  @Test func aDataFileIsWatched() throws {
    try site.folder.write("game/dex.json", #"[{"name": "Bellkin"}]"#)
    let preview = try Preview(["--data", "../game/dex.json"], in: site.folder("Content"))
    #expect(try preview.answer("/pokemon/bellkin/").status == 200)
    try site.folder.write("game/dex.json", #"[{"name": "Panekin"}]"#)
    try wait("it was not built") { try preview.answer("/pokemon/panekin/").status == 200 }
  }

  @Test func aFolderIsServedWithoutABuild() throws {
    try site.folder.write("any/index.html", "<p>first</p>")
    let preview = try Preview(["any"], in: site.folder.path)
    #expect(try preview.answer("/").text.contains("<p>first</p>"))
    #expect(!site.folder.has("Public"))
    #expect(try site.folder.tree("any").files == ["index.html"])
    let events = try RawConnection(port: preview.port)
    events.request("/.pokesite/events")
    _ = try events.text(until: "data: ")
    try site.folder.write("any/pictures/a.png", "")
    let event = try events.text(until: "]}") + events.text(until: "]}")
    #expect(event.contains("pictures"))
    #expect(try preview.answer("/pictures/a.png").status == 200)
  }

  @Test func withoutWatchingTheSiteIsServedByteForByte() throws {
    let preview = try Preview(["--no-watch"], in: site.folder.path)
    #expect(try preview.answer("/pokemon/mew/").body == site.folder.bytes("Public/pokemon/mew/index.html"))
    let worker = try preview.answer("/sw.js", headers: ["Service-Worker": "script"])
    #expect(worker.body == (try site.folder.bytes("Public/sw.js")))
    #expect(try preview.answer("/.pokesite/manifest").status == 404)
    #expect(try preview.answer("/.pokesite/events").status == 404)
  }

  // MARK: - Errors of the site

  @Test func theLastGoodSiteStaysWhileThereAreErrors() throws {
    let preview = try Preview(in: site.folder.path)
    try site.folder.write("Content/pokemon.json", "[")
    try wait("it said nothing") { try preview.program.errors.contains("Content/pokemon.json:1:") }
    #expect(try preview.answer("/pokemon/mew/").status == 200)
    try site.folder.write("Content/pokemon.json", #"[{"name": "Mewtwo"}]"#)
    try wait("it was not built") { try preview.answer("/pokemon/mewtwo/").status == 200 }
    #expect(try preview.answer("/pokemon/mew/").status == 404)
  }

  @Test func aSiteThatHasErrorsFromTheStartWaitsForThem() throws {
    try site.folder.write("Content/pokemon.json", "[")
    let preview = try Preview(in: site.folder.path)
    let page = try preview.answer("/")
    #expect(page.status == 503)
    #expect(page.text.contains("/.pokesite/reload.js"))
    try site.folder.write("Content/pokemon.json", Self.data)
    try wait("it was not built") { try preview.answer("/").status == 200 }
  }

  @Test func withoutWatchingErrorsEndIt() throws {
    try site.folder.write("Content/pokemon.json", "[")
    let result = try site.run(["serve", "--port", "0", "--no-watch"])
    #expect(result.code == 1)
    #expect(result.problems.count == 1)
  }

  @Test func onlyNamesOfThisMachineAreAnswered() throws {
    try site.build()
    let preview = try Preview(["--allow-host", "mybox.local,dex.test", "Public"], in: site.folder.path)
    for (host, status) in [
      ("127.0.0.1:\(preview.port)", 200), ("localhost", 200), ("mybox.local:8080", 200), ("dex.test", 200),
      ("evil.example", 421),
    ] {
      #expect(try preview.answer("/", headers: ["Host": host]).status == status, "\(host)")
    }
  }

  // MARK: - The port

  @Test func aPortInUseIsSaidSo() throws {
    let preview = try Preview(in: site.folder.path)
    let other = try TestSite(["Content/pokemon.json": Self.data])
    let result = try other.run(["serve", "--port", "\(preview.port)"])
    #expect(result.code == 69)
    #expect(result.output == "")
    #if os(Linux)
      let holder = " by pokesite (process \(preview.program.process))"
    #else
      let holder = ""
    #endif
    #expect(
      result.errors == """
        error: port \(preview.port) of 127.0.0.1 is in use\(holder)
              = help: end that program, or choose another port: --port 0 takes a free one

        """)
    // Nothing was built for nobody.
    #expect(!other.folder.has("Public"))
  }

  @Test func aKilledServerLeavesNoPort() throws {
    let first = try Preview(in: site.folder.path)
    // A connection that is open when the server dies.
    let connection = try RawConnection(port: first.port)
    connection.request("/.pokesite/events")
    _ = try connection.head()
    first.program.send(SIGKILL)
    #expect(try first.program.end().code == 128 + SIGKILL)
    let second = try Preview(in: site.folder.path, port: first.port)
    #expect(second.port == first.port)
    #expect(try second.answer("/pokemon/mew/").status == 200)
  }

  // MARK: - The end

  @Test(arguments: [SIGINT, SIGTERM]) func aSignalEndsItAtOnce(signal: Int32) throws {
    let preview = try Preview(in: site.folder.path)
    // Browsers that listen, one that is slow, and one that is idle.
    let connections = try (0..<10).map { _ in try RawConnection(port: preview.port) }
    for connection in connections.prefix(5) {
      connection.request("/.pokesite/events")
      _ = try connection.text(until: "data: ")
    }
    connections[6].send(Array("GET / HT".utf8))
    preview.program.send(signal)
    let result = try preview.program.end()
    #expect(result.code == 130)
    #expect(try site.folder.tree("Public/.pokesite").files == ["manifest", "sources"])
    #expect(throws: (any Error).self) { try RawConnection(port: preview.port) }
  }

  @Test func aSignalDuringTheFirstBuildLeavesNothing() throws {
    try site.folder.write("Content/pokemon.json", manySpecies(1000, edition: "only"))
    let program = try Program.product("pokesite").start(["serve", "--port", "0"], in: site.folder.path)
    try wait("it did not begin") { site.folder.has("Public/.pokesite/stage") }
    program.send(SIGINT)
    let result = try program.end()
    #expect(result.code == 130)
    // Either the signal came in time, or all of it was built.
    let files = try site.folder.tree("Public").files
    #expect(files == [] || files.contains("index.html") && !site.folder.has("Public/.pokesite/stage"))
  }

  // MARK: - The browser

  @Test func theBrowserIsOpened() throws {
    try site.folder.write("bin/xdg-open", "#!/bin/sh\nprintf %s \"$1\" > \"\(site.folder.path)/opened\"\n")
    chmod(site.folder("bin/xdg-open"), 0o755)
    let preview = try Preview(
      ["--open"], in: site.folder.path, environment: ["PATH": "\(site.folder("bin")):/usr/bin:/bin"])
    try wait("it was not opened") {
      try site.folder.has("opened") && site.folder.text("opened") == preview.url
    }
  }

  @Test func withoutABrowserTheAddressIsSaid() throws {
    try site.folder.makeFolder("bin")
    let preview = try Preview(["--open"], in: site.folder.path, environment: ["PATH": site.folder("bin")])
    try wait("it said nothing") {
      try preview.program.errors == """
        warning: there is no program to open a browser with
              = help: open \(preview.url) yourself

        """
    }
  }

  // MARK: - Wrong usage

  @Test(arguments: [
    (["--port", "65536"], "--port takes a number from 0 to 65535, not '65536'", 64),
    (["--port", "http"], "--port takes a number from 0 to 65535, not 'http'", 64),
    (["--host", "pokemon.example"], "--host takes an address of this machine, not 'pokemon.example'", 64),
    (["--allow-host", "http://a"], "--allow-host takes names of this machine, not 'http://a'", 64),
    (["--allow-host", "a.local,"], "--allow-host takes names of this machine, not ''", 64),
    (["--base-url", "pokedex"], "--base-url 'pokedex' is not an address", 64),
    (["a", "b"], "there is an argument too many: 'b'", 64),
    (["a", "--drafts"], "--drafts is for a site that is built, and 'a' is served as it is", 64),
    (["--prot", "1"], "there is no option '--prot'; did you mean '--port'?", 64),
  ])
  func wrongUsageIsSaidSo(arguments: [String], summary: String, code: Int32) throws {
    let result = try site.run(["serve"] + arguments)
    #expect(result.code == code)
    #expect(result.problems == ["error: \(summary)"])
  }

  @Test func aFolderThatIsNotThereIsSaidSo() throws {
    let result = try site.run(["serve", "nowhere"])
    #expect(result.code == 74)
    #expect(result.problems == ["nowhere: error: there is no such folder"])
    let other = try site.run(["serve", "--site", "nowhere", "--port", "0"])
    #expect(other.code == 74)
  }

  @Test(arguments: [[], ["--no-watch"]]) func aSitesFolderIsNotTakenForItsBuiltSite(options: [String]) throws
  {
    try site.build()
    let result = try site.run(["serve", ".", "--port", "0"] + options)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(
      result.errors == """
        error: '.' is a site's folder; its built site is Public
              = help: write 'pokesite serve Public', or 'pokesite serve' to build it first

        """)
  }

  @Test func theHelpTellsOfTheFolder() throws {
    let result = try site.run(["serve", "--help"])
    #expect(result.code == 0)
    #expect(result.output.contains("usage: pokesite serve [options] [DIR]"))
    for option in ["host ADDRESS", "allow-host NAMES", "port N", "no-watch", "open", "quiet", "base-url URL"]
    {
      #expect(result.output.contains("  --\(option) "), "\(option)")
    }
  }
}
