import Mustache

/// The list of every species.
struct ListView: ViewModel {
  let heading: String
  let introduction: String?
  let groups: [Group]
  /// `1,025 Pokémon`
  let summary: String
  let sortKeys: [SortOption]

  /// Something that the list can be sorted by.
  struct SortOption: ViewModel {
    let key: SortKey

    static let fields = Fields<SortOption>(["key": { .string($0.key.key) }, "name": { .string($0.key.name) }])
  }

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
    "groups": { Value($0.groups) }, "summary": { .string($0.summary) }, "sort_keys": { Value($0.sortKeys) },
    "count": { model in .int(model.groups.reduce(0) { $0 + $1.cards.count }) },
  ])
}
