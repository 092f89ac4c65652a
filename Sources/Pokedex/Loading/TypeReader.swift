import Diagnostics

/// Reads the site's own types, or takes the official ones.
struct TypeReader {
  static let knownKeys: KnownKeys = [
    "id", "slug", "name", "names", "color", "double_damage_to", "half_damage_to", "no_damage_to",
    "description",
  ]

  /// How many types there are at most: the chart has a field for each pair of them.
  private static let mostTypes = 200

  private(set) var types: [ElementalType]
  private(set) var names: NameIndex
  /// Whether the site defines its types itself.
  private let isOwn: Bool

  init(_ collections: Collections, usedBy identities: [Identity], diagnostics: inout [Diagnostic]) {
    isOwn = collections.holds(.types)
    if isOwn {
      var identities = Identity.read(collections[.types], of: .types, diagnostics: &diagnostics)
      if identities.count > Self.mostTypes {
        var surplus = identities[Self.mostTypes].reader
        surplus.report("it is one of more than \(Self.mostTypes) types")
        diagnostics.gather(surplus.diagnostics)
        identities = Array(identities.prefix(Self.mostTypes))
      }
      var names = NameIndex(identities.filter { !$0.slug.isEmpty }.map { ($0.slug, $0.name) })
      types = identities.read(besides: Self.knownKeys, &diagnostics) { identity, reader, fields in
        Self.type(identity, &names, &reader, fields)
      }
      self.names = names
    } else {
      types = Self.areOfficial(identities) ? TypeChart.official.types : []
      names = NameIndex(types.map { ($0.slug, $0.name) })
    }
  }

  /// Whether the types are those of the games.
  var isOfficial: Bool { !isOwn && types.contains { TypeChart.official.type($0.slug) != nil } }

  /// The slug of a type that a form has. One that is not defined is added, without strengths or weaknesses, so
  /// that nothing of the data gets lost; it is reported where it looks like a mistake. Nil where there is no room for it.
  mutating func slug(
    of reference: String, at value: JSONValue, _ path: @autoclosure () -> String, _ reader: inout EntryReader
  ) -> String? {
    if let slug = names.slug(of: reference) { return slug }
    guard types.count < Self.mostTypes else {
      reader.report(value, "\(path()) is one of more than \(Self.mostTypes) types")
      return nil
    }
    let suggestion = names.suggestion(for: reference)
    if isOwn || !suggestion.isEmpty {
      reader.warn(
        value, "\(path()) is '\(reference)', a type that is not defined\(suggestion)",
        fix: isOwn ? "add it to the site's types" : "or define the site's own types in Content/types.json")
    }
    let slug = Slug.make(reference)
    types.append(ElementalType(slug: slug, name: Slug.title(reference)))
    names.insert(slug: slug, name: reference)
    return slug
  }

  /// The official types serve a Pokédex that uses any of them, or none at all. One that uses only types that
  /// nobody has heard of has no need of them.
  private static func areOfficial(_ identities: [Identity]) -> Bool {
    let used = identities.flatMap { usedTypes($0.reader) }
    return used.isEmpty || used.contains { TypeChart.official.type(Slug.make($0)) != nil }
  }

  private static func usedTypes(_ reader: EntryReader) -> [String] {
    let forms = reader.present("forms")?.list?.compactMap { reader.nested($0, "") } ?? []
    return ([reader] + forms).flatMap { $0.present("types")?.list?.compactMap(\.string) ?? [] }
  }

  private static func type(
    _ identity: Identity, _ names: inout NameIndex, _ reader: inout EntryReader, _ fields: [JSON.Field]
  ) -> ElementalType {
    ElementalType(
      slug: identity.slug, name: identity.name, names: reader.localTexts("names"), color: color(&reader),
      doubleDamageTo: relation("double_damage_to", &names, &reader),
      halfDamageTo: relation("half_damage_to", &names, &reader),
      noDamageTo: relation("no_damage_to", &names, &reader), description: reader.prose("description"),
      fields: fields)
  }

  /// `#rgb` or `#rrggbb`: nothing else may stand in a style sheet.
  private static func color(_ reader: inout EntryReader) -> String? {
    guard let text = reader.text("color"), let value = reader.present("color") else { return nil }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), [3, 6].contains(digits.count),
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else {
      reader.report(value, "color '\(text)' is not a colour", fix: "write it like #7a5cff")
      return nil
    }
    return digits.count == 6 ? text : "#" + digits.map { "\($0)\($0)" }.joined()
  }

  private static func relation(
    _ key: String, _ names: inout NameIndex, _ reader: inout EntryReader
  ) -> [String] {
    reader.elements(key).compactMap { index, value in
      guard let reference = reader.text(value, "\(key)[\(index)]") else { return nil }
      if let slug = names.slug(of: reference) { return slug }
      reader.warn(
        value,
        "\(key)[\(index)] is '\(reference)', which is not a type here\(names.suggestion(for: reference))")
      return nil
    }
  }
}
