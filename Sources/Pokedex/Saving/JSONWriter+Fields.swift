/// Fields of an entry. Those that say nothing are left out.
extension JSONWriter {
  package mutating func add(_ key: String, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  package mutating func add(_ key: String, _ number: Int?) {
    guard let number else { return }
    self.key(key)
    int(number)
  }

  package mutating func add(_ key: String, _ number: Double?) {
    guard let number else { return }
    self.key(key)
    double(number)
  }

  package mutating func add(_ key: String, flag: Bool) {
    guard flag else { return }
    self.key(key)
    bool(true)
  }

  package mutating func add(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { list(key, texts) }
  }

  package mutating func add(_ key: String, _ texts: [LocalizedText]) {
    object(key, texts) { $0.add($1.language, $1.text) }
  }

  package mutating func add(_ key: String, _ stats: [BaseStat]) {
    object(key, stats) { $0.add($1.slug, $1.value) }
  }

  /// Fields that the model does not know.
  package mutating func add(_ free: [JSON.Field]) {
    for field in free {
      key(field.key)
      value(field.value)
    }
  }

  /// An object with fields for every element; left out if there is none.
  package mutating func object<Element>(
    _ key: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    self.key(key)
    object { for element in elements { write(&$0, element) } }
  }

  /// A list with an element for each of others; left out if there is none.
  package mutating func list<Element>(
    _ key: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    self.key(key)
    list { for element in elements { write(&$0, element) } }
  }

  /// A list of texts, even an empty one.
  package mutating func list(_ key: String, _ texts: [String]) {
    self.key(key)
    list { for text in texts { $0.string(text) } }
  }
}
