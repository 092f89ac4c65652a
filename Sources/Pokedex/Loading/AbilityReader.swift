import Diagnostics

/// Reads the entries of the `abilities` collection.
enum AbilityReader {
  static let knownKeys: KnownKeys = ["id", "slug", "name", "description"]

  static func read(_ collections: Collections, _ diagnostics: inout [Diagnostic]) -> [Ability] {
    let identities = Identity.read(collections[.abilities], of: .abilities, diagnostics: &diagnostics)
    return identities.read(besides: knownKeys, &diagnostics) { identity, reader, fields in
      Ability(
        slug: identity.slug, name: identity.name, description: reader.prose("description"), fields: fields)
    }
  }
}
