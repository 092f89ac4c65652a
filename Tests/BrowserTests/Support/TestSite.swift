import Foundation
import Testing

/// A site that the built program makes of some data, served on the loopback address until it is forgotten.
final class TestSite: Sendable {
  let server: SiteServer
  private let folder: String
  private let base: String

  /// The address of the site's root.
  var root: String { server.root }

  init(data: String, base: String = "/") throws {
    self.base = base
    folder = NSTemporaryDirectory() + "pokesite-browser-\(UUID().uuidString)"
    let content = "\(folder)/Content"
    try FileManager.default.createDirectory(atPath: content, withIntermediateDirectories: true)
    try Self.build(folder, data, base)
    server = try SiteServer(folder: "\(folder)/Public", base: base)
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Builds the site anew with other data, under the same address.
  func rebuild(data: String) throws {
    try Self.build(folder, data, base)
  }

  /// The text of a file of the output.
  func text(of path: String) throws -> String {
    try String(contentsOfFile: "\(folder)/Public/\(path)", encoding: .utf8)
  }

  private static func build(_ folder: String, _ data: String, _ base: String) throws {
    try Data(data.utf8).write(to: URL(fileURLWithPath: "\(folder)/Content/pokemon.json"))
    let process = Process()
    process.executableURL = program
    process.arguments = ["build", "--site", folder, "--base-url", "https://dex.example\(base)"]
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BrowserError("the build failed: \(String(decoding: message, as: UTF8.self))")
    }
  }

  /// The program stands beside the tests.
  private static var program: URL {
    let tests = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("pokesite")
  }
}
