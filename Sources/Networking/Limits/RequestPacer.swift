/// Starts requests one after the other, as far apart as the rate says, and none while the server wants a pause.
final class RequestPacer: Sendable {
  private let schedule: Locked<RequestSchedule>
  private let time: any TimeSource

  init(requestsPerSecond: Double?, time: any TimeSource) {
    schedule = Locked(RequestSchedule(requestsPerSecond: requestsPerSecond))
    self.time = time
  }

  /// Waits until a request may start.
  func waitForTurn() async throws(CancellationError) {
    var now = time.uptime
    var turn = schedule.withLock { $0.reserve(at: now) }
    while turn > now {
      try await time.sleep(for: turn - now)
      now = time.uptime
      turn = schedule.withLock { $0.confirm(turn, at: now) }
    }
  }

  /// Starts no request for a while: the server has too many.
  func pause(for duration: Duration) {
    let end = time.uptime + duration
    schedule.withLock { $0.pause(until: end) }
  }
}

/// When requests start: each at least `spacing` after the one before, none within a pause.
struct RequestSchedule {
  private let spacing: Duration
  private var nextTurn = Duration.zero
  private var pauseEnd = Duration.zero

  init(requestsPerSecond: Double?) {
    guard let rate = requestsPerSecond, rate > 0, rate.isFinite else {
      spacing = .zero
      return
    }
    spacing = .seconds(1 / max(rate, 1e-6))
  }

  /// Takes the next turn and says when it is.
  mutating func reserve(at now: Duration) -> Duration {
    let turn = max(now, nextTurn, pauseEnd)
    nextTurn = turn + spacing
    return turn
  }

  /// A turn taken before: the same, or a new one if a pause has been put over it since.
  mutating func confirm(_ turn: Duration, at now: Duration) -> Duration {
    turn < pauseEnd ? reserve(at: now) : turn
  }

  mutating func pause(until end: Duration) {
    pauseEnd = max(pauseEnd, end)
  }
}
