import Networking
import Pokedex
import Testing

@testable import PokeAPI

/// A whole fetch, from a server over loopback.
@Suite struct FetchTests {
  private let expected = """
    {"$schema":"pokesite.schema.json","pokemon":[
    {"id":1,"slug":"leafling","name":"Leafling","genus":"Leaf Pokémon","generation":1,\
    "capture_rate":45,"gender_rate":1,"growth_rate":"Medium Fast","egg_groups":["Field"],\
    "types":["grass"],"abilities":["overgrow"],"stats":{"hp":45},"effort":{"hp":1},"height":7,\
    "weight":69,"base_experience":64,"moves_from":"red-blue","moves":{"level-up":[[9,"vine-whip"]]}},
    {"id":2,"slug":"leafking","name":"Leafking","genus":"Leaf Pokémon","generation":1,\
    "capture_rate":45,"gender_rate":1,"growth_rate":"Medium Fast","egg_groups":["Field"],\
    "evolves_from":"leafling","evolution":["level 16"],"types":["grass"],"abilities":["overgrow"],\
    "stats":{"hp":45},"effort":{"hp":1},"height":7,"weight":69,"base_experience":64,\
    "moves_from":"red-blue","moves":{"level-up":[[9,"vine-whip"]]},"forms":[{"slug":"leafking-snow",\
    "name":"Snow Leafking","form_name":"Snow Form","types":["ice","grass"]}]},
    {"id":7,"slug":"sparky","name":"Sparky","genus":"Leaf Pokémon","generation":2,"capture_rate":45,\
    "gender_rate":1,"growth_rate":"Medium Fast","egg_groups":["Field"],"variety_slug":"sparky-plain",\
    "types":["electric"],"abilities":["overgrow"],"stats":{"hp":45},"effort":{"hp":1},"height":7,\
    "weight":69,"base_experience":64,"moves_from":"red-blue","moves":{"level-up":[[9,"vine-whip"]]}}
    ]}

    """

  private func source(_ server: StubServer) throws -> DataSource { try #require(DataSource(server.url)) }

  @Test func bringsEverything() async throws {
    let server = try StubServer(MiniAPI.answers())
    let outcome = await fetch(testClient(), from: try source(server))
    #expect(outcome.failures == [])
    #expect(outcome.warnings == [])
    #expect(outcome.files["Content/pokemon.json"] == expected)
    #expect(outcome.dex?.types.types.map(\.slug) == ["electric", "grass", "ice"])
    #expect(outcome.dex?.moves.map(\.name) == ["Pound", "Vine Whip"])
    #expect(outcome.dex?.generations.first?.games == [Game(slug: "red-blue", name: "Red and Blue")])
    #expect(outcome.progress.done == outcome.progress.total)
    #expect(Set(server.requests.map(\.target)).count == server.requests.count)
  }

  @Test func faultsChangeNothing() async throws {
    let server = try StubServer(
      MiniAPI.answers([
        "pokemon-species": [.status(500)],
        "pokemon-species/2": [.ending(.closed), .html("<html>Checking</html>")],
        "pokemon/1": [.ending(.cut(after: 9), body: "{\"name\": \"leafling\"}")],
        "pokemon/7": [.text("Too Many Requests", status: 429, [("Retry-After", "1")])],
        "evolution-chain/1": [.status(503), .json("{\"chain\": ")],
      ]))
    let client = testClient { $0.retry = RetryPolicy(attempts: 4) }
    let outcome = await fetch(client, from: try source(server))
    #expect(outcome.failures == [])
    #expect(outcome.files["Content/pokemon.json"] == expected)
    // Each fault has cost one request more, whoever sent it anew: libcurl does so itself on a connection that is
    // closed while it is idle.
    #expect(server.requests.count == outcome.progress.total + 7)
  }

  @Test func aFolderAndAServiceMakeTheSameBytes() async throws {
    let folder = try TemporaryFolder()
    try MiniAPI.write(to: folder.path)
    let server = try StubServer(MiniAPI.answers())
    let source = try #require(DataSource(folder.path))
    guard case .folder(let path) = source else { throw FetchEnd(fault: nil) }
    let fromFolder = await fetch(FolderClient(path: path), from: source)
    let fromService = await fetch(testClient(), from: try self.source(server))
    #expect(fromFolder.files == fromService.files)
    #expect(
      fromFolder.files.keys.sorted() == [
        "Content/abilities.json", "Content/generations.json", "Content/moves.json", "Content/pokemon.json",
        "Content/types.json",
      ])
  }

