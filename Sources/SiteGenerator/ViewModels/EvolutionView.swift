import Mustache

/// A form at a stage of an evolution family, with those that follow it.
struct EvolutionView: ViewModel {
  let card: SpeciesCard
  /// The ways in which the stage before becomes this one; any of them does.
  let conditions: [String]
  /// Whether the page is about this stage.
  let isCurrent: Bool
  let next: [EvolutionView]

  static let fields = Fields<EvolutionView>([
    "card": { $0.card.value }, "conditions": { Value($0.conditions) },
    "has_conditions": { .bool(!$0.conditions.isEmpty) }, "is_current": { .bool($0.isCurrent) },
    "next": { Value($0.next) }, "has_next": { .bool(!$0.next.isEmpty) },
  ])
}
