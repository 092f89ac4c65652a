import Diagnostics

/// Reads the entries of the `moves` collection.
enum MoveReader {
  static let knownKeys: KnownKeys = [
    "id", "slug", "name", "names", "type", "category", "power", "accuracy", "pp", "priority", "generation",
    "description",
  ]

  static func read(
    _ collections: Collections, types: NameIndex, _ diagnostics: inout [Diagnostic]
  ) -> [Move] {
    let identities = Identity.read(collections[.moves], of: .moves, diagnostics: &diagnostics)
    var types = types
    return identities.read(besides: knownKeys, &diagnostics) { identity, reader, fields in
      Move(
        slug: identity.slug, name: identity.name, names: reader.localTexts("names"),
        type: type(&types, &reader),
        category: reader.text("category"), power: reader.int("power", in: 0...),
        accuracy: reader.int("accuracy", in: 0...), pp: reader.int("pp", in: 0...),
        priority: reader.int("priority"), generation: reader.int("generation", in: 1...),
        description: reader.prose("description"), fields: fields)
    }
  }

  private static func type(_ types: inout NameIndex, _ reader: inout EntryReader) -> String? {
    guard let reference = reader.text("type"), let value = reader.present("type") else { return nil }
    if let slug = types.slug(of: reference) { return slug }
    reader.warn(value, "type '\(reference)' is not defined\(types.suggestion(for: reference))")
    return nil
  }
}
