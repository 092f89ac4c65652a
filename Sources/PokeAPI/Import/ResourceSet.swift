/// Everything that an import needs, by number.
struct ResourceSet: Sendable {
  /// The species to import, as the lists name them.
  var selection: [ResourceReference] = []
  /// Whether the selection is everything that there is.
  var isWhole = false
  var species: [Int: SpeciesResource] = [:]
  var pokemon: [Int: PokemonResource] = [:]
  var forms: [Int: FormResource] = [:]
  var chains: [Int: EvolutionChainResource] = [:]
  var moves: [Int: MoveResource] = [:]
  var abilities: [Int: AbilityResource] = [:]
  var types: [Int: TypeResource] = [:]
  var generations: [Int: GenerationResource] = [:]
  var versionGroups: [Int: VersionGroupResource] = [:]
  var versions: [Int: VersionResource] = [:]
  var eggGroups: [Int: EggGroupResource] = [:]
  var regions: [Int: RegionResource] = [:]
  var items: [Int: ItemResource] = [:]
}
