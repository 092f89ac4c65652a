import Pokedex

/// A species: names, breeding, and which varieties it has.
public struct SpeciesResource: PokeAPIResource {
  /// `pokemon-species`
  public static let kind = ResourceKind.species

  let id: Int?
  let name: String?
  let names: [LocalizedText]
  let genera: [LocalizedText]
  let flavor: [VersionText]
  let numbers: [RegionalNumber]
  let captureRate: Int?
  let baseHappiness: Int?
  let genderRate: Int?
  let hatchCounter: Int?
  let growthRate: String?
  let eggGroups: [ResourceReference]
  let color: String?
  let shape: String?
  let habitat: String?
  let generation: ResourceReference?
  let evolvesFrom: ResourceReference?
  let evolutionChain: ResourceReference?
  let varieties: [Variety]
  let isBaby: Bool
  let isLegendary: Bool
  let isMythical: Bool

  struct Variety {
    let isDefault: Bool
    let pokemon: ResourceReference
  }

  /// Takes what is there.
  public init(_ value: ResourceValue) {
    id = value["id"].int
    name = value["name"].string
    names = value["names"].texts("name")
    genera = value["genera"].texts("genus")
    flavor = Self.flavor(value["flavor_text_entries"])
    numbers = value["pokedex_numbers"].list(distinctBy: \.pokedex) { entry in
      guard let pokedex = entry["pokedex"]["name"].string, let number = entry["entry_number"].int else {
        return nil
      }
      return RegionalNumber(pokedex: pokedex, number: number)
    }
    captureRate = value["capture_rate"].int
    baseHappiness = value["base_happiness"].int
    genderRate = value["gender_rate"].int
    hatchCounter = value["hatch_counter"].int
    growthRate = value["growth_rate"]["name"].string
    eggGroups = value["egg_groups"].references
    color = value["color"]["name"].string
    shape = value["shape"]["name"].string
    habitat = value["habitat"]["name"].string
    generation = value["generation"].reference
    evolvesFrom = value["evolves_from_species"].reference
    evolutionChain = value["evolution_chain"].link
    varieties = value["varieties"].list(distinctBy: \.pokemon.id) { entry in
      entry["pokemon"].reference.map { Variety(isDefault: entry["is_default"].bool, pokemon: $0) }
    }
    isBaby = value["is_baby"].bool
    isLegendary = value["is_legendary"].bool
    isMythical = value["is_mythical"].bool
  }

  /// The English texts, the first one of each version.
  private static func flavor(_ value: ResourceValue) -> [VersionText] {
    var seen: Set<String> = []
    return value.list.compactMap { entry in
      guard entry["language"]["name"].string == "en", let version = entry["version"]["name"].string,
        let text = entry["flavor_text"].string.map(GameText.clean), !text.isEmpty,
        seen.insert(version).inserted
      else { return nil }
      return VersionText(version: version, text: text)
    }
  }
}
