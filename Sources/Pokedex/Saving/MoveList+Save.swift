/// Writes learned moves: a plain list where no way of learning is known, else a list for every way.
package enum MoveList {
  package static func write(_ moves: [LearnedMove], to writer: inout JSONWriter) {
    guard moves.contains(where: { $0.method != nil }) else {
      return writer.list { for move in moves { $0.string(move.move) } }
    }
    var order: [String] = []
    var movesByMethod: [String: [LearnedMove]] = [:]
    for move in moves {
      guard let method = move.method else { continue }
      if movesByMethod[method] == nil { order.append(method) }
      movesByMethod[method, default: []].append(move)
    }
    writer.object { writer in
      for method in order {
        writer.key(method)
        writer.list { for move in movesByMethod[method] ?? [] { write(move, to: &$0) } }
      }
    }
  }

  private static func write(_ move: LearnedMove, to writer: inout JSONWriter) {
    guard let level = move.level else { return writer.string(move.move) }
    writer.list { writer in
      writer.int(level)
      writer.string(move.move)
    }
  }
}
