import Pokedex

/// Words the conditions of one way of evolving.
struct EvolutionWording {
  private let way: EvolutionWay
  private let names: ResourceNames
  private let parent: ResourceReference
  private let species: ResourceReference

  init(_ way: EvolutionWay, names: ResourceNames, parent: ResourceReference, species: ResourceReference) {
    self.way = way
    self.names = names
    self.parent = parent
    self.species = species
  }

  func phrase(from start: String?, into end: String?) -> EvolutionPhrase {
    let steps = [start.map { "from \($0)" }, end.map { "into \($0)" }].compactMap(\.self)
    return EvolutionPhrase(
      action: action, places: way.location.map { [GameTerms.place($0)] } ?? [],
      placePreposition: way.isNearSpecialRock ? "near the special rock in" : "at", conditions: conditions,
      forms: steps.joined(separator: " "))
  }

  // MARK: - What to do

  private var action: String {
    switch way.trigger {
    case "level-up": level ?? "level up"
    case "use-item": "use \(way.item.map { GameTerms.withArticle(names.item($0)) } ?? "an item")"
    case "trade": way.tradeSpecies.map { "trade for \(GameTerms.withArticle(names.species($0)))" } ?? "trade"
    case "shed":
      "when \(names.species(parent)) evolves, with a free place in the party and a Poké Ball to spare"
    case "spin": "spin around while it holds a Sweet"
    case "tower-of-darkness": "train in the Tower of Darkness"
    case "tower-of-waters": "train in the Tower of Waters"
    case "three-critical-hits": "land three critical hits in one battle"
    case "three-defeated-bisharp": "defeat three Bisharp that hold a Leader’s Crest"
    case "gimmighoul-coins": "level up with 999 Gimmighoul Coins"
    case "take-damage": "go to a certain place after taking \(damage("damage"))"
    case "recoil-damage": "take \(damage("recoil damage")) without fainting"
    case "use-move": repeatedMove
    case "agile-style-move": "\(repeatedMove) in agile style"
    case "strong-style-move": "\(repeatedMove) in strong style"
    case "other", nil: level ?? "in a way of its own"
    case let trigger?: trigger.split(separator: "-").joined(separator: " ")
    }
  }

  private var level: String? { way.minLevel.map { "level \($0)" } }

  private var repeatedMove: String {
    let move = way.usedMove.map(names.move) ?? "a certain move"
    return way.minMoveCount.map { "use \(move) \($0) times" } ?? "use \(move)"
  }

  private func damage(_ kind: String) -> String {
    way.minDamageTaken.map { "at least \($0) \(kind)" } ?? kind
  }

  // MARK: - Under which conditions

  private var conditions: [String] {
    let all = [levelBesides, friendship, affection, beauty] + possessions + circumstances + others
    return all.compactMap(\.self)
  }

  /// A level that is asked for besides what the trigger is about.
  private var levelBesides: String? {
    switch way.trigger {
    case "level-up", "other", nil: nil
    default: way.minLevel.map { "from level \($0) on" }
    }
  }

  /// Without the number: the service has that of the newest games for some, and that of old ones for others.
  private var friendship: String? { way.minHappiness.map { _ in "with high friendship" } }

  private var affection: String? {
    way.minAffection.map { "with affection of at least \($0) \($0 == 1 ? "heart" : "hearts")" }
  }

  private var beauty: String? { way.minBeauty.map { "with a beauty of at least \($0)" } }

  private var possessions: [String?] {
    [
      way.heldItem.map { "holding \(GameTerms.withArticle(names.item($0)))" },
      way.trigger == "use-item" ? nil : way.item.map { "with \(GameTerms.withArticle(names.item($0)))" },
      way.trigger == "trade"
        ? nil : way.tradeSpecies.map { "traded for \(GameTerms.withArticle(names.species($0)))" },
      way.knownMove.map { "knowing \(names.move($0))" },
      way.knownMoveType.map { "knowing \(GameTerms.withArticle(names.type($0))) move" },
      way.partySpecies.map { "with \(GameTerms.withArticle(names.species($0))) in the party" },
      way.partyType.map { "with \(GameTerms.withArticle("\(names.type($0))-type Pokémon")) in the party" },
    ]
  }

  private var circumstances: [String?] {
    [
      gender, attackAgainstDefense, timeOfDay, way.region.map { "in \(names.region($0))" },
      way.minSteps.map { "after walking \($0) steps with it" },
      way.isNearSpecialRock && way.location == nil ? "near a special rock" : nil,
      way.needsRain ? "while it rains" : nil,
      way.isUpsideDown ? "with the console held upside down" : nil,
      way.needsMultiplayer ? "while playing with others" : nil,
    ]
  }

  private var gender: String? {
    switch way.gender {
    case 1: "if female"
    case 2: "if male"
    default: nil
    }
  }

  private var attackAgainstDefense: String? {
    switch way.relativePhysicalStats {
    case let sign? where sign > 0: "with Attack above Defense"
    case let sign? where sign < 0: "with Attack below Defense"
    case 0: "with Attack equal to Defense"
    default: nil
    }
  }

  private var timeOfDay: String? {
    way.timeOfDay.map { time in
      switch time {
      case "day": "during the day"
      case "night": "at night"
      case "dusk": "at dusk"
      case "full-moon": "under a full moon"
      default: "at the time of \(time.split(separator: "-").joined(separator: " "))"
      }
    }
  }

  private var others: [String] {
    way.others.map { key, value in
      let words = key.split(separator: "_").joined(separator: " ")
      return value.isEmpty ? "(\(words))" : "(\(words): \(value))"
    }
  }
}
