/// Builds one entry: fields in a fixed order, without those that say nothing.
struct EntryWriter {
  private(set) var fields: [JSON.Field] = []

  var json: JSON { .object(fields) }

  mutating func add(_ key: String, _ value: JSON) { fields.append(JSON.Field(key, value)) }

  mutating func add(_ key: String, _ text: String?) {
    if let text { add(key, .string(text)) }
  }

  mutating func add(_ key: String, _ number: Int?) {
    if let number { add(key, .int(number)) }
  }

  mutating func add(_ key: String, _ number: Double?) {
    if let number { add(key, .double(number)) }
  }

  mutating func add(_ key: String, flag: Bool) {
    if flag { add(key, .bool(true)) }
  }

  mutating func add(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { add(key, .list(texts.map(JSON.string))) }
  }

  mutating func add(_ key: String, _ texts: [LocalizedText]) {
    add(key, object: texts.map { JSON.Field($0.language, .string($0.text)) })
  }

  mutating func add(_ key: String, _ stats: [BaseStat]) {
    add(key, object: stats.map { JSON.Field($0.slug, .double($0.value)) })
  }

  mutating func add(_ key: String, object fields: [JSON.Field]) {
    if !fields.isEmpty { add(key, .object(fields)) }
  }

  mutating func add(_ free: [JSON.Field]) { fields += free }
}
