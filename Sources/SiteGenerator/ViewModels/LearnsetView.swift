import Mustache

/// What one form learns, or several that learn the same.
struct LearnsetView: ViewModel {
  /// The forms in words: `Alolan Raichu`.
  let title: String
  /// The games that the moves are those of.
  let games: String?
  /// The moves by the way in which they are learned.
  let groups: [MoveGroupView]

  static let fields = Fields<LearnsetView>([
    "title": { .string($0.title) }, "games": { Value($0.games) }, "groups": { Value($0.groups) },
    "has_groups": { .bool($0.groups.count > 1) },
  ])
}
