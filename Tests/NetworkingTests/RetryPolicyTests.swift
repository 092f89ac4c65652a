import Testing

@testable import Networking

@Suite struct RetryPolicyTests {
  private let policy = RetryPolicy(firstWait: .seconds(1), longestWait: .seconds(10))

  @Test(arguments: [
    (1, 0.0, Duration.milliseconds(500)), (1, 0.5, .milliseconds(750)), (2, 0.0, .seconds(1)),
    (3, 0.5, .seconds(3)), (4, 0.0, .seconds(4)), (5, 0.0, .seconds(5)), (60, 0.5, .milliseconds(7500)),
  ])
  func doublesUpToTheLongest(retry: Int, chance: Double, wait: Duration) {
    #expect(policy.wait(beforeRetry: retry, asked: nil, chance: chance) == wait)
  }

  @Test func whatTheServerAsksForIsTheLeast() {
    #expect(policy.wait(beforeRetry: 1, asked: .seconds(20), chance: 0) == .seconds(20))
    #expect(policy.wait(beforeRetry: 3, asked: .seconds(1), chance: 0) == .seconds(2))
  }
}
