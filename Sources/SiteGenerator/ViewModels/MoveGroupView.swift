import Mustache

/// Moves that a form learns in one way.
struct MoveGroupView: ViewModel {
  let anchor: String
  let title: String
  let moves: [MoveRow]

  static let fields = Fields<MoveGroupView>([
    "anchor": { .string($0.anchor) }, "title": { .string($0.title) }, "moves": { Value($0.moves) },
    "has_levels": { model in .bool(model.moves.contains { $0.level != nil }) },
    "has_facts": { model in .bool(model.moves.contains { $0.hasFacts }) },
  ])
}

/// A move in a table, with the level at which it is learned where there is one.
struct MoveRow: ViewModel {
  let name: String
  let url: String?
  var level: Int?
  let type: TypeBadge?
  let category: String?
  let power: Int?
  let accuracy: Int?
  let pp: Int?

  var hasFacts: Bool { type != nil || category != nil || power != nil || pp != nil }

  static let fields = Fields<MoveRow>([
    "name": { .string($0.name) }, "url": { Value($0.url) }, "level": { Value($0.level) },
    "type": { Value($0.type) }, "category": { Value($0.category) }, "power": { Value($0.power) },
    "accuracy": { Value($0.accuracy) }, "pp": { Value($0.pp) },
  ])
}
