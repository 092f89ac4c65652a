/// When to ask again, and when to give up.
///
/// The wait doubles from one try to the next, and a part of it is left to chance, so that clients that failed
/// together do not come back together. What the server asks for in `Retry-After` is the least.
public struct RetryPolicy: Sendable, Hashable {
  /// How often to ask in all; 1 never retries. An answer 429 does not count: it is the server setting the pace,
  /// and only `totalTime` ends that.
  public var attempts: Int
  /// How long all tries and the waits between them may take before another one starts. Time that a request spends
  /// in the queue of its own client is not counted.
  public var totalTime: Duration
  /// The wait before the second try, at most; half of it is certain.
  public var firstWait: Duration
  /// The longest wait that doubling leads to.
  public var longestWait: Duration

  /// Makes a policy.
  public init(
    attempts: Int = 5, totalTime: Duration = .seconds(120), firstWait: Duration = .milliseconds(500),
    longestWait: Duration = .seconds(30)
  ) {
    self.attempts = attempts
    self.totalTime = totalTime
    self.firstWait = firstWait
    self.longestWait = longestWait
  }

  /// Ask once only.
  public static let never = RetryPolicy(attempts: 1, totalTime: .zero)

  /// The wait before a retry.
  ///
  /// - Parameters:
  ///   - retry: 1 for the first one.
  ///   - asked: What the server asks for.
  ///   - chance: A number in 0..<1.
  func wait(beforeRetry retry: Int, asked: Duration?, chance: Double) -> Duration {
    let doubled = firstWait * (1 << min(retry - 1, 30))
    let backoff = min(doubled, longestWait) * (0.5 + chance / 2)
    return max(backoff, asked ?? .zero)
  }
}
