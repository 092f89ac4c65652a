import Testing

@testable import Networking

@Suite struct ConcurrencyTests {
  /// Each answer waits until four requests are there; a fifth at once would show.
  @Test func neverMoreRequestsAtOnceThanAllowed() async throws {
    let server = try StubServer(["/": Answer.json(#"{"id":1,"name":"Leafling"}"#).together(4)])
    let client = testClient { $0.concurrency = 4 }
    try await withThrowingTaskGroup { group in
      for _ in 0..<40 { group.addTask { try await client.send(CreatureEndpoint(baseURL: server.url)) } }
      try await group.waitForAll()
    }
    #expect(server.requests.count == 40)
    #expect(server.highestInFlight == 4)
    #expect(client.statistics.fetched == 40)
  }

  @Test func tasksGoInOneAfterTheOther() async throws {
    let gate = ConcurrencyGate(limit: 1)
    try await gate.enter()
    let waiting = Task { try await gate.enter() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    gate.leave()
    try await gate.enter()
    gate.leave()
  }
}

@Suite struct RateTests {
  @Test func spacesRequests() {
    var schedule = RequestSchedule(requestsPerSecond: 4)
    let turns = (0..<3).map { _ in schedule.reserve(at: .zero) }
    #expect(turns == [.zero, .milliseconds(250), .milliseconds(500)])
    #expect(schedule.reserve(at: .seconds(10)) == .seconds(10))
    #expect(schedule.reserve(at: .seconds(10)) == .milliseconds(10_250))
  }

  @Test(arguments: [nil, 0, -1, .infinity, .nan] as [Double?])
  func noRateIsNoWait(rate: Double?) {
    var schedule = RequestSchedule(requestsPerSecond: rate)
    #expect((0..<3).map { _ in schedule.reserve(at: .zero) } == [.zero, .zero, .zero])
  }

  @Test func aPauseMovesTurnsThatWereTaken() {
    var schedule = RequestSchedule(requestsPerSecond: 1)
    let turns = (0..<3).map { _ in schedule.reserve(at: .zero) }
    #expect(turns == [.zero, .seconds(1), .seconds(2)])
    schedule.pause(until: .seconds(10))
    #expect(schedule.confirm(turns[1], at: .seconds(1)) == .seconds(10))
    #expect(schedule.confirm(turns[2], at: .seconds(2)) == .seconds(11))
    #expect(schedule.reserve(at: .seconds(3)) == .seconds(12))
    schedule.pause(until: .seconds(5))
    #expect(schedule.confirm(.seconds(10), at: .seconds(10)) == .seconds(10))
  }

  @Test func requestsKeepToTheRate() async throws {
    let time = ManualTime()
    let server = try StubServer(["/": .json(#"{"id":1,"name":"Leafling"}"#)])
    let client = testClient(time) { $0.requestsPerSecond = 2 }
    for _ in 0..<4 { _ = try await client.send(CreatureEndpoint(baseURL: server.url)) }
    #expect(time.sleeps == [.milliseconds(500), .milliseconds(500), .milliseconds(500)])
  }

  @Test func theWaitForOneAnswer429HoldsBackTheOthers() async throws {
    let time = ManualTime()
    let pacer = RequestPacer(requestsPerSecond: nil, time: time)
    try await pacer.waitForTurn()
    pacer.pause(for: .seconds(7))
    try await pacer.waitForTurn()
    #expect(time.sleeps == [.seconds(7)])
  }
}
