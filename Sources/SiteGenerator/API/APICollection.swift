import Pokedex

/// A collection of the JSON API: a list file, and a file for each of its entries.
enum APICollection: String, CaseIterable, Sendable {
  case pokemon, types, abilities, moves, generations
  case eggGroups = "egg-groups"

  /// The name in addresses.
  var name: String { rawValue }

  /// The key of the list in its file.
  var key: String { self == .eggGroups ? "egg_groups" : rawValue }

  /// What the schema calls one entry.
  var definition: String {
    switch self {
    case .pokemon: "pokemon"
    case .types: "type"
    case .abilities: "ability"
    case .moves: "move"
    case .generations: "generation"
    case .eggGroups: "egg_group"
    }
  }

  /// Its entries in the order of the site's lists.
  func items(_ site: Site) -> [Item] {
    let (dex, catalog) = (site.dex, site.catalog)
    return switch self {
    case .pokemon:
      dex.species.map {
        Item(number: $0.number, slug: $0.slug, name: $0.name, types: $0.form.types, route: .species($0.slug))
      }
    case .types: dex.types.types.map { Item(slug: $0.slug, name: $0.name, route: .type($0.slug)) }
    case .abilities: catalog.abilities.map { Item(slug: $0.slug, name: $0.name, route: .ability($0.slug)) }
    case .moves: catalog.moves.map { Item(slug: $0.slug, name: $0.name, route: .move($0.slug)) }
    case .generations:
      catalog.generations.map(\.generation).map {
        Item(number: $0.number, slug: String($0.number), name: $0.name, route: .generation($0.number))
      }
    case .eggGroups: catalog.eggGroups.map { Item(slug: $0.slug, name: $0.name, route: .eggGroup($0.slug)) }
    }
  }

  /// An entry as its list shows it.
  struct Item: Sendable {
    var number: Int?
    let slug: String
    let name: String
    var types: [String] = []
    let route: Route
  }
}
