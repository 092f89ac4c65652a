import Pokedex

/// Makes a Pokédex of resources: a pure function, so that the same resources always make the same Pokédex.
struct DexImport {
  let resources: ResourceSet
  let options: ImportOptions
  /// Pictures by the name of their form.
  let pictures: [String: [Picture]]
  /// The types that any Pokémon has, which leaves out those of single moves and of one spin-off.
  let typeSlugs: Set<String>
  /// The numbers of the species to import.
  let selected: Set<Int>

  init(resources: ResourceSet, options: ImportOptions = ImportOptions(), pictures: [String: [Picture]] = [:])
  {
    self.resources = resources
    self.options = options
    self.pictures = pictures
    selected = Set(resources.selection.map(\.id))
    typeSlugs = Set(resources.types.values.filter { !$0.pokemon.isEmpty }.compactMap(\.name))
  }

  func dex() -> Dex {
    let species = resources.selection.sorted { $0.id < $1.id }.compactMap(self.species)
    return Dex(
      species: species, types: types, abilities: abilities(of: species), moves: moves(of: species),
      generations: generations(of: species))
  }

  private func species(_ reference: ResourceReference) -> Species? {
    resources.species[reference.id].map { SpeciesImport(reference, $0, self).species() }
  }

  // MARK: - Other collections

  /// In the order that people know, which is not that of the service's numbers; types that came later stand last.
  private var types: [ElementalType] {
    func known(_ references: [ResourceReference]) -> [String] {
      references.map(\.name).filter(typeSlugs.contains)
    }
    let order = TypeChart.official.types.map(\.slug)
    func rank(_ id: Int, _ type: TypeResource) -> (Int, Int) {
      (order.firstIndex(of: type.name ?? "") ?? order.count, id)
    }
    return resources.types.sorted { rank($0.key, $0.value) < rank($1.key, $1.value) }.compactMap { _, type in
      guard let slug = type.name, typeSlugs.contains(slug) else { return nil }
      return ElementalType(
        slug: slug, name: LanguageTag.english(type.names) ?? Slug.title(slug),
        names: LanguageTag.others(type.names), color: TypeChart.official.type(slug)?.color,
        doubleDamageTo: known(type.doubleDamageTo), halfDamageTo: known(type.halfDamageTo),
        noDamageTo: known(type.noDamageTo))
    }
  }

  private func abilities(of species: [Species]) -> [Ability] {
    let used = Set(species.flatMap(\.forms).flatMap(\.abilities).map(\.slug))
    return resources.abilities.sorted { $0.key < $1.key }.compactMap { _, ability in
      guard let slug = ability.name, used.contains(slug) else { return nil }
      return Ability(
        slug: slug, name: LanguageTag.english(ability.names) ?? Slug.title(slug),
        names: LanguageTag.others(ability.names), generation: ability.generation?.id)
    }
  }

  /// All moves of a whole Pokédex; otherwise those that its Pokémon learn.
  private func moves(of species: [Species]) -> [Move] {
    guard options.includesMoves else { return [] }
    let learned = Set(species.flatMap(\.forms).flatMap(\.moves).map(\.move))
    return resources.moves.sorted { $0.key < $1.key }.compactMap { _, move in
      guard let slug = move.name, resources.isWhole || learned.contains(slug),
        move.type.map({ typeSlugs.contains($0.name) }) ?? true
      else { return nil }
      return Move(
        slug: slug, name: LanguageTag.english(move.names) ?? Slug.title(slug),
        names: LanguageTag.others(move.names), type: move.type?.name, category: move.category,
        power: move.power, accuracy: move.accuracy, pp: move.pp, priority: move.priority,
        generation: move.generation?.id)
    }
  }

  private func generations(of species: [Species]) -> [Generation] {
    let used = Set(species.compactMap(\.generation))
    return resources.generations.sorted { $0.key < $1.key }.filter {
      used.contains($0.key) || resources.isWhole
    }
    .map { id, generation in
      Generation(
        number: id, name: LanguageTag.english(generation.names) ?? Slug.title(generation.name ?? "\(id)"),
        region: generation.region.map(regionName), games: games(of: generation))
    }
  }

  private func games(of generation: GenerationResource) -> [Game] {
    let groups = generation.versionGroups.compactMap { reference in
      resources.versionGroups[reference.id].map { (reference, $0) }
    }
    return groups.sorted { ($0.1.order ?? .max, $0.0.id) < ($1.1.order ?? .max, $1.0.id) }.map {
      reference, group in
      // Two releases of the first generation were sold in Japan only, one under a name that came back elsewhere.
      let land = reference.name.hasSuffix("-japan") ? " (Japan)" : ""
      return Game(slug: reference.name, name: gameName(reference, group) + land)
    }
  }

  /// `Scarlet and Violet`; for an addition to both its own name: `The Teal Mask`.
  private func gameName(_ reference: ResourceReference, _ group: VersionGroupResource) -> String {
    let names = group.versions.map { version in
      resources.versions[version.id].flatMap { LanguageTag.english($0.names) } ?? Slug.title(version.name)
    }
    let additions = names.compactMap { $0.split(separator: ": ").last.map(String.init) }
    if names.count > 1, let addition = additions.first, additions.allSatisfy({ $0 == addition }) {
      return addition
    }
    return names.isEmpty ? Slug.title(reference.name) : names.joined(separator: " and ")
  }

  func regionName(_ reference: ResourceReference) -> String {
    resources.regions[reference.id].flatMap { LanguageTag.english($0.names) } ?? Slug.title(reference.name)
  }
}

/// What an import takes besides the plain facts.
struct ImportOptions: Sendable {
  var includesMoves = true
  var includesFlavor = false
}
