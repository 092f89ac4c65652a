import Mustache

/// A picture with the words for those who do not see it.
struct PictureView: ViewModel {
  let url: String
  let alt: String
  /// In pixels; nil where the data does not tell.
  var width: Int?
  var height: Int?
  /// Whether pokesite drew it because the data has none.
  let isPlaceholder: Bool

  static let fields = Fields<PictureView>([
    "url": { .string($0.url) }, "alt": { .string($0.alt) }, "width": { Value($0.width) },
    "height": { Value($0.height) }, "is_placeholder": { .bool($0.isPlaceholder) },
  ])
}
