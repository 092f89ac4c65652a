import Mustache

/// A base stat as a row with a bar.
struct StatView: ViewModel {
  let name: String
  let url: String?
  let value: Double
  /// The bar's length in percent of the highest value in this Pokédex.
  let percent: Int
  /// `12th of 1,025`: its place among all species.
  let rank: String?
  /// How many percent of all species have less.
  let percentile: Int?
  /// Effort points for defeating it.
  let effort: Double?
  /// What it can be at level 100; nil for stats that follow no known formula.
  let range: StatRange?

  static let fields = Fields<StatView>([
    "name": { .string($0.name) }, "url": { Value($0.url) }, "value": { .double($0.value) },
    "percent": { .int($0.percent) }, "rank": { Value($0.rank) },
    "percentile": { Value($0.percentile.map { $0 == 0 ? "less than 1" : String($0) }) },
    "effort": { model in model.effort.map(Value.double) ?? .null },
    "lowest": { Value($0.range?.lowest) }, "highest": { Value($0.range?.highest) },
  ])
}
