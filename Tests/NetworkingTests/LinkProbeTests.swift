import Foundation
import Testing

@testable import Networking

@Suite struct LinkProbeTests {
  private let time = ManualTime()

  private func probe(memory: String? = nil, concurrency: Int = 4) -> LinkProbe {
    var configuration = ClientConfiguration(userAgent: "pokesite/0")
    configuration.usesEnvironmentProxy = false
    configuration.retry = .never
    configuration.bodyLimit = 1000
    configuration.concurrency = concurrency
    return LinkProbe(configuration, memory: memory, pause: .seconds(2), time: time)
  }

  @Test func aPageThatIsThereIsAskedForItsHeadOnly() async throws {
    let server = try StubServer(["/a": .html("<p>A long page")])
    let states = await probe().states(of: [server.url + "/a"])
    #expect(states == [server.url + "/a": .alive])
    #expect(server.requests.map(\.method) == ["HEAD"])
  }

  @Test(arguments: [400, 403, 404, 405, 500, 501])
  func aServerThatKnowsNoHeadIsAskedForThePage(status: Int) async throws {
    let server = try StubServer(["/a": [.status(status), .html("<p>")]])
    #expect(await probe().states(of: [server.url + "/a"]).values.first == .alive)
    #expect(server.requests.map(\.method) == ["HEAD", "GET"])
    #expect(server.requests.last?.headers["range"] == "bytes=0-1023")
    #expect(time.sleeps == [.seconds(2)])
  }

  @Test func whatIsGoneIsGone() async throws {
    let server = try StubServer(["/a": .status(410), "/b": .status(503), "/c": .status(429)])
    let states = await probe().states(of: ["/a", "/b", "/c", "/d"].map { server.url + $0 })
    #expect(
      states == [
        server.url + "/a": .status(410), server.url + "/b": .status(503), server.url + "/c": .status(429),
        server.url + "/d": .status(404),
      ])
    #expect(states.filter(\.value.isDead).keys.sorted() == [server.url + "/a", server.url + "/d"])
    #expect(states[server.url + "/d"]?.message == "the server answered 404 (not found)")
    // One that wants fewer questions is not asked twice.
    #expect(server.requests.filter { $0.target == "/c" }.map(\.method) == ["HEAD"])
  }

  @Test func redirectsAreFollowed() async throws {
    let server = try StubServer(["/a": .redirect("/b"), "/b": .text("here"), "/c": .redirect("/c")])
    let states = await probe().states(of: [server.url + "/a", server.url + "/c"])
    #expect(states[server.url + "/a"] == .alive)
    #expect(states[server.url + "/c"]?.isDead == true)
  }

  @Test func aLargeFileIsThereToo() async throws {
    let large = Answer(body: Array(repeating: 0, count: 5000))
    let server = try StubServer(["/a": [.status(405), large]])
    #expect(await probe().states(of: [server.url + "/a"]).values.first == .alive)
  }

  @Test func nothingListensThere() async {
    let states = await probe().states(of: ["http://127.0.0.1:1/", "not an address"])
    #expect(states["http://127.0.0.1:1/"]?.meansNoNetwork == true)
    #expect(states["http://127.0.0.1:1/"]?.isDead == false)
    #expect(states["not an address"]?.isDead == true)
  }

  @Test func aHostIsAskedOneThingAfterTheOther() async throws {
    let paths = (1...6).map { "/\($0)" }
    let server = try StubServer(Dictionary(uniqueKeysWithValues: paths.map { ($0, Answer.text("x")) }))
    let states = await probe().states(of: paths.map { server.url + $0 })
    #expect(states.values.allSatisfy { $0 == .alive })
    #expect(server.highestInFlight == 1)
    #expect(server.requests.map(\.target) == paths)
    #expect(time.sleeps == Array(repeating: .seconds(2), count: 5))
  }

  /// Each answer waits for the other one.
  @Test func hostsAreAskedAtTheSameTime() async throws {
    let server = try StubServer(["/": Answer.text("x").together(2)])
    let hosts = ["http://127.0.0.1:\(server.port)/", "http://localhost:\(server.port)/"]
    let states = await probe().states(of: hosts)
    #expect(states == [hosts[0]: .alive, hosts[1]: .alive])
    #expect(time.sleeps == [])
  }

  @Test func placesOfAPageAreOneQuestion() async throws {
    let server = try StubServer(["/a": .text("x")])
    let addresses = ["/a", "/a#b", "/a#c"].map { server.url + $0 }
    #expect(await probe().states(of: addresses).keys.sorted() == addresses)
    #expect(server.requests.count == 1)
  }

  @Test func answersAreKeptForADay() async throws {
    let folder = try TemporaryFolder()
    let memory = folder.path + "/cache/links"
    let server = try StubServer(["/a": .text("x"), "/b": .status(404)])
    let addresses = [server.url + "/a", server.url + "/b", "http://127.0.0.1:1/"]
    let first = await probe(memory: memory).states(of: addresses)
    #expect(
      try String(contentsOfFile: memory, encoding: .utf8) == """
        pokesite links 1
        784111777 alive \(server.url)/a
        784111777 404 \(server.url)/b

        """)
    #expect(server.requests.count == 3)
    #expect(await probe(memory: memory).states(of: addresses) == first)
    #expect(server.requests.count == 3)
    // A day and a second ago.
    try "pokesite links 1\n784025376 alive \(server.url)/a\n".write(
      toFile: memory, atomically: true, encoding: .utf8)
    _ = await probe(memory: memory).states(of: [server.url + "/a"])
    #expect(server.requests.count == 4)
  }

  /// The clock was wrong when it was written, or is now.
  @Test func anAnswerFromTheFutureDoesNotCount() async throws {
    let folder = try TemporaryFolder()
    let memory = folder.path + "/links"
    let server = try StubServer(["/a": .text("x")])
    try "pokesite links 1\n784111778 404 \(server.url)/a\n".write(
      toFile: memory, atomically: true, encoding: .utf8)
    #expect(await probe(memory: memory).states(of: [server.url + "/a"]).values.first == .alive)
    #expect(
      try String(contentsOfFile: memory, encoding: .utf8)
        == "pokesite links 1\n784111777 alive \(server.url)/a\n")
  }

  @Test(arguments: [
    "", "nonsense", "pokesite links 2\n784111777 404 URL/a\n", "pokesite links 1\nx 404 URL/a\n\n9\n",
  ])
  func aDamagedMemoryIsNone(text: String) async throws {
    let folder = try TemporaryFolder()
    let server = try StubServer(["/a": .text("x")])
    let memory = folder.path + "/links"
    try text.replacingOccurrences(of: "URL", with: server.url).write(
      toFile: memory, atomically: true, encoding: .utf8)
    #expect(await probe(memory: memory).states(of: [server.url + "/a"]).values.first == .alive)
  }
}
