import Networking
import Testing

@Suite struct CacheTests {
  private let folder: TemporaryFolder
  private let first = Answer.json(#"{"id":1,"name":"Leafling"}"#, [("ETag", "\"v1\"")])
  private let leafling = Creature(id: 1, name: "Leafling")
  private let treeling = Creature(id: 1, name: "Treeling")

  init() throws { folder = try TemporaryFolder() }

  private func client(_ mode: CacheMode = .revalidate) -> HTTPClient {
    testClient {
      $0.cache = ResponseCache(folder: folder.path + "/answers")
      $0.cacheMode = mode
    }
  }

  @Test func asksWhetherTheTagIsStillCurrent() async throws {
    let server = try StubServer(["/": [first, .status(304)]])
    let endpoint = CreatureEndpoint(baseURL: server.url)
    #expect(try await client().send(endpoint) == leafling)
    let second = client()
    #expect(try await second.send(endpoint) == leafling)
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"v1\""])
    #expect(second.statistics.notModified == 1)
    #expect(second.statistics.bytes == 0)
  }

  @Test func asksWhetherTheDateIsStillCurrent() async throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let server = try StubServer([
      "/": [.json(#"{"id":1,"name":"Leafling"}"#, [("Last-Modified", date)]), .status(304)]
    ])
    let endpoint = CreatureEndpoint(baseURL: server.url)
    _ = try await client().send(endpoint)
    #expect(try await client().send(endpoint) == leafling)
    #expect(server.requests.last?.headers["if-modified-since"] == date)
  }

  @Test func takesWhatHasChanged() async throws {
    let second = Answer.json(#"{"id":1,"name":"Treeling"}"#, [("ETag", "\"v2\"")])
    let server = try StubServer(["/": [first, second, .status(304)]])
    let endpoint = CreatureEndpoint(baseURL: server.url)
    _ = try await client().send(endpoint)
    #expect(try await client().send(endpoint) == treeling)
    #expect(try await client().send(endpoint) == treeling)
    #expect(server.requests.last?.headers["if-none-match"] == "\"v2\"")
  }

  @Test func offlineTakesWhatThereIs() async throws {
    let server = try StubServer(["/": first])
    let endpoint = CreatureEndpoint(baseURL: server.url)
    _ = try await client().send(endpoint)
    let offline = client(.offline)
    #expect(try await offline.send(endpoint) == leafling)
    #expect(offline.statistics.fromCache == 1)
    let url = server.url + "/other"
    let error = await offline.failure(of: CreatureEndpoint(baseURL: url))
    #expect(error == .notCached(url: url))
    #expect(error?.description == "\(url): not in the cache, and the network is not used")
    #expect(error?.isRetryable == false)
    #expect(server.requests.count == 1)
  }

  @Test func preferringWhatIsStoredAsksOnlyForTheRest() async throws {
    let server = try StubServer(["/": first, "/2": first])
    let client = client(.preferStored)
    for path in ["/", "/2", "/", "/2"] {
      _ = try await client.send(CreatureEndpoint(baseURL: server.url + path))
    }
    #expect(server.requests.map(\.target) == ["/", "/2"])
  }

  @Test func refreshingAsksWithoutConditionsAndStores() async throws {
    let server = try StubServer(["/": [first, .json(#"{"id":1,"name":"Treeling"}"#)]])
    let endpoint = CreatureEndpoint(baseURL: server.url)
    _ = try await client().send(endpoint)
    #expect(try await client(.refresh).send(endpoint) == treeling)
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, nil])
    #expect(try await client(.offline).send(endpoint) == treeling)
  }

  @Test(arguments: [
    Answer.text("Not Found", status: 404), .html("<html></html>"), .json("{"), .json("[]"), .json(""),
    .ending(.cut(after: 3), body: #"{"id":1,"name":"Leafling"}"#), .status(204),
    .json(#"{"id":1,"name":"Leafling"}"#, [("Cache-Control", "private, no-store")]),
    .json(#"{"id":1,"name":"Leafling"}"#, status: 203),
  ])
  func onlyGoodAnswersAreStored(answer: Answer) async throws {
    let server = try StubServer(["/": answer])
    _ = await client().failure(of: CreatureEndpoint(baseURL: server.url))
    #expect(
      await client(.offline).failure(of: CreatureEndpoint(baseURL: server.url)) == .notCached(url: server.url)
    )
  }

  @Test func aDamagedEntryIsFetchedAgain() async throws {
    let server = try StubServer(["/": first])
    let endpoint = CreatureEndpoint(baseURL: server.url)
    _ = try await client().send(endpoint)
    try damageEntry()
    #expect(await client(.offline).failure(of: endpoint) == .notCached(url: server.url))
    #expect(try await client().send(endpoint) == leafling)
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, nil])
    #expect(try await client(.offline).send(endpoint) == leafling)
  }

  @Test func anotherAcceptIsAnotherEntry() async throws {
    let server = try StubServer(["/": first])
    _ = try await client().send(CreatureEndpoint(baseURL: server.url))
    let error = await client(.offline).failure(of: BytesEndpoint(baseURL: server.url))
    #expect(error == .notCached(url: server.url))
  }

  private func damageEntry() throws {
    let name = try #require(TemporaryFolder.contents(of: folder.path + "/answers").first)
    try TemporaryFolder.write("pokesite-answer 1 0000000000000000\n", to: folder.path + "/answers/" + name)
  }
}
