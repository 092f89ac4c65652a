import TestSupport
import Testing

/// Kills a program at random moments, spread over the whole of its run.
struct Killer {
  private var numbers = SeededNumbers(seed: Effort.seed)
  /// How long it takes when nobody kills it, in seconds.
  private let duration: Double

  init(duration: Double) { self.duration = duration }

  /// Runs a program again and again until so many kills have hit it while it ran: one that comes too late does not
  /// count.
  ///
  /// - Parameters:
  ///   - run: runs the program and kills it after the seconds.
  ///   - check: looks at what the kill has left, and repairs it.
  mutating func kill(
    _ times: Int, _ run: (_ round: Int, _ seconds: Double) throws -> Program.Result,
    check: (_ round: Int) throws -> Void
  ) throws {
    var (round, hits) = (0, 0)
    while hits < times {
      let moment = Double.random(in: 0..<duration, using: &numbers)
      let code = try run(round, moment).code
      try #require(code == 128 + 9 || code == 0, "round \(round), after \(moment) s")
      if code != 0 { hits += 1 }
      try check(round)
      round += 1
      try #require(round < 10 * times, "\(hits) of \(round) kills came in time: a run takes \(duration) s")
    }
  }
}
