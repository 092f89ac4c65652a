import Networking
import PokeAPI

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// How far a fetch or a check of links has come: a line that is written over and over on a terminal, a line now and
/// then otherwise.
final class ProgressLine: Sendable {
  private struct State: Sendable {
    var start = ContinuousClock.now
    var lastShown: ContinuousClock.Instant?
    var isOnLine = false
  }

  private let isSilent: Bool
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let state = Locked(State())

  init(isSilent: Bool) { self.isSilent = isSilent }

  /// Shows how far a fetch has come.
  func show(_ progress: FetchProgress) {
    show(done: progress.done, of: progress.total, progress.stage)
  }

  /// Shows how far it has come, but not more often than eyes can follow, or a log can bear.
  ///
  /// - Parameter stage: what is being done, in a word.
  func show(done: Int, of total: Int, _ stage: String) {
    guard !isSilent else { return }
    let interval: Duration = isTerminal ? .milliseconds(100) : .seconds(10)
    let terminal = isTerminal
    state.withLock { state in
      let now = ContinuousClock.now
      let last = state.lastShown ?? (terminal ? state.start - interval : state.start)
      guard now - last >= interval else { return }
      state.lastShown = now
      state.isOnLine = terminal
      let line = Self.line(done, of: total, stage, seconds: (now - state.start).seconds)
      Console.note(terminal ? "\r\u{1B}[K\(line)" : line + "\n")
    }
  }

  /// Clears the line for what comes next.
  func finish() {
    state.withLock { state in
      if state.isOnLine { Console.note("\r\u{1B}[K") }
      state.isOnLine = false
    }
  }

  /// `1234 of 4567 (pokemon), 19 a second, 2:55 left`
  private static func line(_ done: Int, of total: Int, _ stage: String, seconds: Double) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    let left = rate > 0 ? Double(total - done) / rate : 0
    return "\(done) of \(total) (\(stage)), \(Int(rate.rounded())) a second"
      + (left >= 1 ? ", \(clock(Int(left.rounded(.up)))) left for this part" : "")
  }

  private static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }
}