  @Test func whatIsMissingIsNamedAndTheRestIsFetched() async throws {
    let server = try StubServer(MiniAPI.answers(["pokemon/7": [.text("Not Found", status: 404)]]))
    let folder = try TemporaryFolder()
    let client = testClient { $0.cache = ResponseCache(folder: folder.path) }
    let outcome = await fetch(client, from: try source(server))
    #expect(outcome.dex == nil)
    #expect(
      outcome.failures.map(\.description) == [
        "\(server.url)/api/v2/pokemon/7: the server answered 404: Not Found"
      ])
    #expect(outcome.failures.map(\.meansUnavailable) == [false])
    #expect(server.requests.map(\.target).contains("/api/v2/version/2"))
    // The next run asks for what was missing, and asks of the rest whether it has changed.
    var again = client
    again.cacheMode = .preferStored
    let asked = server.requests.count
    #expect(try await fetch(again, from: source(server)).files["Content/pokemon.json"] == expected)
    #expect(server.requests.dropFirst(asked).map(\.target) == ["/api/v2/pokemon/7"])
  }

  @Test func aSecondRunAsksConditionally() async throws {
    let server = try StubServer(
      MiniAPI.resources.keys.reduce(into: [String: [Answer]]()) { answers, path in
        answers["/api/v2/" + path] = [
          .json(MiniAPI.resources[path] ?? "", [("ETag", "\"\(path)\"")]), .status(304),
        ]
      })
    let folder = try TemporaryFolder()
    let client = testClient { $0.cache = ResponseCache(folder: folder.path) }
    let first = await fetch(client, from: try source(server))
    let count = server.requests.count
    let second = await fetch(client, from: try source(server))
    #expect(second.files == first.files)
    #expect(client.statistics.notModified == count)
    #expect(server.requests.dropFirst(count).allSatisfy { $0.headers["if-none-match"] != nil })
  }

  @Test func anInterruptedRunIsResumedFromTheCache() async throws {
    let server = try StubServer(
      MiniAPI.answers(["pokemon/1": [.ending(.never)], "pokemon/2": [.ending(.never)]]))
    let folder = try TemporaryFolder()
    let client = testClient { $0.cache = ResponseCache(folder: folder.path) }
    let source = try source(server)
    let run = Task { await fetch(client, from: source) }
    while !server.requests.contains(where: { $0.target.hasSuffix("/pokemon/2") }) {
      try await Task.sleep(for: .milliseconds(1))
    }
    run.cancel()
    let interrupted = await run.value
    #expect(interrupted.dex == nil)
    #expect(interrupted.failures == [])
    var again = client
    again.cacheMode = .preferStored
    let asked = server.requests.count
    #expect(await fetch(again, from: source).files["Content/pokemon.json"] == expected)
    #expect(!server.requests.dropFirst(asked).map(\.target).contains("/api/v2/pokemon-species/1"))
  }

  @Test func offlineUsesTheCacheOnly() async throws {
    let server = try StubServer(MiniAPI.answers())
    let folder = try TemporaryFolder()
    var client = testClient { $0.cache = ResponseCache(folder: folder.path) }
    client.cacheMode = .offline
    let source = try source(server)
    let empty = await fetch(client, from: source)
    #expect(empty.failures.map(\.message) == ["not in the cache, and the network is not used"])
    #expect(server.requests.isEmpty)
    client.cacheMode = .revalidate
    _ = await fetch(client, from: source)
    let asked = server.requests.count
    client.cacheMode = .offline
    #expect(await fetch(client, from: source).files["Content/pokemon.json"] == expected)
    #expect(server.requests.count == asked)
  }

  @Test func aServiceOutOfReachIsTold() async throws {
    let server = try StubServer(MiniAPI.answers())
    let source = try source(server)
    server.stop()
    let outcome = await fetch(testClient(), from: source)
    #expect(outcome.dex == nil)
    #expect(outcome.failures.count == 1)
    #expect(outcome.failures.map(\.meansUnavailable) == [true])
  }

  @Test func concurrencyIsKept() async throws {
    let server = try StubServer(MiniAPI.answers())
    _ = await fetch(testClient { $0.concurrency = 2 }, from: try source(server))
    #expect(server.highestInFlight <= 2)
  }

  // MARK: - Selections

  @Test(arguments: [
    ("1", ["leafling"]), ("2-7", ["leafking", "sparky"]), ("Sparky,1", ["leafling", "sparky"]),
    ("generation-2", ["sparky"]), ("type:grass", ["leafling", "leafking"]),
  ])
  func onlyWhatIsSelectedIsThere(text: String, slugs: [String]) async throws {
    let server = try StubServer(MiniAPI.answers())
    let selection = try Selection(text)
    let outcome = await fetch(testClient(), from: try source(server)) { $0.selection = selection }
    #expect(outcome.dex?.species.map(\.slug) == slugs)
    #expect(outcome.dex?.moves.map(\.slug) == ["vine-whip"])
  }

  @Test func aParentOutsideTheSelectionIsLeftOut() async throws {
    let server = try StubServer(MiniAPI.answers())
    let selection = try Selection("leafking")
    let outcome = await fetch(testClient(), from: try source(server)) { $0.selection = selection }
    #expect(outcome.dex?.species.first?.evolvesFrom == nil)
    #expect(Dex.load(outcome.dex?.dataFiles() ?? []).diagnostics == [])
  }

  @Test(arguments: [
    ("sparkie", "there is no species 'sparkie'; did you mean 'sparky'?"),
    ("100-200", "no species has a number from 100 to 200"),
    ("generation-9", "there is no generation 9; there are 2"),
    ("type:gras", "there is no type 'gras'; did you mean 'grass'?"),
    ("type:ice", "no species is of what --only names"),
  ])
  func aSelectionOfNothingIsTold(text: String, summary: String) async throws {
    let server = try StubServer(MiniAPI.answers())
    let selection = try Selection(text)
    let outcome = await fetch(testClient(), from: try source(server)) { $0.selection = selection }
    #expect(outcome.dex == nil)
    #expect(outcome.fault == SelectionFault(summary: summary))
  }

  @Test func movesAndTextsAreBroughtOnlyWhenAskedFor() async throws {
    let server = try StubServer(MiniAPI.answers())
    let outcome = await fetch(testClient(), from: try source(server)) {
      $0.includesMoves = false
      $0.includesFlavor = true
    }
    #expect(outcome.dex?.moves.isEmpty == true)
    #expect(outcome.dex?.species.first?.form.moves == [])
    #expect(outcome.dex?.species.first?.flavor == [VersionText(version: "red", text: "It grows leaves.")])
    #expect(!server.requests.contains { $0.target.hasPrefix("/api/v2/move") })
  }
}
