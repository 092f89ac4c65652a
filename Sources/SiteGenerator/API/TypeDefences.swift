import Pokedex

/// The factors of damage that a Pokémon of some types takes from each type, written once for every pair.
struct TypeDefences: Sendable {
  private let chart: TypeChart
  private let written: [[String]: [UInt8]]

  init(_ dex: Dex) {
    let chart = dex.types
    let combinations = Set(dex.species.lazy.flatMap(\.forms).map(\.types)).union(
      chart.types.map { [$0.slug] })
    self.chart = chart
    written = Dictionary(
      combinations.map { ($0, Self.write($0, chart)) }, uniquingKeysWith: { first, _ in first })
  }

  /// A JSON object: the factor for each attacking type.
  subscript(types: [String]) -> [UInt8] { written[types] ?? Self.write(types, chart) }

  private static func write(_ types: [String], _ chart: TypeChart) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      for (attacker, factor) in zip(chart.types, chart.factors(on: types)) {
        writer.add(attacker.slug, factor)
      }
    }
    return writer.bytes
  }
}
