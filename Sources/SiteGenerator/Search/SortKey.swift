import Pokedex

/// Something that the list can be sorted by, and that a stat is called in addresses.
struct SortKey: Sendable, Hashable {
  /// What addresses call it: `name`, `special-attack`; empty for the order that the list has anyway.
  let key: String
  /// What people call it.
  let name: String

  private static let reserved = ["name", "total", "height", "weight"]

  /// A stat; one with the name of another measure is told apart.
  init(_ stat: Stat) {
    let slug = Catalog.slug(stat.slug)
    key = Self.reserved.contains(slug) ? "stat-\(slug)" : slug
    name = stat.name
  }

  private init(_ key: String, _ name: String) {
    self.key = key
    self.name = name
  }

  /// What a site's data can be sorted by.
  static func all(_ site: Site) -> [SortKey] {
    let (dex, rankings) = (site.dex, site.rankings)
    return [
      SortKey("", dex.species.contains { $0.number != nil } ? "Number" : "Order of the data"),
      SortKey("name", "Name"),
      dex.stats.count > 1 ? SortKey("total", "Total of stats") : nil,
    ].compactMap(\.self) + dex.stats.map(SortKey.init)
      + [
        rankings.height.places.isEmpty ? nil : SortKey("height", "Height"),
        rankings.weight.places.isEmpty ? nil : SortKey("weight", "Weight"),
      ].compactMap(\.self)
  }
}
