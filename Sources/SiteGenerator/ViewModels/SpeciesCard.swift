import Mustache

/// A species in a list.
struct SpeciesCard: ViewModel {
  let number: String?
  let name: String
  let slug: String
  let url: String
  let picture: PictureView
  /// Ready-made, since every card of a type shares it.
  let types: Value
  /// Made once: a species is shown in a dozen lists.
  private(set) var value = Value.null

  init(number: String?, name: String, slug: String, url: String, picture: PictureView, types: Value) {
    self.number = number
    self.name = name
    self.slug = slug
    self.url = url
    self.picture = picture
    self.types = types
    value = Self.fields.value(of: self)
  }

  static let fields = Fields<SpeciesCard>([
    "number": { Value($0.number) }, "name": { .string($0.name) }, "slug": { .string($0.slug) },
    "url": { .string($0.url) }, "picture": { $0.picture.value }, "types": { $0.types },
  ])
}
