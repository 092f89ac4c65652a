import Diagnostics

/// Reads the entries of the `abilities` collection.
enum AbilityReader {
  static let knownKeys: KnownKeys = ["id", "slug", "name", "names", "generation", "description"]

  static func read(_ collections: Collections, _ diagnostics: inout [Diagnostic]) -> [Ability] {
    let identities = Identity.read(collections[.abilities], of: .abilities, diagnostics: &diagnostics)
    return identities.read(besides: knownKeys, &diagnostics) { identity, reader, fields in
      Ability(
        slug: identity.slug, name: identity.name, names: reader.localTexts("names"),
        generation: reader.int("generation", in: 1...), description: reader.prose("description"),
        fields: fields)
    }
  }
}
