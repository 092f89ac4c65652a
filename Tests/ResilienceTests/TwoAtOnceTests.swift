import Foundation
import TestSupport
import Testing

/// Programs that work in one folder at the same time: one waits or says so, and nothing is a mixture.
@Suite struct TwoAtOnceTests {
  private static let busy = "this folder is being built or published"

  private func wait(_ complaint: String, until isTrue: () throws -> Bool) throws {
    _ = try Preview.poll(complaint) { try isTrue() ? true : nil }
  }

  // MARK: - Builds

  @Test func ofManyBuildsOneAfterTheOtherIsDone() throws {
    let site = try TestSite(["Content/site.yml": "title: Dex\n"])
    var trees: [Tree] = []
    for edition in ["first", "second"] {
      try site.folder.write("\(edition).json", manySpecies(60, edition: edition))
      try site.build(["--data", "\(edition).json"])
      trees.append(try site.pages())
    }
    for _ in 0..<3 {
      let builds = try (0..<6).map { number in
        try site.start(["build", "--data", number % 2 == 0 ? "first.json" : "second.json"])
      }
      for build in builds {
        let result = try build.end()
        #expect(
          result.code == 0 || result.code == 74 && result.errors.contains(Self.busy), "\(result.errors)")
      }
      let tree = try site.pages()
      #expect(trees.contains { $0.differences(from: tree) == [] })
      #expect(try site.folder.tree("Public/.pokesite").entries.keys.sorted() == ["manifest", "sources"])
      #expect(try site.build(["--data", "first.json", "--strict"]).code == 0)
      #expect(try site.pages().differences(from: trees[0]) == [])
    }
  }

  @Test func aBuildBesideAServerThatBuilds() throws {
    let site = try TestSite(["Content/pokemon.json": manySpecies(40, edition: "served")])
    let preview = try Preview(in: site.folder.path)
    for round in 1...5 {
      try site.folder.write("Content/pokemon.json", manySpecies(40, edition: "edition \(round)"))
      let result = try site.run(["build"])
      #expect(result.code == 0 || result.errors.contains(Self.busy), "\(result.errors)")
      try wait("it was not built") {
        try preview.answer("/pokemon/mon-7/").text.contains("Number 7 of the edition \(round) edition.")
      }
    }
    #expect(try preview.program.errors == "")
    preview.program.send(SIGINT)
    #expect(try preview.program.end().code == 130)
    let tree = try site.pages()
    site.folder.remove("Public")
    try site.build()
    #expect(try site.pages().differences(from: tree) == [])
  }

  // MARK: - Fetches

  @Test func aSecondFetchSaysSo() throws {
    let site = try TestSite(["Content/pages/about.md": "About"])
    let server = try StubServer(["/api/v2/pokemon-species": [.ending(.never)]])
    let first = try site.start(["fetch", "--from", server.url])
    try wait("it did not begin") { !server.requests.isEmpty }
    let second = try site.run(["fetch", "--from", server.url])
    #expect(second.code == 74)
    #expect(
      second.errors == """
        Content: error: another fetch is at work here
              = help: wait until that is done

        """)
    // A build has nothing to wait for.
    try site.folder.write("Content/pokemon.json", "[{\"name\": \"Mew\"}]")
    try site.build()
    first.send(SIGKILL)
    _ = try first.end()
    #expect(try site.run(["fetch", "--from", "http://127.0.0.1:1"]).code == 69)
  }

  @Test(.timeLimit(.minutes(5))) func noBuildIsOfTwoEditions() throws {
    let edited = try EditedAPI()
    let site = edited.site
    var editions: [[String: [UInt8]]] = []
    for round in 0...1 {
      edited.change(round)
      #expect(try site.run(edited.fetch).code == 0)
      try site.build()
      editions.append(try Self.facts(site))
    }
    for round in 0..<Effort.kills {
      edited.change(round)
      let fetch = try site.start(edited.fetch)
      while kill(fetch.process, 0) == 0 {
        try site.build(["--jobs", "1"])
        #expect(editions.contains(try Self.facts(site)), "round \(round)")
        if site.folder.has("Content/.pokesite") == false { break }
      }
      #expect(try fetch.end().code == 0)
    }
  }

  /// What pages and the API tell; pictures come before the data.
  private static func facts(_ site: TestSite) throws -> [String: [UInt8]] {
    try site.pages().contents.filter { $0.key.hasPrefix("api/") || $0.key.hasSuffix("index.html") }
  }

  // MARK: - Publishing

  /// rsync as a program that waits for the test.
  private func slowRsync(_ published: inout PublishedSite) throws {
    try published.replace(
      "rsync",
      by: """
        touch '\(published.outside("started"))'
        while [ ! -e '\(published.outside("go"))' ]; do sleep 0.05; done
        PATH=${PATH#*:} exec rsync "$@"
        """)
  }

  @Test func whilePublishingNobodyBuildsOrPublishes() throws {
    var published = try PublishedSite()
    try slowRsync(&published)
    let outside = published.outside
    let first = try Program.product("pokesite").start(
      ["publish", outside("copy")], in: published.site.folder.path, environment: published.environment)
    try wait("it did not begin") { outside.has("started") }
    let second = try published.run([outside("copy")])
    #expect(second.code == 1)
    #expect(second.errors.contains(Self.busy))
    try published.site.folder.write("Content/pages/news.md", "News\n")
    let build = try published.site.run(["build"])
    #expect(build.code == 74)
    #expect(build.errors.contains(Self.busy))
    try outside.write("go", "")
    #expect(try first.end().code == 0)
    #expect(try outside.tree("copy").contents == published.pages())
    try published.site.build()
  }

  /// What is being copied stays as it is, even if pokesite itself is gone.
  @Test func theOtherProgramHoldsTheLockToItsEnd() throws {
    var published = try PublishedSite()
    try slowRsync(&published)
    let outside = published.outside
    let publish = try Program.product("pokesite").start(
      ["publish", outside("copy")], in: published.site.folder.path, environment: published.environment)
    try wait("it did not begin") { outside.has("started") }
    publish.send(SIGKILL)
    #expect(try publish.end().code == 128 + 9)
    try published.site.folder.write("Content/pages/news.md", "News\n")
    let build = try published.site.run(["build"])
    #expect(build.code == 74)
    #expect(build.errors.contains(Self.busy))
    try outside.write("go", "")
    try wait("the lock was never given back") { try published.site.run(["build"]).code == 0 }
  }
}
