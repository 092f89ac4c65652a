import Mustache

/// A type's name in its colour, with a link to its page.
struct TypeBadge: ViewModel {
  let slug: String
  let name: String
  /// Nil where the site is built without pages for types.
  let url: String?

  static let fields = Fields<TypeBadge>([
    "slug": { .string($0.slug) }, "name": { .string($0.name) }, "url": { Value($0.url) },
  ])
}
