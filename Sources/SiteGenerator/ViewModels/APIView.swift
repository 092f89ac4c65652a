import Mustache

/// The page that explains the JSON API.
struct APIView: ViewModel {
  /// Where a program begins.
  let index: String
  let schema: String
  let version: Int
  let collections: [Collection]
  let examples: [Example]
  let shapes: [Shape]

  /// A collection with its addresses.
  struct Collection: ViewModel {
    let title: String
    let url: String
    let count: String
    /// The address of an entry, with `{slug}` in it.
    let entry: String

    static let fields = Fields<Collection>([
      "title": { .string($0.title) }, "url": { .string($0.url) }, "count": { .string($0.count) },
      "entry": { .string($0.entry) },
    ])
  }

  /// A file of the site's own API, shortened.
  struct Example: ViewModel {
    let title: String
    let url: String
    let code: String

    static let fields = Fields<Example>([
      "title": { .string($0.title) }, "url": { .string($0.url) }, "code": { .string($0.code) },
    ])
  }

  /// What one kind of object holds.
  struct Shape: ViewModel {
    let title: String
    let anchor: String
    let words: String
    let rows: [Field]
    /// Whether the data may give it fields of its own.
    let isOpen: Bool

    static let fields = Fields<Shape>([
      "title": { .string($0.title) }, "anchor": { .string($0.anchor) }, "words": { .string($0.words) },
      "fields": { Value($0.rows) }, "is_open": { .bool($0.isOpen) },
    ])
  }

  /// A field of an object.
  struct Field: ViewModel {
    let key: String
    /// What it holds, in words.
    let type: String
    let words: String
    /// Whether it is always there.
    let isRequired: Bool

    static let fields = Fields<Field>([
      "key": { .string($0.key) }, "type": { .string($0.type) }, "words": { .string($0.words) },
      "is_required": { .bool($0.isRequired) },
    ])
  }

  static let fields = Fields<APIView>([
    "index_url": { .string($0.index) }, "schema_url": { .string($0.schema) }, "version": { .int($0.version) },
    "collections": { Value($0.collections) }, "examples": { Value($0.examples) },
    "shapes": { Value($0.shapes) },
  ])
}
