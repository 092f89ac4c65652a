import Foundation

/// A folder that is gone when its owner is.
final class TemporaryFolder: Sendable {
  let path = NSTemporaryDirectory() + "pokesite-networking-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  var files: [String] { Self.contents(of: path) }

  static func contents(of path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  static func write(_ text: String, to path: String) throws { try write(text.utf8, to: path) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
