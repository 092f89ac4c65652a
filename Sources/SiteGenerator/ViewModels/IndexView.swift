import Mustache

/// A list of links to pages of one kind: abilities, egg groups, generations, rankings.
struct IndexView: ViewModel {
  let heading: String
  let introduction: String
  let items: [Item]

  /// A page of the kind.
  struct Item: ViewModel {
    let title: String
    let url: String?
    /// What it is about, in a line.
    let summary: String?
    /// How many Pokémon it leads to, in words.
    let count: String

    static let fields = Fields<Item>([
      "title": { .string($0.title) }, "url": { Value($0.url) }, "summary": { Value($0.summary) },
      "count": { .string($0.count) },
    ])
  }

  static let fields = Fields<IndexView>([
    "heading": { .string($0.heading) }, "introduction": { .string($0.introduction) },
    "items": { Value($0.items) },
  ])
}
