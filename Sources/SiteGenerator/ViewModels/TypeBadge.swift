import Mustache

/// A type's name in its colour, with a link to its page.
struct TypeBadge: ViewModel {
  let slug: String
  let name: String
  /// Nil where the site is built without pages for types.
  let url: String?
  /// Made once: there are few types and many pages.
  private(set) var value = Value.null

  init(slug: String, name: String, url: String?) {
    self.slug = slug
    self.name = name
    self.url = url
    value = Self.fields.value(of: self)
  }

  static let fields = Fields<TypeBadge>([
    "slug": { .string($0.slug) }, "name": { .string($0.name) }, "url": { Value($0.url) },
  ])
}
