import Mustache

/// A name that leads somewhere.
struct LinkView: ViewModel {
  let title: String
  /// Nil where the site is built without the page.
  let url: String?

  static let fields = Fields<LinkView>([
    "title": { .string($0.title) }, "url": { Value($0.url) },
  ])
}
