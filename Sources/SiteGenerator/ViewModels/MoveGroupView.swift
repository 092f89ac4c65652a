import Mustache

/// Moves that a form learns in one way.
struct MoveGroupView: ViewModel {
  let anchor: String
  let title: String
  let moves: [(level: Int?, row: MoveRow)]

  static let fields = Fields<MoveGroupView>([
    "anchor": { .string($0.anchor) }, "title": { .string($0.title) },
    "moves": { .list($0.moves.map { LearnedMoveView(level: $0.level, move: $0.row.value).value }) },
    "has_levels": { model in .bool(model.moves.contains { $0.level != nil }) },
    "has_facts": { model in .bool(model.moves.contains { $0.row.hasFacts }) },
  ])
}

/// A move with the level at which it is learned, where there is one.
struct LearnedMoveView: ViewModel {
  let level: Int?
  /// A `MoveRow`, ready-made.
  let move: Value

  static let fields = Fields<LearnedMoveView>([
    // Level 0 is how the public data writes that a move is learned on evolving.
    "level": { $0.level == 0 ? .string("Evolving") : Value($0.level) }, "move": { $0.move },
  ])
}
