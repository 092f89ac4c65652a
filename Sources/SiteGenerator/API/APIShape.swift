/// The shape of one kind of object in the API: what its schema and its documentation are made of.
struct APIShape: Sendable {
  /// Its name in the schema.
  let name: String
  /// A heading for people.
  let title: String
  /// What it is, in a sentence.
  let words: String
  let fields: [Field]
  /// Whether the data may give it fields of its own.
  var isOpen = false

  /// A field of the object.
  struct Field: Sendable {
    let key: String
    let type: APIType
    let words: String
    let isRequired: Bool

    /// A field that is left out where nothing is known.
    init(_ key: String, _ type: APIType, _ words: String) {
      self.init(key, type, words, isRequired: false)
    }

    /// A field that is always there.
    static func always(_ key: String, _ type: APIType, _ words: String) -> Field {
      Field(key, type, words, isRequired: true)
    }

    private init(_ key: String, _ type: APIType, _ words: String, isRequired: Bool) {
      self.key = key
      self.type = type
      self.words = words
      self.isRequired = isRequired
    }
  }
}
