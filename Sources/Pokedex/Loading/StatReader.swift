import Diagnostics

/// Finds the stats of a Pokédex: those of the games in their order, then the data's own as they first appear.
/// A `stats` collection names them and puts them in an order of its own.
enum StatReader {
  static let knownKeys = ["id", "slug", "name"]

  static func read(_ collections: Collections, used species: [Species], _ diagnostics: inout [Diagnostic])
    -> [Stat]
  {
    let described = Identity.read(collections[.stats], of: .stats, diagnostics: &diagnostics).map {
      Stat(slug: $0.slug, name: $0.name)
    }
    let used = slugs(of: species)
    var seen: Set<String> = []
    let known = described + Stat.official + used.order.map { Stat(slug: $0, name: Slug.title($0)) }
    return known.filter { used.all.contains($0.slug) && seen.insert($0.slug).inserted }
  }

  private static func slugs(of species: [Species]) -> (order: [String], all: Set<String>) {
    var order: [String] = []
    var all: Set<String> = []
    for stat in species.lazy.flatMap(\.forms).flatMap(\.stats) where all.insert(stat.slug).inserted {
      order.append(stat.slug)
    }
    return (order, all)
  }
}
