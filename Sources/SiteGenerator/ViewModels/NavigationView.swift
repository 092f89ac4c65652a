import Mustache

/// A link of a row in which one may be where the reader is.
struct NavigationView: ViewModel {
  let title: String
  let url: String?
  let current: Place?

  /// Where the reader is, in the words of `aria-current`.
  enum Place: String {
    /// At the page that it leads to.
    case page
    /// At a page below it.
    case section = "true"
  }

  static let fields = Fields<NavigationView>([
    "title": { .string($0.title) }, "url": { Value($0.url) }, "current": { Value($0.current?.rawValue) },
  ])
}
