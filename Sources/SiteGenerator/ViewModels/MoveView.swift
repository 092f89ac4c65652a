import Mustache

/// Moves that are learned in one way.
struct MoveGroupView: ViewModel {
  let title: String
  let moves: [MoveView]

  static let fields = Fields<MoveGroupView>([
    "title": { .string($0.title) }, "moves": { Value($0.moves) },
    "has_levels": { model in .bool(model.moves.contains { $0.level != nil }) },
  ])
}

/// A move that a form learns.
struct MoveView: ViewModel {
  let name: String
  let level: Int?

  static let fields = Fields<MoveView>(["name": { .string($0.name) }, "level": { Value($0.level) }])
}
