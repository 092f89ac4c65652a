import Mustache

/// A base stat as a row with a bar.
struct StatView: ViewModel {
  let name: String
  let value: Double
  /// The bar's length in percent of the highest value in this Pokédex.
  let percent: Int

  static let fields = Fields<StatView>([
    "name": { .string($0.name) }, "value": { .double($0.value) }, "percent": { .int($0.percent) },
  ])
}
