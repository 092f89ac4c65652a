import Testing

/// Opens one browser for all tests of a suite.
struct BrowserTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let driver = try ChromeDriver()
    defer { driver.stop() }
    let browser = try await Browser.open(driver)
    try await TestSites.$current.withValue(TestSites()) {
      try await Browser.$current.withValue(browser, operation: function)
    }
    try await browser.close()
  }
}

extension Trait where Self == BrowserTrait {
  /// A browser that the tests of the suite share.
  static var browser: Self { BrowserTrait() }
}
