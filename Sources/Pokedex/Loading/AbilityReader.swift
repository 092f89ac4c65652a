import Diagnostics

/// Reads the entries of the `abilities` collection.
enum AbilityReader {
  static let knownKeys = ["id", "slug", "name", "description"]

  static func read(_ collections: Collections, _ diagnostics: inout [Diagnostic]) -> [Ability] {
    Identity.read(collections[.abilities], of: .abilities, diagnostics: &diagnostics).compactMap { identity in
      guard var reader = EntryReader(identity.value, label: identity.label) else { return nil }
      defer { diagnostics += reader.diagnostics }
      reader.checkKeys(knownKeys: knownKeys)
      return Ability(
        slug: identity.slug, name: identity.name, description: reader.prose("description"),
        fields: reader.freeFields(knownKeys: knownKeys))
    }
  }
}
