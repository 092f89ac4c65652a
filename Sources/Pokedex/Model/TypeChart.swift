/// The types of a Pokédex and the damage that each deals to each.
public struct TypeChart: Sendable {
  /// The types, in the order in which pages list them.
  public let types: [ElementalType]

  private let indexOfSlug: [String: Int]
  /// A row for every attacking type.
  private let factors: [[Double]]

  /// Makes the chart. Types that a relation names and the chart lacks are passed over.
  public init(_ types: [ElementalType]) {
    let indexOfSlug = Dictionary(
      types.enumerated().map { ($0.element.slug, $0.offset) }, uniquingKeysWith: { first, _ in first })
    self.types = types
    self.indexOfSlug = indexOfSlug
    factors = types.map { attacker in
      var row = Array(repeating: 1.0, count: types.count)
      for (factor, defenders) in [
        (2, attacker.doubleDamageTo), (0.5, attacker.halfDamageTo), (0, attacker.noDamageTo),
      ] {
        for defender in defenders.compactMap({ indexOfSlug[$0] }) { row[defender] = factor }
      }
      return row
    }
  }

  /// The type with this slug.
  public func type(_ slug: String) -> ElementalType? {
    indexOfSlug[slug].map { types[$0] }
  }

  /// For each type the factor of damage that its moves deal to a Pokémon of some types, in the order of `types`.
  public func factors(on defenders: [String]) -> [Double] {
    let columns = defenders.compactMap { indexOfSlug[$0] }
    return factors.map { row in columns.reduce(1) { $0 * row[$1] } }
  }

  /// The factor of damage that moves of one type deal to a Pokémon of some types: 0, ¼, ½, 1, 2 or 4.
  public func factor(of attacker: String, on defenders: [String]) -> Double {
    guard let row = indexOfSlug[attacker] else { return 1 }
    return defenders.reduce(1) { product, defender in
      product * (indexOfSlug[defender].map { factors[row][$0] } ?? 1)
    }
  }
}
