import Diagnostics

/// Reads the fields of one entry, or of an object inside it, and collects what is wrong with them.
///
/// Every field is optional, and null counts as missing. A value of the wrong type is an error that names the
/// entry and the field; the entry is read on, so that all faults are reported in one run.
struct EntryReader {
  /// Which entry it is, for messages: `pokemon[24] "Pikachu"`.
  let label: String
  let value: JSONValue
  private(set) var diagnostics: [Diagnostic] = []

  /// What stands before a key in messages: `forms[1].` inside of an entry, nothing in the entry itself.
  private let prefix: String
  private let fields: [(key: String, value: JSONValue)]
  private let firstIndexOfKey: [String: Int]

  /// How many elements a list has at most, and how many members an object: more than in any honest entry, and few
  /// enough to compare each with each. Fields that the model does not know may hold as much as they like.
  private static let mostMembers = 2000

  /// Nil if the value is no object.
  init?(_ value: JSONValue, label: String, path: String? = nil) {
    guard let fields = value.fields.map(Array.init) else { return nil }
    self.label = label
    self.value = value
    self.fields = fields
    prefix = path.map { $0 + "." } ?? ""
    var firstIndexOfKey: [String: Int] = Dictionary(minimumCapacity: fields.count)
    for (index, field) in fields.enumerated() where firstIndexOfKey[field.key] == nil {
      firstIndexOfKey[field.key] = index
    }
    self.firstIndexOfKey = firstIndexOfKey
  }

  // MARK: - Scalars

  /// A string that is not blank.
  mutating func text(_ key: String) -> String? {
    read(key, "a string", \.string).flatMap { $0.isBlank ? nil : $0 }
  }

  mutating func int(
    _ key: String, in range: ClosedRange<Int> = -Dex.greatestNumber...Dex.greatestNumber
  ) -> Int? {
    present(key).flatMap { int($0, key, in: range) }
  }

  mutating func int(_ key: String, in range: PartialRangeFrom<Int>) -> Int? {
    int(key, in: range.lowerBound...Dex.greatestNumber)
  }

  /// The whole number that `value` is, or an error at `path`.
  mutating func int(
    _ value: JSONValue, _ path: @autoclosure () -> String,
    in range: ClosedRange<Int> = -Dex.greatestNumber...Dex.greatestNumber
  ) -> Int? {
    guard let number = require(value.int, value, path(), "a whole number") else { return nil }
    guard range.contains(number) else {
      report(value, "\(path()) is \(Self.fault(number, outOf: range))")
      return nil
    }
    return number
  }

  /// A number above zero: zero stands in the public data for what nobody has measured.
  mutating func measure(_ key: String) -> Double? {
    guard let value = present(key), let number = amount(value, key) else { return nil }
    return number > 0 ? number : nil
  }

  /// The number that `value` is, zero or above, or an error at `path`.
  mutating func amount(_ value: JSONValue, _ path: @autoclosure () -> String) -> Double? {
    guard let number = require(value.double, value, path(), "a number") else { return nil }
    guard number >= 0 else {
      report(value, "\(path()) is below zero")
      return nil
    }
    guard number <= Double(Dex.greatestNumber) else {
      report(value, "\(path()) is greater than \(Dex.greatestNumber)")
      return nil
    }
    return number
  }

  mutating func flag(_ key: String) -> Bool {
    read(key, "true or false", \.bool) ?? false
  }

  mutating func prose(_ key: String) -> Prose? {
    guard let text = text(key), let value = present(key) else { return nil }
    return Prose(text: text, origin: Origin(value))
  }

  // MARK: - Lists and objects

  /// The strings of a list that are not blank.
  mutating func texts(_ key: String) -> [String] {
    elements(key).compactMap { text($0.value, "\(key)[\($0.index)]") }
  }

  /// One string or a list of them.
  mutating func textOrTexts(_ key: String) -> [String] {
    guard let value = present(key) else { return [] }
    if let string = value.string { return string.isBlank ? [] : [string] }
    guard require(value.list, value, key, "a string or a list of strings") != nil else { return [] }
    return texts(key)
  }

  /// The elements of a list that are not null.
  mutating func elements(_ key: String) -> [(index: Int, value: JSONValue)] {
    guard let list = read(key, "a list", \.list) else { return [] }
    return elements(list, key)
  }

  /// The same of a list that has been read already.
  mutating func elements(_ list: JSONElements, _ path: String) -> [(index: Int, value: JSONValue)] {
    var elements: [(index: Int, value: JSONValue)] = []
    for (index, value) in list.enumerated() {
      guard index < Self.mostMembers else {
        report(value, "\(path) has more than \(Self.mostMembers) elements")
        break
      }
      if !value.isNull { elements.append((index, value)) }
    }
    return elements
  }

