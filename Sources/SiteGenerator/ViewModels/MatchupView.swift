import Mustache

/// A factor of damage, with the types that it holds for.
struct MatchupView: ViewModel {
  let factor: Double
  let types: [TypeBadge]

  static let fields = Fields<MatchupView>([
    "factor": { .string(Wording.factor($0.factor)) }, "types": { Value($0.types) },
    "is_weak": { .bool($0.factor > 1) }, "is_resistant": { .bool($0.factor > 0 && $0.factor < 1) },
    "is_immune": { .bool($0.factor == 0) },
  ])

  /// Types by their factor, the highest first, without those that hit as usual.
  static func grouped(_ factors: [(factor: Double, type: TypeBadge)]) -> [MatchupView] {
    let groups = Dictionary(grouping: factors.filter { $0.factor != 1 }, by: \.factor)
    return groups.keys.sorted(by: >).map { factor in
      MatchupView(factor: factor, types: (groups[factor] ?? []).map(\.type))
    }
  }
}
