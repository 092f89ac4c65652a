import Mustache

/// A page that has moved.
struct RedirectView: ViewModel {
  /// The title of the page that it leads to.
  let title: String
  let targetURL: String

  static let fields = Fields<RedirectView>([
    "title": { .string($0.title) }, "target_url": { .string($0.targetURL) },
  ])
}
