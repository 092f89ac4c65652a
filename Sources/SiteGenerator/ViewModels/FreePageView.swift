import Mustache

/// A page of prose.
struct FreePageView: ViewModel {
  let title: String
  /// The prose as HTML.
  let content: String
  let date: String?
  /// What else its front matter says.
  let frontMatter: Value

  static let fields = Fields<FreePageView>([
    "title": { .string($0.title) }, "content": { .string($0.content) }, "date": { Value($0.date) },
    "front_matter": { $0.frontMatter },
  ])
}
