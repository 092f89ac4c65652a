/// Writes learned moves: a plain list where no way of learning is known, else a list for every way.
enum MoveListWriter {
  static func json(_ moves: [LearnedMove]) -> JSON {
    guard moves.contains(where: { $0.method != nil }) else { return .list(moves.map { .string($0.move) }) }
    var order: [String] = []
    for method in moves.compactMap(\.method) where !order.contains(method) { order.append(method) }
    return .object(
      order.map { method in
        JSON.Field(method, .list(moves.filter { $0.method == method }.map(learned)))
      })
  }

  private static func learned(_ move: LearnedMove) -> JSON {
    move.level.map { .list([.int($0), .string(move.move)]) } ?? .string(move.move)
  }
}
