import Networking
import Testing

/// What is asked for again, how often, and after which wait. Time stands still and luck is the shortest wait:
/// half of 1, 2, 4 … seconds.
@Suite struct RetryTests {
  private let time = ManualTime()
  private let good = Answer.json(#"{"id":1,"name":"Leafling"}"#)

  private func client(_ policy: RetryPolicy = RetryPolicy(attempts: 4, firstWait: .seconds(1))) -> HTTPClient
  {
    testClient(time) {
      $0.retry = policy
      $0.timeouts.total = .milliseconds(200)
    }
  }

  @Test(arguments: [
    Answer.status(500), .status(502), .status(503), .status(429), .status(408), .ending(.closed),
    .ending(.cut(after: 3), body: #"{"id":1}"#), .ending(.never), .html("<html>Wi-Fi</html>"), .json(""),
    .json("{"),
  ])
  func passingFailuresAreRetried(failure: Answer) async throws {
    let server = try StubServer(["/": [failure, failure, good]])
    let creature = try await client().send(CreatureEndpoint(baseURL: server.url))
    #expect(creature == Creature(id: 1, name: "Leafling"))
    #expect(server.requests.count == 3)
    #expect(time.sleeps == [.milliseconds(500), .seconds(1)])
  }

  @Test(arguments: [
    Answer.text("Not Found", status: 404), .status(400), .status(401), .status(403), .status(410),
    .status(501),
    .json("[]"), .redirect("file:///x"),
  ])
  func lastingFailuresAreNot(failure: Answer) async throws {
    let server = try StubServer(["/": [failure, good]])
    #expect(await client().failure(of: CreatureEndpoint(baseURL: server.url)) != nil)
    #expect(server.requests.count == 1)
    #expect(time.sleeps == [])
  }

  @Test func givesUpAfterItsAttempts() async throws {
    let server = try StubServer(["/": .status(500)])
    let error = await client().failure(of: CreatureEndpoint(baseURL: server.url))
    #expect(error == .unsuccessfulStatus(500, retryAfter: nil, url: server.url))
    #expect(server.requests.count == 4)
    #expect(time.sleeps == [.milliseconds(500), .seconds(1), .seconds(2)])
  }

  @Test func givesUpAfterItsTime() async throws {
    let server = try StubServer(["/": .status(500)])
    let policy = RetryPolicy(attempts: 100, totalTime: .seconds(4), firstWait: .seconds(1))
    #expect(await client(policy).failure(of: CreatureEndpoint(baseURL: server.url)) != nil)
    #expect(time.sleeps == [.milliseconds(500), .seconds(1), .seconds(2)])
  }

  @Test(arguments: [
    ("7", Duration.seconds(7)), ("Sun, 06 Nov 1994 08:49:47 GMT", .seconds(10)),
    ("Sunday, 06-Nov-94 08:50:37 GMT", .seconds(60)), ("Sun Nov  6 08:49:57 1994", .seconds(20)),
    ("Sun, 06 Nov 1994 08:00:00 GMT", .milliseconds(500)), ("0", .milliseconds(500)),
    ("soon", .milliseconds(500)),
    ("-5", .milliseconds(500)), ("", .milliseconds(500)),
  ])
  func waitsAsTheServerAsks(header: String, wait: Duration) async throws {
    let server = try StubServer(["/": [.status(429, [("Retry-After", header)]), good]])
    _ = try await client().send(CreatureEndpoint(baseURL: server.url))
    #expect(time.sleeps == [wait])
  }

  @Test func saysHowLongTheServerAsksToWait() async throws {
    let server = try StubServer(["/": .text("Slow down", status: 429, [("Retry-After", "3600")])])
    let error = await client().failure(of: CreatureEndpoint(baseURL: server.url))
    #expect(
      error == .serverError(status: 429, message: "Slow down", retryAfter: .seconds(3600), url: server.url))
    #expect(error?.message == "the server answered 429: Slow down (and asks to wait 3600 s)")
    #expect(server.requests.count == 1)
  }

  @Test func answers429CostTimeAndNoAttempts() async throws {
    let busy = Answer.status(429, [("Retry-After", "1")])
    let server = try StubServer(["/": [busy, busy, busy, busy, busy, busy, good]])
    let policy = RetryPolicy(attempts: 2, firstWait: .milliseconds(2))
    _ = try await client(policy).send(CreatureEndpoint(baseURL: server.url))
    #expect(time.sleeps == Array(repeating: .seconds(1), count: 6))
  }

  @Test func aPostIsNotSentTwice() async throws {
    struct Order: Endpoint {
      typealias Response = NoContent
      let baseURL: String
      let method = HTTPMethod.post
    }
    let server = try StubServer(["/": [.status(503), .status(201)], "/busy": [.status(429), .status(201)]])
    #expect(await client().failure(of: Order(baseURL: server.url))?.status == 503)
    _ = try await client().send(Order(baseURL: server.url + "/busy"))
    #expect(server.requests.map(\.target) == ["/", "/busy", "/busy"])
  }
}
