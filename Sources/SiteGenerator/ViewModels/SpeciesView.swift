import Mustache

/// The page of a species.
struct SpeciesView: ViewModel {
  let card: SpeciesCard
  /// The slug of its first type, whose colour the page takes on.
  let mainType: String?
  let genus: String?
  let generation: LinkView?
  /// `Legendary`, `Baby`
  let kinds: [String]
  /// Handwritten prose, or the description of the data, as HTML.
  let description: String?
  /// A description worded from the facts, where there is no other.
  let summary: String?
  /// At least one; the first is the one that people know it by.
  let forms: [FormView]
  /// How it is caught and raised.
  let training: [FactView]
  /// How many are male and female, in words.
  let gender: String?
  /// How it is bred.
  let breeding: [FactView]
  let eggGroups: [LinkView]
  /// How many percent of it are female; nil if it has no gender or none is known.
  let femalePercent: Double?
  /// The family that it belongs to, from its first stage, or from each of the forms that a line begins with; empty if
  /// it is alone.
  let family: [EvolutionView]
  /// The moves of the form that people know it by.
  let learnset: LearnsetView
  /// The moves of forms that learn others.
  let formLearnsets: [LearnsetView]
  let flavor: [FlavorView]
  let numbers: [FactView]
  let names: [LocalNameView]
  /// Fields that the data has and pokesite does not know.
  let extras: [FactView]
  let previous: LinkView?
  let next: LinkView?
  /// Whether any picture came from elsewhere.
  let hasPictures: Bool
  /// The comparison, begun with this species; nil where the site is built without it.
  let compareURL: String?

  static let fields = Fields<SpeciesView>([
    "number": { Value($0.card.number) }, "name": { .string($0.card.name) }, "slug": { .string($0.card.slug) },
    "url": { .string($0.card.url) }, "picture": { $0.card.picture.value }, "types": { $0.card.types },
    "main_type": { Value($0.mainType) },
    "genus": { Value($0.genus) }, "generation": { Value($0.generation) }, "kinds": { Value($0.kinds) },
    "description": { Value($0.description) }, "summary": { Value($0.summary) }, "forms": { Value($0.forms) },
    "has_forms": { .bool($0.forms.count > 1) }, "training": { Value($0.training) },
    "has_training": { .bool(!$0.training.isEmpty) }, "breeding": { Value($0.breeding) },
    "gender": { Value($0.gender) },
    "has_breeding": { .bool($0.gender != nil || !$0.breeding.isEmpty || !$0.eggGroups.isEmpty) },
    "egg_groups": { Value($0.eggGroups) }, "has_egg_groups": { .bool(!$0.eggGroups.isEmpty) },
    "female_percent": { model in model.femalePercent.map(Value.double) ?? .null },
    "family": { Value($0.family) }, "has_family": { .bool(!$0.family.isEmpty) },
    "learnset": { $0.learnset.value },
    "form_learnsets": { Value($0.formLearnsets) },
    "has_moves": { .bool(!$0.learnset.groups.isEmpty || !$0.formLearnsets.isEmpty) },
    "flavor": { Value($0.flavor) }, "has_flavor": { .bool(!$0.flavor.isEmpty) },
    "numbers": { Value($0.numbers) }, "has_numbers": { .bool(!$0.numbers.isEmpty) },
    "names": { Value($0.names) }, "has_names": { .bool(!$0.names.isEmpty) }, "extras": { Value($0.extras) },
    "has_extras": { .bool(!$0.extras.isEmpty) }, "previous": { Value($0.previous) },
    "next": { Value($0.next) },
    "has_pictures": { .bool($0.hasPictures) }, "compare_url": { Value($0.compareURL) },
  ])
}

/// What some games say about a species.
struct FlavorView: ViewModel {
  let games: String
  let text: String

  static let fields = Fields<FlavorView>(["games": { .string($0.games) }, "text": { .string($0.text) }])
}
