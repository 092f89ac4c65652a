import Pokedex

/// A named group with its species.
struct GroupEntry: Sendable {
  let slug: String
  let name: String
  /// Positions in the Pokédex.
  var members: [Int] = []

  /// The egg groups of a Pokédex, by name.
  static func eggGroups(_ dex: Dex) -> [GroupEntry] {
    var entries: [String: GroupEntry] = [:]
    for (index, species) in dex.species.enumerated() {
      for name in species.traits.eggGroups {
        let slug = Catalog.slug(name)
        entries[slug, default: GroupEntry(slug: slug, name: Slug.title(name))].members.append(index)
      }
    }
    return entries.values.sorted { $0.name < $1.name }
  }
}
