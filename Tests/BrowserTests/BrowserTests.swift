import Testing

/// The built site in a real browser. One browser serves all suites, so they take turns.
@Suite(.serialized, .browser, .enabled(if: ChromeDriver.isInstalled, "needs Chromium and chromedriver"))
enum BrowserTests {}
