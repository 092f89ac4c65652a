import Pokedex

extension PageComposer {
  /// Moves by the way in which they are learned, in the order of the data; those by level, by level.
  func moves(_ learned: [LearnedMove]) -> [MoveGroupView] {
    var order: [String?] = []
    for move in learned where !order.contains(move.method) { order.append(move.method) }
    return order.map { method in
      let moves = learned.filter { $0.method == method }.map {
        MoveView(name: moveName($0.move), level: $0.level)
      }
      let sorted = moves.enumerated().sorted {
        ($0.element.level ?? 0, $0.offset) < ($1.element.level ?? 0, $1.offset)
      }
      return MoveGroupView(title: method.map(Wording.label) ?? "Moves", moves: sorted.map(\.element))
    }
  }

  private func moveName(_ reference: String) -> String {
    let slug = Slug.fold(reference)
    return site.dex.moves.first { $0.slug == slug }?.name ?? Wording.name(reference)
  }
}
