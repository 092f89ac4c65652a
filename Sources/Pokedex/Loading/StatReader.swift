import Diagnostics

/// Finds the stats of a Pokédex: those of the games in their order, then the data's own as they first appear.
/// A `stats` collection names them and puts them in an order of its own.
enum StatReader {
  static let knownKeys: KnownKeys = ["id", "slug", "name"]

  /// - Parameter names: the stats that forms have, as the data writes them, in the order of their appearance.
  static func read(_ collections: Collections, used names: [String], _ diagnostics: inout [Diagnostic])
    -> [Stat]
  {
    let identities = Identity.read(collections[.stats], of: .stats, diagnostics: &diagnostics)
    let described = identities.read(besides: knownKeys, &diagnostics) { identity, _, fields in
      Stat(slug: identity.slug, name: identity.name, fields: fields)
    }
    let own = names.map { Stat(slug: Slug.make($0), name: Slug.title($0)) }
    let used = Set(own.map(\.slug))
    var seen: Set<String> = []
    return (described + Stat.official + own).filter {
      used.contains($0.slug) && seen.insert($0.slug).inserted
    }
  }
}
