import Foundation
import Networking
import Testing

/// A headless browser, driven through WebDriver.
struct Browser: Sendable {
  /// The browser of the tests that run now.
  @TaskLocal static var current: Browser?

  private let client: HTTPClient
  private let session: String

  /// How long anything may take before a test fails.
  private static let patience: Duration = .seconds(15)

  static func open(_ driver: ChromeDriver) async throws -> Browser {
    var configuration = ClientConfiguration(userAgent: "pokesite-tests")
    configuration.usesEnvironmentProxy = false
    configuration.retry = .never
    let client = HTTPClient(configuration)
    let chromium = try #require(ChromeDriver.chromium)
    let command = try Command<NewSession>("\(driver.url)/session", Capabilities(chromium: chromium))
    let session = try await client.send(command).value.sessionId
    return Browser(client: client, session: "\(driver.url)/session/\(session)")
  }

  func close() async throws {
    _ = try await client.send(Command<Anything>(session, nil, method: .delete))
  }

  // MARK: - Pages

  func visit(_ address: String) async throws {
    try await post("url", ["url": address])
  }

  func back() async throws { try await post("back", NoParameters()) }

  func reload() async throws { try await post("refresh", NoParameters()) }

  /// Sets the size of the window, whose frame takes no room without a screen.
  func resize(width: Int, height: Int) async throws {
    try await post("window/rect", ["width": width, "height": height])
  }

  var address: String {
    get async throws { try await text("location.href") }
  }

  // MARK: - Scripts

  /// The value of a JavaScript expression as text.
  func text(_ expression: String) async throws -> String {
    try await run("return String(\(expression))")
  }

  /// The value of a JavaScript expression that is a list of texts.
  func texts(_ expression: String) async throws -> [String] {
    let json = try await run("return JSON.stringify(Array.from(\(expression), String))")
    return try JSONDecoder().decode([String].self, from: Data(json.utf8))
  }

  /// Waits until a JavaScript expression is true.
  func wait(for expression: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + Self.patience
    while try await text("Boolean(\(expression))") != "true" {
      guard clock.now < deadline else {
        let place = try await address
        Issue.record("\(place): this never came true: \(expression)", sourceLocation: sourceLocation)
        throw BrowserError("waited in vain")
      }
      try await Task.sleep(for: .milliseconds(15))
    }
  }

  private func run(_ script: String) async throws -> String {
    struct Script: Encodable, Sendable {
      let script: String
      let args: [String] = []
    }
    let command = try Command<String>("\(session)/execute/sync", Script(script: script))
    return try await client.send(command).value
  }

  // MARK: - Input

  /// Types into what a selector finds; `Key` has the keys that are no letters.
  func type(_ keys: String, into selector: String) async throws {
    try await post("element/\(try await element(selector))/value", ["text": keys])
  }

  /// Types into whatever has the focus.
  func type(_ keys: String) async throws {
    let active = try Command<ElementReference>("\(session)/element/active", nil)
    try await post("element/\(try await client.send(active).value.id)/value", ["text": keys])
  }

  /// Puts a text in the place of what a field holds.
  func replaceText(of selector: String, with text: String) async throws {
    try await post("element/\(try await element(selector))/clear", NoParameters())
    try await type(text, into: selector)
  }

  func click(_ selector: String) async throws {
    try await post("element/\(try await element(selector))/click", NoParameters())
  }

  /// Chooses an option by its value, as a person does.
  func choose(_ value: String, in selector: String) async throws {
    try await click("\(selector) option[value='\(value)']")
  }

  private func element(_ selector: String) async throws -> String {
    let query = ["using": "css selector", "value": selector]
    return try await client.send(Command<ElementReference>("\(session)/element", query)).value.id
  }

  // MARK: - The browser itself

  func setScripts(enabled: Bool) async throws {
    struct Call: Encodable, Sendable {
      let cmd = "Emulation.setScriptExecutionDisabled"
      let params: [String: Bool]
    }
    try await post("goog/cdp/execute", Call(params: ["value": !enabled]))
  }

  /// Errors in the console since the last call. That an address is not there is no error of a script.
  func consoleErrors() async throws -> [String] {
    struct Entry: Decodable, Sendable {
      let level: String
      let source: String
      let message: String
    }
    return try await log("browser", of: Entry.self).filter { $0.level == "SEVERE" && $0.source != "network" }
      .map(\.message)
  }

  /// The addresses that pages have asked for since the last call, be they answered or not.
  func requestedAddresses() async throws -> [String] {
    struct Entry: Decodable, Sendable { let message: String }
    struct Event: Decodable, Sendable {
      struct Message: Decodable, Sendable {
        let method: String
        let params: Parameters
      }
      struct Parameters: Decodable, Sendable { let request: Request? }
      struct Request: Decodable, Sendable { let url: String }
      let message: Message
    }
    return try await log("performance", of: Entry.self).compactMap { entry in
      let event = try JSONDecoder().decode(Event.self, from: Data(entry.message.utf8)).message
      return event.method == "Network.requestWillBeSent" ? event.params.request?.url : nil
    }
  }

  private func log<Entry: Decodable & Sendable>(_ type: String, of: Entry.Type) async throws -> [Entry] {
    try await client.send(try Command<[Entry]>("\(session)/se/log", ["type": type])).value
  }

  private func post(_ path: String, _ parameters: some Encodable & Sendable) async throws {
    _ = try await client.send(Command<Anything>("\(session)/\(path)", parameters))
  }
}

/// Keys that are no letters, as WebDriver writes them.
enum Key {
  static let enter = "\u{E007}"
  static let escape = "\u{E00C}"
  static let down = "\u{E015}"
  static let up = "\u{E013}"
}

private struct NewSession: Decodable, Sendable {
  let sessionId: String
}

private struct ElementReference: Decodable, Sendable {
  let id: String

  enum CodingKeys: String, CodingKey {
    /// A name that the protocol fixes.
    case id = "element-6066-11e4-a52e-4f735466cecf"
  }
}

/// What kind of browser a session wants.
private struct Capabilities: Encodable, Sendable {
  let capabilities: [String: Browser]

  struct Browser: Encodable, Sendable {
    let options: Options
    let logging = ["browser": "ALL", "performance": "ALL"]

    enum CodingKeys: String, CodingKey {
      case options = "goog:chromeOptions"
      case logging = "goog:loggingPrefs"
    }
  }

  struct Options: Encodable, Sendable {
    let binary: String
    let args = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-proxy-server",
      "--window-size=1280,900", "--lang=en", "--force-prefers-reduced-motion",
    ]
  }

  init(chromium: String) {
    capabilities = ["alwaysMatch": Browser(options: Options(binary: chromium))]
  }
}
