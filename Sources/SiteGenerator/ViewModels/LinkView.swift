import Mustache

/// A name that leads somewhere.
struct LinkView: ViewModel {
  let title: String
  let url: String

  static let fields = Fields<LinkView>([
    "title": { .string($0.title) }, "url": { .string($0.url) },
  ])
}
