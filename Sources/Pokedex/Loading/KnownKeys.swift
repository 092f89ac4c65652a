import Diagnostics

/// The keys that the model knows in one kind of entry.
struct KnownKeys: Sendable, ExpressibleByArrayLiteral {
  /// In the order in which documentation lists them.
  let list: [String]
  private let set: Set<String>

  init(_ list: [String]) {
    self.list = list
    set = Set(list)
  }

  init(arrayLiteral elements: String...) { self.init(elements) }

  static func + (left: Self, right: Self) -> Self { Self(left.list + right.list) }

  func contains(_ key: String) -> Bool { set.contains(key) }
}

/// Takes the fields that the model does not know, and notes those whose key looks like a slip of the pen.
///
/// One for all entries of a collection: a key is noted where it first stands, not in a thousand entries.
struct FreeFieldReader {
  let knownKeys: KnownKeys
  /// How many keys are looked at: each is compared with every key that is known.
  private static let mostGuesses = 1000
  private var seen: Set<String> = []

  init(besides knownKeys: KnownKeys) { self.knownKeys = knownKeys }

  mutating func read(_ reader: inout EntryReader) -> [JSON.Field] {
    reader.freeFields(besides: knownKeys).map { key, value in
      if seen.count < Self.mostGuesses, seen.insert(key).inserted,
        let known = nearMiss(to: key, among: knownKeys.list)
      {
        reader.note(
          value, "\(key) is not a field that pokesite knows",
          explanation: "it reaches the templates as it is; did you mean '\(known)'?")
      }
      return JSON.Field(key, JSON(value))
    }
  }
}
