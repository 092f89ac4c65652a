import Diagnostics

/// Reads the site's own types, or takes the official ones.
struct TypeReader {
  static let knownKeys = [
    "id", "slug", "name", "color", "double_damage_to", "half_damage_to", "no_damage_to", "description",
  ]

  private(set) var types: [ElementalType]
  private(set) var names: NameIndex
  /// Whether the site defines its types itself.
  private let isOwn: Bool

  /// - Parameter used: the types that forms have, as the data writes them.
  init(_ collections: Collections, used: [String], diagnostics: inout [Diagnostic]) {
    isOwn = collections.holds(.types)
    if isOwn {
      let identities = Identity.read(collections[.types], of: .types, diagnostics: &diagnostics)
      let names = NameIndex(identities.map { ($0.slug, $0.name) })
      types = identities.compactMap { Self.read($0, names, &diagnostics) }
      self.names = names
    } else {
      let official = TypeChart.official.types
      let isOfficial = used.contains { name in
        Slug.fold(name).map { TypeChart.official.type($0) != nil } ?? false
      }
      types = isOfficial || used.isEmpty ? official : []
      names = NameIndex(types.map { ($0.slug, $0.name) })
    }
  }

  /// Whether the types are those of the games.
  var isOfficial: Bool { !isOwn && types.contains { TypeChart.official.type($0.slug) != nil } }

  /// The slug of a type that a form has. One that is not defined is added, without strengths or weaknesses, so
  /// that nothing of the data gets lost; it is reported where it looks like a mistake.
  mutating func slug(of reference: String, at value: JSONValue, _ reader: inout EntryReader) -> String {
    if let slug = names.slug(of: reference) { return slug }
    let suggestion = names.suggestion(for: reference)
    if isOwn || !suggestion.isEmpty {
      reader.warn(
        value, "type '\(reference)' is not defined\(suggestion)",
        fix: isOwn ? "add it to the site's types" : "or define the site's own types in Content/types.json")
    }
    let slug = Slug.fold(reference) ?? Slug.spellOut(reference)
    types.append(ElementalType(slug: slug, name: Slug.title(reference)))
    names.insert(slug: slug, name: reference)
    return slug
  }

  private static func read(
    _ identity: Identity, _ names: NameIndex, _ diagnostics: inout [Diagnostic]
  ) -> ElementalType? {
    guard var reader = EntryReader(identity.value, label: identity.label) else {
      return nil
    }
    defer { diagnostics += reader.diagnostics }
    reader.checkKeys(knownKeys: knownKeys)
    return ElementalType(
      slug: identity.slug, name: identity.name, color: color(&reader),
      doubleDamageTo: relation("double_damage_to", names, &reader),
      halfDamageTo: relation("half_damage_to", names, &reader),
      noDamageTo: relation("no_damage_to", names, &reader), description: reader.prose("description"),
      fields: reader.freeFields(knownKeys: knownKeys))
  }

  /// `#rgb` or `#rrggbb`: nothing else may stand in a style sheet.
  private static func color(_ reader: inout EntryReader) -> String? {
    guard let text = reader.text("color"), let value = reader.present("color") else { return nil }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), [3, 6].contains(digits.count), digits.allSatisfy(\.isHexDigit) else {
      reader.report(value, "color '\(text)' is not a colour", fix: "write it like #7a5cff")
      return nil
    }
    return digits.count == 6 ? text : "#" + digits.map { "\($0)\($0)" }.joined()
  }

  private static func relation(_ key: String, _ names: NameIndex, _ reader: inout EntryReader) -> [String] {
    reader.elements(key).compactMap { path, value in
      guard let reference = reader.string(value, path) else { return nil }
      if let slug = names.slug(of: reference) { return slug }
      reader.warn(
        value, "\(path) names '\(reference)', which is not a type here\(names.suggestion(for: reference))")
      return nil
    }
  }
}
