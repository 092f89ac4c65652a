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
  let members: [Value]
  /// `10 Pokémon`
  let count: String
  let extras: [FactView]

  static let fields = Fields<TypeView>([
    "name": { .string($0.badge.name) }, "slug": { .string($0.badge.slug) },
    "description": { Value($0.description) }, "attack": { Value($0.attack) },
    "has_attack": { .bool(!$0.attack.isEmpty) }, "defence": { Value($0.defence) },
    "has_defence": { .bool(!$0.defence.isEmpty) }, "members": { .list($0.members) },
    "has_members": { .bool(!$0.members.isEmpty) }, "count": { .string($0.count) },
    "extras": { Value($0.extras) }, "has_extras": { .bool(!$0.extras.isEmpty) },
  ])
}
