import Mustache

/// The page of something that Pokémon have or belong to: an ability, an egg group, a generation.
struct GroupView: ViewModel {
  /// What kind of thing it is, `ability`; nil if its name says so.
  let kind: String?
  let name: String
  /// Prose as HTML.
  let description: String?
  let facts: [FactView]
  let sections: [Section]
  let names: [LocalNameView]
  let back: LinkView
  /// Those before and behind it, where there is an order.
  var previous: LinkView?
  var next: LinkView?

  /// Some of its Pokémon.
  struct Section: ViewModel {
    let title: String
    let anchor: String
    let cards: [Value]

    static let fields = Fields<Section>([
      "title": { .string($0.title) }, "anchor": { .string($0.anchor) }, "cards": { .list($0.cards) },
    ])
  }

  static let fields = Fields<GroupView>([
    "kind": { Value($0.kind) }, "name": { .string($0.name) }, "description": { Value($0.description) },
    "facts": { Value($0.facts) }, "has_facts": { .bool(!$0.facts.isEmpty) },
    "sections": { Value($0.sections) },
    "names": { Value($0.names) }, "has_names": { .bool(!$0.names.isEmpty) }, "back": { $0.back.value },
    "previous": { Value($0.previous) }, "next": { Value($0.next) },
    "has_neighbours": { .bool($0.previous != nil || $0.next != nil) },
  ])
}
