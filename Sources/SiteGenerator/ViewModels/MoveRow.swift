import Mustache

/// A move in a table. Made once for each move: thousands of tables share it.
struct MoveRow: Sendable {
  let name: String
  let hasFacts: Bool
  /// What a template shows.
  let value: Value

  /// What the data tells about a move.
  struct Facts: Sendable {
    let type: TypeBadge?
    let category: String?
    let power: Int?
    let accuracy: Int?
    let pp: Int?
  }

  init(name: String, url: String?, facts: Facts?) {
    self.name = name
    hasFacts = facts != nil
    value = .object(
      Object(
        Self.shape,
        [
          .string(name), Value(url), Value(facts?.type), Value(facts?.category), Value(facts?.power),
          Value(facts?.accuracy), Value(facts?.pp),
        ]))
  }

  /// A move of which nothing but the name is known.
  init(named name: String) { self.init(name: name, url: nil, facts: nil) }

  private static let shape = Shape(["name", "url", "type", "category", "power", "accuracy", "pp"])
}
