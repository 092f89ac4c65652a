import Mustache

/// A form of a species with all that can differ between forms.
struct FormView: ViewModel {
  let slug: String
  let name: String
  /// What sets the form apart: `Mega Evolution`, `In battles only`.
  let note: String?
  let picture: PictureView
  /// Further pictures, such as the shiny one.
  let gallery: [PictureView]
  let types: [TypeBadge]
  let abilities: [AbilitySlotView]
  let facts: [FactView]
  let stats: [StatView]
  let total: StatView?
  /// Ready-made `MatchupView`s, since all forms of the same types share them.
  let defences: Value
  /// Abilities of the form that change what it takes, in words.
  let defenceNotes: [String]
  /// What was different in earlier generations, in words.
  let past: [FactView]

  static let fields = Fields<FormView>([
    "slug": { .string($0.slug) }, "name": { .string($0.name) }, "note": { Value($0.note) },
    "picture": { $0.picture.value }, "gallery": { Value($0.gallery) },
    "has_gallery": { .bool(!$0.gallery.isEmpty) }, "types": { Value($0.types) },
    "abilities": { Value($0.abilities) }, "has_abilities": { .bool(!$0.abilities.isEmpty) },
    "facts": { Value($0.facts) }, "stats": { Value($0.stats) }, "has_stats": { .bool(!$0.stats.isEmpty) },
    "has_ranks": { model in .bool(model.stats.contains { $0.rank != nil }) },
    "has_ranges": { model in .bool(model.stats.contains { $0.range != nil }) },
    "total": { Value($0.total) }, "defences": { $0.defences },
    "has_defences": { .bool($0.defences.isTruthy) }, "defence_notes": { Value($0.defenceNotes) },
    "past": { Value($0.past) }, "has_past": { .bool(!$0.past.isEmpty) },
  ])
}

/// An ability that a form may have.
struct AbilitySlotView: ViewModel {
  let name: String
  let url: String?
  let isHidden: Bool

  static let fields = Fields<AbilitySlotView>([
    "name": { .string($0.name) }, "url": { Value($0.url) }, "is_hidden": { .bool($0.isHidden) },
  ])
}
