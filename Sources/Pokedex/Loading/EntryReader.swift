import Diagnostics

/// Reads the fields of one entry and collects what is wrong with them.
///
/// Every field is optional and null counts as missing. A value of the wrong type is an error that names the
/// entry and the field; the entry is read on, so that all faults are reported in one run.
struct EntryReader {
  /// Which entry it is, for messages: `pokemon[24] "Pikachu"`.
  let label: String
  let value: JSONValue
  private(set) var diagnostics: [Diagnostic] = []
  private let fields: [(key: String, value: JSONValue)]

  /// Nil if the value is no object.
  init?(_ value: JSONValue, label: String) {
    guard let fields = value.fields else { return nil }
    self.label = label
    self.value = value
    self.fields = fields
  }

  // MARK: - Scalars

  mutating func string(_ key: String) -> String? {
    read(key, "a string", \.string)
  }

  /// A string that is not empty.
  mutating func text(_ key: String) -> String? {
    string(key).flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
  }

  mutating func int(_ key: String, in range: ClosedRange<Int> = Int.min...Int.max) -> Int? {
    guard let value = present(key), let number = read(key, "a whole number", \.int) else { return nil }
    guard range.contains(number) else {
      report(value, "\(key) is \(number), which is not \(Self.words(for: range))")
      return nil
    }
    return number
  }

  /// A number above zero: zero stands in the public data for what nobody has measured.
  mutating func measure(_ key: String) -> Double? {
    guard let value = present(key), let number = read(key, "a number", \.double) else { return nil }
    guard number >= 0 else {
      report(value, "\(key) is below zero")
      return nil
    }
    return number > 0 ? number : nil
  }

  mutating func flag(_ key: String) -> Bool {
    read(key, "true or false", \.bool) ?? false
  }

  mutating func prose(_ key: String) -> Prose? {
    guard let text = text(key), let value = present(key) else { return nil }
    return Prose(text: text, origin: Origin(value: value))
  }

  // MARK: - Lists and objects

  mutating func strings(_ key: String) -> [String] {
    elements(key).compactMap { element in string(element.value, element.path) }
  }

  /// One string or a list of them.
  mutating func stringOrStrings(_ key: String) -> [String] {
    if let string = present(key)?.string { return [string] }
    return strings(key)
  }

  /// The elements of a list that are not null, each with its path for messages: `types[1]`.
  mutating func elements(_ key: String) -> [(path: String, value: JSONValue)] {
    let list = read(key, "a list", \.list) ?? []
    return list.enumerated().filter { !$0.element.isNull }.map { ("\(key)[\($0.offset)]", $0.element) }
  }

  /// The members of an object that are not null, in the order of the file.
  mutating func members(_ key: String) -> [(key: String, value: JSONValue)] {
    (read(key, "an object", \.fields) ?? []).filter { !$0.value.isNull }
  }

  /// The string that `value` is, or an error at `path`.
  mutating func string(_ value: JSONValue, _ path: String) -> String? {
    require(value.string, value, path, "a string")
  }

  /// What is left when the fields that the model knows are taken.
  func freeFields(knownKeys: [String]) -> [JSON.Field] {
    fields.filter { !knownKeys.contains($0.key) }.map { JSON.Field($0.key, JSON($0.value)) }
  }

  /// Reports keys that stand twice, and notes free fields that look like a slip of the pen.
  mutating func checkKeys(knownKeys: [String]) {
    var seen: Set<String> = []
    for field in fields {
      if !seen.insert(field.key).inserted {
        report(field.value, "\(field.key) stands twice", fix: "keep one of them")
      }
      if !knownKeys.contains(field.key), let known = nearMiss(to: field.key, among: knownKeys) {
        diagnostics.append(
          Diagnostic(
            .note, at: field.value.location, "\(label): field '\(field.key)' is not one that pokesite knows",
            explanation: "it reaches the templates as it is; did you mean '\(known)'?"))
      }
    }
  }

  // MARK: - Faults

  mutating func report(_ value: JSONValue, _ fault: String, fix: String? = nil) {
    diagnostics.append(.error(at: value.location, "\(label): \(fault)", fix: fix))
  }

  mutating func warn(_ value: JSONValue, _ fault: String, fix: String? = nil) {
    diagnostics.append(.warning(at: value.location, "\(label): \(fault)", fix: fix))
  }

  /// Takes over what was found in an object inside this entry, which stands at `path`.
  mutating func adopt(_ inner: EntryReader, _ path: String) {
    diagnostics += inner.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.summary = "\(label): \(path): " + diagnostic.summary.dropFirst(inner.label.count + 2)
      return diagnostic
    }
  }

  /// Whether the key is there, even with null.
  func has(_ key: String) -> Bool { fields.contains { $0.key == key } }

  /// The field's value, unless it is missing or null.
  func present(_ key: String) -> JSONValue? {
    fields.first { $0.key == key }.flatMap { $0.value.isNull ? nil : $0.value }
  }

  mutating func require<T>(_ content: T?, _ value: JSONValue, _ path: String, _ expected: String) -> T? {
    if content == nil { report(value, "\(path) is not \(expected), but \(value.kindInWords)") }
    return content
  }

  private mutating func read<T>(_ key: String, _ expected: String, _ content: (JSONValue) -> T?) -> T? {
    guard let value = present(key) else { return nil }
    return require(content(value), value, key, expected)
  }

  private static func words(for range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? "\(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
  }
}
