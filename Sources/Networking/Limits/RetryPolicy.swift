/// When to ask again, and when to give up.
///
/// The wait doubles from one try to the next, and a part of it is left to chance, so that clients that failed
/// together do not come back together. What the server asks for in `Retry-After` is the least.
public struct RetryPolicy: Sendable, Hashable {
  /// How often to ask in all; 1 never retries. An answer 429 does not count: it is the server setting the pace,
  /// and only `totalTime` ends that.
  public var attempts: Int
  /// How long after the first try the last one may start.
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

/// The tries for one request.
struct RetrySeries {
  private let policy: RetryPolicy
  private let start: Duration
  private var counted = 0
  private var retries = 0

  init(_ policy: RetryPolicy, at now: Duration) {
    self.policy = policy
    start = now
  }

  /// The wait before the next try, after one that failed; nil when there should be none.
  mutating func wait(
    after error: APIError, _ method: HTTPMethod, at now: Duration, chance: Double
  ) -> Duration? {
    guard error.isRetryable, method.isIdempotent || error.happenedBeforeProcessing else { return nil }
    counted += error.isThrottling ? 0 : 1
    guard counted < policy.attempts else { return nil }
    let wait = policy.wait(beforeRetry: retries + 1, asked: error.retryAfter, chance: chance)
    guard now + wait - start <= policy.totalTime else { return nil }
    retries += 1
    return wait
  }
}
