import Pokedex

extension Species {
  /// The forms that learn something else than the one that people know the species by, as positions; those that learn
  /// the same stand together.
  ///
  /// Forms that last for a battle only learn nothing: they have the moves of the form that they were.
  var formsWithOwnMoves: [[Int]] {
    var sets: [[Int]] = []
    for (index, form) in forms.enumerated().dropFirst()
    where !form.moves.isEmpty && form.moves != self.form.moves {
      guard !form.isForBattles, !form.isTotem else { continue }
      if let same = sets.firstIndex(where: { $0.first.map { forms[$0].moves } == form.moves }) {
        sets[same].append(index)
      } else {
        sets.append([index])
      }
    }
    return sets
  }
}

extension Form {
  /// Whether it lasts for a battle only.
  var isForBattles: Bool { details.isMega || details.isGigantamax || details.isBattleOnly }

  /// Whether it is the large one of an Alolan trial, which nobody raises.
  fileprivate var isTotem: Bool { slug.split(separator: "-").contains("totem") }
}
