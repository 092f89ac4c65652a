import Pokedex

/// The least and the most that a stat can be at level 100, by the formulas of the games since generation III: without
/// and with all individual values (31) and effort points (252, which count a quarter), under a nature that hinders it
/// and one that helps it.
struct StatRange: Sendable, Equatable {
  let lowest: Int
  let highest: Int

  /// The stats that the formulas hold for.
  static let stats = ["hp", "attack", "defense", "special-attack", "special-defense", "speed"]

  /// Nil for base stats that the games could not hold.
  init?(_ stat: String, base: Double) {
    guard let base = Int(exactly: base), (1...255).contains(base) else { return nil }
    let double = 2 * base
    if stat != "hp" {
      lowest = (double + 5) * 9 / 10
      highest = (double + 31 + 63 + 5) * 11 / 10
    } else if base == 1 {
      // Shedinja has one point, whatever its level.
      (lowest, highest) = (1, 1)
    } else {
      lowest = double + 110
      highest = double + 31 + 63 + 110
    }
  }
}
