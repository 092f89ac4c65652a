import Pokedex

/// A creature read from a row of a table.
struct Creature {
  let name: String
  let slug: String
  let number: Int?
  /// Its types as the table writes them.
  let types: [String]
  /// What is known of it, by the keys of the data files.
  var values: [String: JSON]
  /// Facts that pokesite does not know.
  let own: [JSON.Field]
  /// The pictures that the table names: the kind, `default` for the main one, and the cell.
  let pictures: [(kind: String, cell: CSVTable.Cell)]
  /// Where its name stands.
  let cell: CSVTable.Cell
  /// Who is said to come before it, and after it.
  let evolvesFrom: CSVTable.Cell?
  let evolvesInto: CSVTable.Cell?

  /// The entry of the data file.
  var entry: JSON {
    let known = Species.knownKeys.filter { !Self.first.contains($0) && !Self.last.contains($0) }
    return .object(
      (Self.first + known + Self.last).compactMap { key in values[key].map { JSON.Field(key, $0) } } + own)
  }

  /// The keys that an author looks for first, and those that take the most room.
  private static let first = ["id", "slug", "name", "genus", "description", "types", "abilities", "stats"]
  private static let last = ["evolves_from", "evolution", "image_url", "sprites", "moves"]
}
