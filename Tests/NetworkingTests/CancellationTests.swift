import Networking
import Testing

@Suite struct CancellationTests {
  @Test func endsATransferThatIsOnItsWay() async throws {
    let server = try StubServer(["/": .ending(.never)])
    let client = testClient()
    let task = Task { await client.failure(of: CreatureEndpoint(baseURL: server.url)) }
    try await server.waitForRequests(1)
    task.cancel()
    let error = await task.value
    #expect(error == .cancelled(url: server.url))
    #expect(error?.description == "\(server.url): cancelled")
    #expect(error?.isRetryable == false)
    #expect(client.statistics.failed == 0)
  }

  @Test func endsTheWaitForAPlace() async throws {
    let server = try StubServer(["/": .ending(.never)])
    let client = testClient { $0.concurrency = 1 }
    let first = Task { await client.failure(of: CreatureEndpoint(baseURL: server.url)) }
    try await server.waitForRequests(1)
    let second = Task { await client.failure(of: CreatureEndpoint(baseURL: server.url + "/2")) }
    second.cancel()
    #expect(await second.value == .cancelled(url: server.url + "/2"))
    first.cancel()
    #expect(await first.value == .cancelled(url: server.url))
    #expect(server.requests.count == 1)
  }

  @Test func endsTheWaitForARetry() async throws {
    let server = try StubServer(["/": .status(500)])
    let client = testClient(StandingTime()) { $0.retry = RetryPolicy() }
    let task = Task { await client.failure(of: CreatureEndpoint(baseURL: server.url)) }
    try await server.waitForRequests(1)
    task.cancel()
    #expect(await task.value == .cancelled(url: server.url))
    #expect(server.requests.count == 1)
  }

  @Test func aCancelledTaskAsksNothing() async throws {
    let server = try StubServer(["/": .json("{}")])
    let client = testClient()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await client.failure(of: CreatureEndpoint(baseURL: server.url))
    }
    #expect(await task.value == .cancelled(url: server.url))
    #expect(server.requests.count == 0)
  }
}

/// A time in which every sleep lasts until it is cancelled.
private struct StandingTime: TimeSource {
  let uptime = Duration.zero
  let unixSeconds: Int64 = 0

  func sleep(for duration: Duration) async throws(CancellationError) {
    do { try await Task.sleep(for: .seconds(3600)) } catch { throw CancellationError() }
  }
}
