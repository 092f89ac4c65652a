import Mustache

/// The list of every species.
struct ListView: ViewModel {
  let heading: String
  let introduction: String?
  let groups: [Group]

  /// The species of one generation, or those of none.
  struct Group: ViewModel {
    /// Nil where the data knows no generations.
    let title: String?
    let anchor: String?
    let cards: [Value]

    static let fields = Fields<Group>([
      "title": { Value($0.title) }, "anchor": { Value($0.anchor) }, "cards": { .list($0.cards) },
    ])
  }

  static let fields = Fields<ListView>([
    "heading": { .string($0.heading) }, "introduction": { Value($0.introduction) },
    "groups": { Value($0.groups) },
    "count": { model in .int(model.groups.reduce(0) { $0 + $1.cards.count }) },
  ])
}
