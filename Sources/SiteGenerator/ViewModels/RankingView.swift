import Mustache

/// Every species in order by one measure.
struct RankingView: ViewModel {
  let name: String
  let introduction: String
  let rows: [Row]
  /// The other rankings, and this one.
  let rankings: [NavigationView]

  /// A species with its place.
  struct Row: ViewModel {
    let rank: Int
    let card: SpeciesCard
    /// In words, with its unit.
    let value: String
    /// The bar's length in percent of the first's.
    let percent: Int

    static let fields = Fields<Row>([
      "rank": { .int($0.rank) }, "name": { .string($0.card.name) }, "url": { .string($0.card.url) },
      "types": { $0.card.types }, "value": { .string($0.value) }, "percent": { .int($0.percent) },
    ])
  }

  static let fields = Fields<RankingView>([
    "name": { .string($0.name) }, "introduction": { .string($0.introduction) }, "rows": { Value($0.rows) },
    "rankings": { Value($0.rankings) },
  ])
}
