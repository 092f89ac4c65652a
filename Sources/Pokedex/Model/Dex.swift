/// A whole Pokédex: every fact that a site can show. The model's root value.
///
/// Entries refer to each other by slug. A loaded `Dex` is consistent: slugs and numbers are unique, every type
/// that a species has is in `types`, no species evolves from itself through others.
public struct Dex: Sendable {
  /// The greatest number that data may hold; sums and products of greater ones would overflow.
  package static let greatestNumber = 1_000_000_000_000

  /// Every species, by number; those without one come last, in the order of their file.
  public let species: [Species]
  /// The types of this Pokédex, with who deals what damage to whom.
  public let types: TypeChart
  /// The stats that any form has, in the order in which pages list them.
  public let stats: [Stat]
  /// What the data tells about abilities; an ability that a form names need not be here.
  public let abilities: [Ability]
  /// What the data tells about moves; a move that a form learns need not be here.
  public let moves: [Move]
  /// The generations that any species belongs to, by number.
  public let generations: [Generation]

  private let names: NameIndex
  private let indexOfSlug: [String: Int]
  private let indicesOfNextStages: [String: [Int]]

  init(
    species: [Species], names: NameIndex, types: TypeChart, stats: [Stat], abilities: [Ability],
    moves: [Move],
    generations: [Generation]
  ) {
    self.species = species
    self.names = names
    self.types = types
    self.stats = stats
    self.abilities = abilities
    self.moves = moves
    self.generations = generations
    indexOfSlug = Dictionary(
      species.enumerated().map { ($0.element.slug, $0.offset) }, uniquingKeysWith: { first, _ in first })
    indicesOfNextStages = Dictionary(
      grouping: species.indices.filter { species[$0].evolvesFrom != nil },
      by: { species[$0].evolvesFrom ?? "" })
  }

  /// Makes a Pokédex of parts that are consistent. Its stats are the games' own, as far as any form has them.
  package init(
    species: [Species], types: [ElementalType], abilities: [Ability], moves: [Move], generations: [Generation]
  ) {
    let used = Set(species.flatMap(\.forms).flatMap(\.stats).map(\.slug))
    self.init(
      species: species, names: NameIndex(species.map { ($0.slug, $0.name) }), types: TypeChart(types),
      stats: Stat.official.filter { used.contains($0.slug) }, abilities: abilities, moves: moves,
      generations: generations)
  }

  /// The species with this slug.
  public func species(slug: String) -> Species? {
    indexOfSlug[slug].map { species[$0] }
  }

  /// The species that a person means by a name: its slug, its name in any case, or anything that folds to them.
  public func species(named name: String) -> Species? {
    names.slug(of: name).flatMap(species(slug:))
  }

  /// The species that evolve from this one, in the order of the Pokédex.
  public func nextStages(of slug: String) -> [Species] {
    (indicesOfNextStages[slug] ?? []).map { species[$0] }
  }

  /// The first stage of the family that a species belongs to.
  ///
  /// Families follow who evolves from whom, never numbers: a baby's number may be the highest.
  public func firstStage(of member: Species) -> Species {
    var first = member
    while let earlier = first.evolvesFrom.flatMap(species(slug:)) { first = earlier }
    return first
  }
}
