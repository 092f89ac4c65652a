import Pokedex

/// A move with everyone who learns it.
struct MoveEntry: Sendable {
  let slug: String
  let name: String
  /// The name, told apart from others that share it.
  var fullName: String
  /// What the data tells about it, if anything.
  let move: Move?
  /// In the order of the Pokédex.
  var learners: [Learner] = []

  init(slug: String, name: String, move: Move?) {
    self.slug = slug
    self.name = name
    fullName = name
    self.move = move
  }

  /// Forms of a species that learn the move in some way.
  struct Learner: Sendable {
    /// The species' position in the Pokédex.
    let species: Int
    /// The positions of the forms: the first one alone, or others with moves of their own.
    let forms: [Int]
    let method: String?
    let level: Int?
  }

  /// The moves of a Pokédex, by name.
  static func all(_ dex: Dex) -> [MoveEntry] {
    var positions: [String: Int] = [:]
    var entries = dex.moves.map { MoveEntry(slug: $0.slug, name: $0.name, move: $0) }
    for (index, entry) in entries.enumerated() { positions[entry.slug] = index }
    for (index, species) in dex.species.enumerated() {
      for forms in [[0]] + species.formsWithOwnMoves {
        for learned in forms.first.map({ species.forms[$0].moves }) ?? [] {
          let slug = Catalog.slug(learned.move)
          let position =
            positions[slug]
            ?? {
              entries.append(MoveEntry(slug: slug, name: Slug.title(learned.move), move: nil))
              return entries.count - 1
            }()
          positions[slug] = position
          entries[position].learners.append(
            Learner(species: index, forms: forms, method: learned.method, level: learned.level))
        }
      }
    }
    return entries.sorted { ($0.name, $0.slug) < ($1.name, $1.slug) }
  }
}
