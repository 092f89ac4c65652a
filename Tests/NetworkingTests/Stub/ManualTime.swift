import Networking

/// A time that stands still until somebody sleeps, and then jumps.
final class ManualTime: TimeSource {
  private struct State {
    var uptime = Duration.zero
    var sleeps: [Duration] = []
  }

  private let state = Locked(State())

  /// Sun, 06 Nov 1994 08:49:37 GMT, the example of RFC 9110.
  let unixSeconds: Int64 = 784_111_777

  var uptime: Duration { state.withLock(\.uptime) }

  /// How long each sleep was meant to be.
  var sleeps: [Duration] { state.withLock(\.sleeps) }

  func sleep(for duration: Duration) async throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
    state.withLock { state in
      state.sleeps.append(duration)
      state.uptime += duration
    }
  }
}
