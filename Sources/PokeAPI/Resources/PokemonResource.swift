import Pokedex

/// A variety of a species: what it is like in a fight.
public struct PokemonResource: PokeAPIResource {
  /// `pokemon`
  public static let kind = ResourceKind.pokemon

  let id: Int?
  let name: String?
  let isDefault: Bool
  let species: ResourceReference?
  let forms: [ResourceReference]
  /// In decimetres.
  let height: Int?
  /// In hectograms.
  let weight: Int?
  let baseExperience: Int?
  let types: [ResourceReference]
  let abilities: [Slot]
  let stats: [Stat]
  let pastTypes: [Past<[ResourceReference]>]
  let pastAbilities: [Past<[Slot]>]
  let pastStats: [Past<[Stat]>]
  let moves: [Learned]
  let pictures: SpriteAddresses

  struct Slot {
    /// Nil where the past had none.
    let ability: ResourceReference?
    let slot: Int
    let isHidden: Bool
  }

  struct Stat {
    let name: String
    let value: Int
    let effort: Int
  }

  /// What was so up to a generation.
  struct Past<Facts: Sendable> {
    let until: Int
    let facts: Facts
  }

  struct Learned {
    let move: ResourceReference
    let ways: [Way]

    struct Way {
      let level: Int
      let method: String
      /// The number of the version group.
      let game: Int
    }
  }

  /// How many abilities and changes are taken: each is compared with each.
  private static let mostOfAKind = 32

  /// Takes what is there.
  public init(_ value: ResourceValue) {
    id = value["id"].int
    name = value["name"].string
    isDefault = value["is_default"].bool
    species = value["species"].reference
    forms = value["forms"].references
    height = value["height"].int
    weight = value["weight"].int
    baseExperience = value["base_experience"].int
    types = Self.types(value["types"])
    abilities = Self.slots(value["abilities"])
    stats = Self.stats(value["stats"])
    pastTypes = Self.past(value["past_types"], "types", Self.types)
    pastAbilities = Self.past(value["past_abilities"], "abilities", Self.slots)
    pastStats = Self.past(value["past_stats"], "stats", Self.stats)
    moves = value["moves"].list.compactMap(Self.learned)
    pictures = SpriteAddresses(value["sprites"])
  }

  static func types(_ value: ResourceValue) -> [ResourceReference] {
    value.list.map { ($0["slot"].int ?? 0, $0["type"].reference) }.sorted { $0.0 < $1.0 }.compactMap(\.1)
  }

  private static func slots(_ value: ResourceValue) -> [Slot] {
    value.list(most: mostOfAKind).map { entry in
      Slot(
        ability: entry["ability"].reference, slot: entry["slot"].int ?? 0, isHidden: entry["is_hidden"].bool)
    }.sorted { $0.slot < $1.slot }
  }

  private static func stats(_ value: ResourceValue) -> [Stat] {
    value.list(distinctBy: \.name) { entry in
      guard let name = entry["stat"]["name"].string, let number = entry["base_stat"].int else { return nil }
      return Stat(name: name, value: number, effort: entry["effort"].int ?? 0)
    }
  }

  private static func past<Facts>(
    _ value: ResourceValue, _ key: String, _ facts: (ResourceValue) -> Facts
  ) -> [Past<Facts>] {
    value.list(most: mostOfAKind).compactMap { entry in
      entry["generation"].reference.map { Past(until: $0.id, facts: facts(entry[key])) }
    }.sorted { $0.until < $1.until }
  }

  private static func learned(_ value: ResourceValue) -> Learned? {
    guard let move = value["move"].reference else { return nil }
    let ways: [Learned.Way] = value["version_group_details"].list.compactMap { entry in
      guard let method = entry["move_learn_method"]["name"].string,
        let game = entry["version_group"].reference
      else { return nil }
      return Learned.Way(level: entry["level_learned_at"].int ?? 0, method: method, game: game.id)
    }
    return Learned(move: move, ways: ways)
  }
}

/// Where pictures of a variety or form are.
struct SpriteAddresses: Sendable {
  private let addresses: [SpriteKind: String]

  init(_ value: ResourceValue) {
    let other = value["other"]
    let found: [(SpriteKind, String?)] = [
      (.front, value["front_default"].string), (.shiny, value["front_shiny"].string),
      (.artwork, other["official-artwork"]["front_default"].string),
      (.home, other["home"]["front_default"].string),
    ]
    addresses = Dictionary(
      found.compactMap { kind, address in address.map { (kind, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(kind: SpriteKind) -> String? { addresses[kind] }
}
