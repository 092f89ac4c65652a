import Foundation

/// How much the tests of this target do: a little in `swift test`, and as much as one wants in `make torture`.
enum Effort {
  /// How often each program is killed.
  static let kills = number("POKESITE_KILLS") ?? 6
  /// How long the preview server is under load, in seconds.
  static let loadSeconds = number("POKESITE_LOAD_SECONDS") ?? 3
  /// Where chance begins.
  static let seed = UInt64(number("POKESITE_SEED") ?? 1)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
