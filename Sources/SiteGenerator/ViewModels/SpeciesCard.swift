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

  static let fields = Fields<SpeciesCard>([
    "number": { Value($0.number) }, "name": { .string($0.name) }, "slug": { .string($0.slug) },
    "url": { .string($0.url) }, "picture": { $0.picture.value }, "types": { $0.types },
  ])
}
