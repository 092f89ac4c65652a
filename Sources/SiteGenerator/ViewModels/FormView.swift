import Mustache

/// A form of a species with all that can differ between forms.
struct FormView: ViewModel {
  let slug: String
  let name: String
  let picture: PictureView
  let types: [TypeBadge]
  let abilities: [AbilityView]
  let facts: [FactView]
  let stats: [StatView]
  let total: Double
  let defences: [MatchupView]

  static let fields = Fields<FormView>([
    "slug": { .string($0.slug) }, "name": { .string($0.name) }, "picture": { $0.picture.value },
    "types": { Value($0.types) }, "abilities": { Value($0.abilities) },
    "has_abilities": { .bool(!$0.abilities.isEmpty) },
    "facts": { Value($0.facts) },
    "stats": { Value($0.stats) }, "has_stats": { .bool(!$0.stats.isEmpty) }, "total": { .double($0.total) },
    "defences": { Value($0.defences) }, "has_defences": { .bool(!$0.defences.isEmpty) },
  ])
}

/// An ability that a form may have.
struct AbilityView: ViewModel {
  let name: String
  let isHidden: Bool

  static let fields = Fields<AbilityView>([
    "name": { .string($0.name) }, "is_hidden": { .bool($0.isHidden) },
  ])
}
