/// A family, as far as the service knows it.
public struct EvolutionChainResource: PokeAPIResource {
  /// `evolution-chain`
  public static let kind = ResourceKind.evolutionChain

  /// All steps of the family, from the first stage on.
  let steps: [Step]

  /// How one species becomes another. A step without ways is no evolution, only a kinship.
  struct Step {
    /// The species that it ends in.
    let species: ResourceReference
    let ways: [EvolutionWay]
  }

  /// Takes what is there.
  public init(_ value: ResourceValue) {
    steps = Self.steps(value["chain"], depth: 0)
  }

  /// Families have three stages; the limit is for answers that nobody has made by hand.
  private static func steps(_ value: ResourceValue, depth: Int) -> [Step] {
    guard depth < 16 else { return [] }
    let own = value["species"].reference.map {
      Step(species: $0, ways: value["evolution_details"].list(most: 200).map(EvolutionWay.init))
    }
    return [own].compactMap(\.self) + value["evolves_to"].list.flatMap { steps($0, depth: depth + 1) }
  }
}

/// One way of evolving: all of its conditions have to hold.
struct EvolutionWay: Sendable {
  let isDefault: Bool
  let trigger: String?
  let baseForm: ResourceReference?
  let evolvedForm: ResourceReference?
  let item: ResourceReference?
  let heldItem: ResourceReference?
  let knownMove: ResourceReference?
  let knownMoveType: ResourceReference?
  let usedMove: ResourceReference?
  let location: String?
  let region: ResourceReference?
  let partySpecies: ResourceReference?
  let partyType: ResourceReference?
  let tradeSpecies: ResourceReference?
  let timeOfDay: String?
  /// 1 is female, 2 male.
  let gender: Int?
  let minLevel: Int?
  let minHappiness: Int?
  let minAffection: Int?
  let minBeauty: Int?
  let minDamageTaken: Int?
  let minMoveCount: Int?
  let minSteps: Int?
  /// Attack against Defense: 1 above, -1 below, and 0, which is a condition too, equal.
  let relativePhysicalStats: Int?
  let isNearSpecialRock: Bool
  let needsMultiplayer: Bool
  let needsRain: Bool
  let isUpsideDown: Bool
  /// Conditions that came to the service later than this code: key and value in words.
  let others: [(key: String, value: String)]

  init(_ value: ResourceValue) {
    isDefault = value["is_default"].bool
    trigger = value["trigger"]["name"].string
    baseForm = value["base_form"].reference
    evolvedForm = value["evolved_form"].reference
    item = value["item"].reference
    heldItem = value["held_item"].reference
    knownMove = value["known_move"].reference
    knownMoveType = value["known_move_type"].reference
    usedMove = value["used_move"].reference
    location = value["location"]["name"].string
    region = value["region"].reference
    partySpecies = value["party_species"].reference
    partyType = value["party_type"].reference
    tradeSpecies = value["trade_species"].reference
    timeOfDay = value["time_of_day"].string
    gender = value["gender"].int
    minLevel = value["min_level"].int
    minHappiness = value["min_happiness"].int
    minAffection = value["min_affection"].int
    minBeauty = value["min_beauty"].int
    minDamageTaken = value["min_damage_taken"].int
    minMoveCount = value["min_move_count"].int
    minSteps = value["min_steps"].int
    relativePhysicalStats = value["relative_physical_stats"].int
    isNearSpecialRock = value["near_special_rock"].bool
    needsMultiplayer = value["needs_multiplayer"].bool
    needsRain = value["needs_overworld_rain"].bool
    isUpsideDown = value["turn_upside_down"].bool
    others = value.members.filter {
      !Self.knownKeys.contains($0.key) && $0.value.saysSomething && $0.key.utf8.count <= Self.longestKey
    }
    .prefix(Self.mostOthers).compactMap { key, value in value.words.map { (key, $0) } }
  }

  /// Limits of what nobody has heard of, for answers that nobody has made by hand.
  private static let (longestKey, mostOthers) = (100, 20)

  private static let knownKeys: Set<String> = [
    "is_default", "trigger", "base_form", "evolved_form", "item", "held_item", "known_move",
    "known_move_type", "used_move", "location", "region", "party_species", "party_type", "trade_species",
    "time_of_day", "gender", "min_level", "min_happiness", "min_affection", "min_beauty", "min_damage_taken",
    "min_move_count", "min_steps", "relative_physical_stats", "near_special_rock", "needs_multiplayer",
    "needs_overworld_rain", "turn_upside_down", "version_group",
  ]
}
