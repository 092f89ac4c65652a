import Pokedex

/// Terms of the games where the service's own names differ from them.
enum GameTerms {
  /// The games' name of a growth rate.
  static func growthRate(_ name: String) -> String {
    switch name {
    case "medium": "Medium Fast"
    case "slow-then-very-fast": "Erratic"
    case "fast-then-very-slow": "Fluctuating"
    default: Slug.title(name)
    }
  }

  /// Colours and shapes as this program spells them.
  static func british(_ name: String) -> String {
    switch name {
    case "gray": "grey"
    case "armor": "armour"
    default: name
    }
  }

  static func habitat(_ name: String) -> String {
    name == "waters-edge" ? "Water’s Edge" : name
  }

  /// `mt-coronet` → `Mt. Coronet`
  static func place(_ name: String) -> String {
    name.hasPrefix("mt-") ? "Mt. " + Slug.title(String(name.dropFirst(3))) : Slug.title(name)
  }

  /// `a Thunder Stone`, `an Ice Stone`
  static func withArticle(_ name: String) -> String {
    let first = name.lowercased().prefix(1)
    let soundsLikeConsonant = ["uni", "eu", "use"].contains { name.lowercased().hasPrefix($0) }
    return ("aeiou".contains(first) && !first.isEmpty && !soundsLikeConsonant ? "an " : "a ") + name
  }

  /// `A`, `A or B`, `A, B or C`
  static func alternatives(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
