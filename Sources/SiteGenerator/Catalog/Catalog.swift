import Pokedex

/// The Pokédex seen from the other side: who has an ability, learns a move, is of a type. Made once for a build.
struct Catalog: Sendable {
  /// Every ability that the data describes or a form has, by name.
  let abilities: [AbilityEntry]
  /// Every move that the data describes or a form learns, by name.
  let moves: [MoveEntry]
  /// Every egg group that a species breeds in, by name.
  let eggGroups: [GroupEntry]
  /// Every generation, by number, with its species.
  let generations: [GenerationEntry]
  /// Of every species that has a form of a type the first such form, by the type's slug.
  let membersOfType: [String: [FormPosition]]

  private let abilityOfSlug: [String: Int]
  private let moveOfSlug: [String: Int]
  private let eggGroupOfSlug: [String: Int]
  private let games: GameNames

  init(_ dex: Dex) {
    abilities = Self.told(AbilityEntry.all(dex), \.name, \.slug, apart: \.fullName)
    moves = Self.told(MoveEntry.all(dex), \.name, \.slug, apart: \.fullName)
    eggGroups = GroupEntry.eggGroups(dex)
    generations = dex.generations.map { generation in
      GenerationEntry(
        generation: generation,
        members: dex.species.indices.filter { dex.species[$0].generation == generation.number })
    }
    membersOfType = Self.membersOfType(dex)
    abilityOfSlug = Self.positions(abilities.map(\.slug))
    moveOfSlug = Self.positions(moves.map(\.slug))
    eggGroupOfSlug = Self.positions(eggGroups.map(\.slug))
    games = GameNames(dex.generations)
  }

  func ability(_ slug: String) -> AbilityEntry? { abilityOfSlug[slug].map { abilities[$0] } }

  func move(_ slug: String) -> MoveEntry? { moveOfSlug[slug].map { moves[$0] } }

  func eggGroup(_ slug: String) -> GroupEntry? { eggGroupOfSlug[slug].map { eggGroups[$0] } }

  /// What people call a game, or several that came out together: `HeartGold`.
  func gameName(_ slug: String) -> String { games.name(of: slug) }

  /// The slug of a reference in the data.
  static func slug(_ reference: String) -> String { Slug.fold(reference) ?? Slug.spellOut(reference) }

  /// Entries that share a name told apart by what their slugs have besides it: `As One (Glastrier)`.
  private static func told<Entry>(
    _ entries: [Entry], _ name: KeyPath<Entry, String>, _ slug: KeyPath<Entry, String>,
    apart fullName: WritableKeyPath<Entry, String>
  ) -> [Entry] {
    let counts = Dictionary(entries.map { ($0[keyPath: name], 1) }, uniquingKeysWith: +)
    return entries.map { entry in
      guard counts[entry[keyPath: name], default: 1] > 1 else { return entry }
      var entry = entry
      let prefix = self.slug(entry[keyPath: name]) + "-"
      let own = entry[keyPath: slug]
      let rest = own.hasPrefix(prefix) ? own.dropFirst(prefix.count).drop { $0 == "-" } : own[...]
      entry[keyPath: fullName] = "\(entry[keyPath: name]) (\(Slug.title(String(rest))))"
      return entry
    }
  }

  private static func positions(_ slugs: [String]) -> [String: Int] {
    Dictionary(slugs.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  private static func membersOfType(_ dex: Dex) -> [String: [FormPosition]] {
    var members: [String: [FormPosition]] = [:]
    for (index, species) in dex.species.enumerated() {
      for (position, form) in species.forms.enumerated() {
        for type in form.types where members[type]?.last?.species != index {
          members[type, default: []].append(FormPosition(species: index, form: position))
        }
      }
    }
    return members
  }
}

/// A generation with its species.
struct GenerationEntry: Sendable {
  let generation: Generation
  /// Positions in the Pokédex.
  let members: [Int]
}
