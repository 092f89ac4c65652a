import Pokedex

/// Makes of what the service tells of earlier generations whole facts for each of them.
struct PastImport {
  /// Hidden abilities came with generation V; that nobody had one before is nothing to tell.
  private static let firstGenerationOfHiddenAbilities = 5

  let facts: [PastFacts]

  init(_ pokemon: PokemonResource) {
    let generations = Set(
      pokemon.pastTypes.map(\.until) + pokemon.pastAbilities.map(\.until) + pokemon.pastStats.map(\.until))
    facts = generations.sorted().compactMap { until in
      let types = pokemon.pastTypes.first { $0.until == until }?.facts.map(\.name) ?? []
      let stats = Self.stats(of: pokemon, at: until)
      let abilities = Self.abilities(of: pokemon, at: until)
      guard !types.isEmpty || !stats.isEmpty || !abilities.isEmpty else { return nil }
      return PastFacts(
        until: until, types: types, abilities: abilities,
        stats: stats.map { BaseStat(slug: $0.name, value: Double($0.value)) })
    }
  }

  /// The stats that were different: the service also lists those of which only the effort points were.
  private static func stats(of pokemon: PokemonResource, at generation: Int) -> [PokemonResource.Stat] {
    let change = pokemon.pastStats.first { $0.until == generation }?.facts ?? []
    return change.filter { past in !pokemon.stats.contains { $0.name == past.name && $0.value == past.value }
    }
  }

  /// All abilities in the last generation of a change: of each slot the nearest change from then on.
  private static func abilities(of pokemon: PokemonResource, at generation: Int) -> [String] {
    guard let change = pokemon.pastAbilities.first(where: { $0.until == generation }) else { return [] }
    let tellsOfHidden = generation >= firstGenerationOfHiddenAbilities
    guard change.facts.contains(where: { tellsOfHidden || !$0.isHidden }) else { return [] }
    let changes = pokemon.pastAbilities.filter { $0.until >= generation }
    let slots = Set(pokemon.abilities.map(\.slot) + changes.flatMap(\.facts).map(\.slot)).sorted()
    return slots.compactMap { slot in
      let past = changes.lazy.compactMap { $0.facts.first { $0.slot == slot } }.first
      let entry = past ?? pokemon.abilities.first { $0.slot == slot }
      return entry.flatMap { $0.isHidden && !tellsOfHidden ? nil : $0.ability?.name }
    }
  }
}
