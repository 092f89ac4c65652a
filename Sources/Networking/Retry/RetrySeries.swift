/// The tries for one request.
struct RetrySeries {
  private let policy: RetryPolicy
  private var counted = 0
  private var retries = 0
  private var spent = Duration.zero

  init(_ policy: RetryPolicy) { self.policy = policy }

  /// The wait before the next try, after one that failed; nil when there should be none.
  ///
  /// - Parameters:
  ///   - duration: How long the failed try took.
  ///   - chance: A number in 0..<1.
  mutating func wait(
    after error: APIError, _ method: HTTPMethod, lasting duration: Duration, chance: Double
  ) -> Duration? {
    guard error.isRetryable, method.isIdempotent || error.happenedBeforeProcessing else { return nil }
    counted += error.isThrottling ? 0 : 1
    retries += 1
    let wait = policy.wait(beforeRetry: retries, asked: error.retryAfter, chance: chance)
    spent += duration + wait
    return counted < policy.attempts && spent <= policy.totalTime ? wait : nil
  }
}
