import Mustache

/// A name in another language.
struct LocalNameView: ViewModel {
  let language: String
  let tag: String
  let name: String

  static let fields = Fields<LocalNameView>([
    "language": { .string($0.language) }, "lang": { .string($0.tag) }, "name": { .string($0.name) },
  ])
}
