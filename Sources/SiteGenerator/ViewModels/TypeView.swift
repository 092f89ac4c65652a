import Mustache

/// The page of a type.
struct TypeView: ViewModel {
  let badge: TypeBadge
  /// Prose as HTML.
  let description: String?
  /// What its moves do to other types.
  let attack: [MatchupView]
  /// What the moves of other types do to it.
  let defence: [MatchupView]
  /// Those that people know in a form of the type.
  let members: [Value]
  /// `10 Pokémon`
  let count: String
  /// Forms of the type whose species is known in another one.
  let otherMembers: [Value]
  let otherCount: String
  let moves: MoveGroupView?
  let extras: [FactView]

  static let fields = Fields<TypeView>([
    "name": { .string($0.badge.name) }, "slug": { .string($0.badge.slug) },
    "description": { Value($0.description) }, "attack": { Value($0.attack) },
    "has_attack": { .bool(!$0.attack.isEmpty) }, "defence": { Value($0.defence) },
    "has_defence": { .bool(!$0.defence.isEmpty) }, "members": { .list($0.members) },
    "has_members": { .bool(!$0.members.isEmpty) }, "count": { .string($0.count) },
    "other_members": { .list($0.otherMembers) }, "has_other_members": { .bool(!$0.otherMembers.isEmpty) },
    "other_count": { .string($0.otherCount) }, "moves": { Value($0.moves) },
    "extras": { Value($0.extras) }, "has_extras": { .bool(!$0.extras.isEmpty) },
  ])
}