  /// The members of an object that are not null, in the order of the file. A key that stands twice is an error.
  mutating func members(_ key: String) -> [(key: String, value: JSONValue)] {
    guard let object = read(key, "an object", \.fields) else { return [] }
    var members = Array(object.prefix(Self.mostMembers + 1))
    if members.count > Self.mostMembers, let surplus = members.popLast() {
      report(surplus.value, "\(key) has more than \(Self.mostMembers) members")
    }
    var seen = Set<String>(minimumCapacity: members.count)
    members.removeAll { member in
      guard seen.insert(member.key).inserted else {
        report(member.value, "\(key).\(member.key) stands twice", fix: "keep one of them")
        return true
      }
      return member.value.isNull
    }
    return members
  }

  /// The string that `value` is, nil if it is blank, or an error at `path`.
  mutating func text(_ value: JSONValue, _ path: @autoclosure () -> String) -> String? {
    require(value.string, value, path(), "a string").flatMap { $0.isBlank ? nil : $0 }
  }

  /// A reader for an object inside this entry; what it finds is to be adopted.
  func nested(_ value: JSONValue, _ path: String) -> EntryReader? {
    EntryReader(value, label: label, path: prefix + path)
  }

  /// Takes over what was found in an object inside this entry.
  mutating func adopt(_ inner: EntryReader) {
    diagnostics.gather(inner.diagnostics)
  }

  // MARK: - Keys

  /// Whether the key is there, even with null.
  func has(_ key: String) -> Bool { firstIndexOfKey[key] != nil }

  /// The field's value, unless it is missing or null.
  func present(_ key: String) -> JSONValue? {
    guard let index = firstIndexOfKey[key], !fields[index].value.isNull else { return nil }
    return fields[index].value
  }

  /// The fields that the model does not know.
  func freeFields(besides known: KnownKeys) -> [(key: String, value: JSONValue)] {
    fields.filter { !known.contains($0.key) }
  }

  mutating func reportRepeatedKeys() {
    guard firstIndexOfKey.count < fields.count else { return }
    for (index, field) in fields.enumerated() where firstIndexOfKey[field.key] != index {
      report(field.value, "\(field.key) stands twice", fix: "keep one of them")
    }
  }

  // MARK: - Faults

  /// An error at a value of this entry; `fault` begins with the field's path.
  mutating func report(_ value: JSONValue, _ fault: String, fix: String? = nil) {
    if !diagnostics.isFull { add(.error(at: value.location, message(fault), fix: fix)) }
  }

  /// An error of the entry as a whole.
  mutating func report(_ fault: String, fix: String? = nil) {
    let object = prefix.isEmpty ? "" : "\(prefix.dropLast()): "
    add(.error(at: value.location, "\(label): \(object)\(fault)", fix: fix))
  }

  mutating func warn(_ value: JSONValue, _ fault: String, fix: String? = nil) {
    add(.warning(at: value.location, message(fault), fix: fix))
  }

  mutating func note(_ value: JSONValue, _ fault: String, explanation: String) {
    add(Diagnostic(.note, at: value.location, message(fault), explanation: explanation))
  }

  /// The content of a value, or an error that says what was expected.
  mutating func require<T>(
    _ content: T?, _ value: JSONValue, _ path: @autoclosure () -> String, _ expected: String
  ) -> T? {
    if content == nil { report(value, "\(path()) is not \(expected)\(Self.found(value, expected))") }
    return content
  }

  private mutating func read<T>(_ key: String, _ expected: String, _ content: (JSONValue) -> T?) -> T? {
    guard let value = present(key) else { return nil }
    if let content = content(value) { return content }
    return require(nil, value, key, expected)
  }

  private mutating func add(_ diagnostic: Diagnostic) { diagnostics.gather(CollectionOfOne(diagnostic)) }

  private func message(_ fault: String) -> String { "\(label): \(prefix)\(fault)" }

  /// `, but a list`; nothing where it would read `not a whole number, but a number`.
  private static func found(_ value: JSONValue, _ expected: String) -> String {
    value.token.kind == .number && expected == "a whole number" ? "" : ", but \(value.kindInWords)"
  }

  /// Nobody needs to hear of the end of a range that only ends where all numbers do, unless it is exceeded.
  private static func fault(_ number: Int, outOf range: ClosedRange<Int>) -> String {
    switch (number, range.upperBound) {
    case (...range.lowerBound, Dex.greatestNumber): "\(number), which is not \(range.lowerBound) or more"
    case (_, Dex.greatestNumber): "greater than \(Dex.greatestNumber)"
    default: "\(number), which is not from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

extension String {
  /// Whether there is nothing to read in it.
  var isBlank: Bool {
    // The first byte settles it for nearly all texts, without asking Unicode.
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
