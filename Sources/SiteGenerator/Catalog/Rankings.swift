import Pokedex

/// Every species in order by one measure, the highest first.
struct Ranking: Sendable {
  /// What is measured: a stat's slug, `total`, `height` or `weight`.
  let slug: String
  let name: String
  /// Positions in the Pokédex with the value of the form that people know it by.
  let places: [Place]
  /// The values alone, from the lowest.
  private let ascending: [Double]

  struct Place: Sendable {
    let species: Int
    let value: Double
    /// Counted from 1; equal values share a rank.
    let rank: Int
  }

  init(slug: String, name: String, _ dex: Dex, value: (Form) -> Double?) {
    self.slug = slug
    self.name = name
    let measured = dex.species.indices.compactMap { index in
      value(dex.species[index].form).map { (species: index, value: $0) }
    }
    let sorted = measured.sorted { ($1.value, $0.species) < ($0.value, $1.species) }
    var places: [Place] = []
    for (index, entry) in sorted.enumerated() {
      let isShared = places.last?.value == entry.value
      places.append(
        Place(species: entry.species, value: entry.value, rank: isShared ? places[index - 1].rank : index + 1)
      )
    }
    self.places = places
    ascending = sorted.reversed().map(\.value)
  }

  /// The rank that a value has or would have.
  func rank(of value: Double) -> Int { ascending.count - count(below: value.nextUp) + 1 }

  /// How many percent of all species have a lower value.
  func percentile(of value: Double) -> Int {
    ascending.isEmpty ? 0 : Int(Double(count(below: value)) / Double(ascending.count) * 100)
  }

  private func count(below value: Double) -> Int {
    var (low, high) = (0, ascending.count)
    while low < high {
      let middle = (low + high) / 2
      if ascending[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The rankings of a Pokédex: by total, by each stat, by height and by weight.
struct Rankings: Sendable {
  let total: Ranking
  /// In the order of the Pokédex's stats.
  let stats: [Ranking]
  let height: Ranking
  let weight: Ranking

  init(_ dex: Dex) {
    total = Ranking(slug: "total", name: "Total", dex) { $0.stats.isEmpty ? nil : $0.total }
    stats = dex.stats.map { stat in
      Ranking(slug: Catalog.slug(stat.slug), name: stat.name, dex) { form in
        form.stats.first { $0.slug == stat.slug }?.value
      }
    }
    height = Ranking(slug: "height", name: "Height", dex, value: \.height)
    weight = Ranking(slug: "weight", name: "Weight", dex, value: \.weight)
  }

  /// Those that have a place for anyone.
  var all: [Ranking] { ([total] + stats + [height, weight]).filter { !$0.places.isEmpty } }
}
