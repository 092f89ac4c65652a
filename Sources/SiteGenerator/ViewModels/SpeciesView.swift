import Mustache

/// The page of a species.
struct SpeciesView: ViewModel {
  let card: SpeciesCard
  let genus: String?
  let generation: String?
  /// Prose as HTML.
  let description: String?
  /// At least one; the first is the one that people know it by.
  let forms: [FormView]
  /// How it is caught, raised and bred.
  let traits: [FactView]
  /// The family that it belongs to; nil if it is alone.
  let family: EvolutionView?
  let names: [LocalNameView]
  let moves: [MoveGroupView]
  /// Fields that the data has and pokesite does not know.
  let extras: [FactView]
  let previous: LinkView?
  let next: LinkView?

  static let fields = Fields<SpeciesView>([
    "number": { Value($0.card.number) }, "name": { .string($0.card.name) }, "slug": { .string($0.card.slug) },
    "url": { .string($0.card.url) }, "picture": { $0.card.picture.value }, "types": { $0.card.types },
    "genus": { Value($0.genus) }, "generation": { Value($0.generation) },
    "description": { Value($0.description) }, "forms": { Value($0.forms) },
    "has_forms": { .bool($0.forms.count > 1) }, "traits": { Value($0.traits) },
    "has_traits": { .bool(!$0.traits.isEmpty) }, "family": { Value($0.family) },
    "names": { Value($0.names) }, "has_names": { .bool(!$0.names.isEmpty) }, "moves": { Value($0.moves) },
    "has_moves": { .bool(!$0.moves.isEmpty) }, "extras": { Value($0.extras) },
    "has_extras": { .bool(!$0.extras.isEmpty) }, "previous": { Value($0.previous) },
    "next": { Value($0.next) },
  ])
}
