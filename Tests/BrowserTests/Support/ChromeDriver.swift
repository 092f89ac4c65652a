import Foundation
import Testing

/// A chromedriver process on a free port of the loopback address.
final class ChromeDriver: Sendable {
  let url: String
  private let process: Process

  static let chromium = path(of: ["chromium", "chromium-browser", "google-chrome"])
  static let chromedriver = path(of: ["chromedriver"])

  /// Whether the browser and its driver are installed.
  static var isInstalled: Bool { chromium != nil && chromedriver != nil }

  init() throws {
    let process = Process()
    process.executableURL = try URL(fileURLWithPath: #require(Self.chromedriver))
    process.arguments = ["--port=0"]
    // A proxy of the environment would catch loopback addresses too.
    process.environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.lowercased().hasSuffix("_proxy")
    }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process
    url = "http://127.0.0.1:\(try Self.port(announcedIn: output))"
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  /// "ChromeDriver was started successfully on port 34567."
  private static func port(announcedIn output: Pipe) throws -> Int {
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw BrowserError("chromedriver ended before it listened: \(text)") }
      text += String(decoding: data, as: UTF8.self)
      let words = text.split { $0 == " " || $0 == "." || $0 == "\n" }
      if let place = words.lastIndex(of: "port"), place > 4, words.indices.contains(place + 1),
        text.contains("started successfully"), let port = Int(words[place + 1])
      {
        return port
      }
    }
  }

  private static func path(of names: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}

/// What went wrong with the browser, in words.
struct BrowserError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
