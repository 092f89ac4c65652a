import Diagnostics

/// Reads what a form looks like and can do: of the species itself, and of the further forms that it has.
struct FormReader {
  static let knownKeys: KnownKeys =
    [
      "slug", "name", "types", "abilities", "stats", "height", "weight", "base_experience", "image_url",
      "sprites", "moves",
    ] + FormDetailsReader.knownKeys

  /// The types that are known, those among them that only a form has named.
  private(set) var types: TypeReader
  /// The stats that forms have, as the data writes them, in the order of their appearance.
  private(set) var stats: [String] = []
  private var seenStats: Set<String> = []
  /// Each stat has a page on which all of them are listed.
  private static let mostStats = 200
  private var abilitySlots = AbilitySlotReader()
  private var freeFields = FreeFieldReader(besides: knownKeys)

  init(types: TypeReader) { self.types = types }

  /// The species' own form, then its further ones.
  mutating func readAll(_ identity: Identity, _ reader: inout EntryReader) -> [Form] {
    var forms = [read(slug: identity.slug, name: identity.name, after: nil, fields: [], &reader)]
    for (index, value) in reader.elements("forms") {
      guard var inner = reader.nested(value, "forms[\(index)]") else {
        _ = reader.require(nil as String?, value, "forms[\(index)]", "an object")
        continue
      }
      if let form = furtherForm(besides: forms, &inner) { forms.append(form) }
      reader.adopt(inner)
    }
    return forms
  }

  private mutating func furtherForm(besides others: [Form], _ reader: inout EntryReader) -> Form? {
    reader.reportRepeatedKeys()
    let name = Identity.name(&reader)
    let slug = name.flatMap { Identity.slug($0, number: nil, &reader) }
    let fields = freeFields.read(&reader)
    let form = read(slug: slug ?? "", name: name ?? "", after: others.first, fields: fields, &reader)
    guard let slug else { return nil }
    if let other = others.first(where: { $0.slug == slug }) {
      reader.report(
        "its slug '\(slug)' is that of the form \"\(other.name)\" too", fix: "give it another \"slug\"")
      return nil
    }
    return form
  }

  /// Reads a form. A key that a further form does not have is as in the first form; null means unknown.
  private mutating func read(
    slug: String, name: String, after first: Form?, fields: [JSON.Field], _ reader: inout EntryReader
  ) -> Form {
    func inherited<T>(_ key: String, _ value: KeyPath<Form, T>, _ own: T) -> T {
      if let first, !reader.has(key) { first[keyPath: value] } else { own }
    }
    let pictures = PictureReader.read(&reader)
    let types = typeSlugs(&reader)
    let abilities = abilitySlots.read(&reader)
    let stats = baseStats(&reader)
    let moves = LearnedMoveReader.read(&reader)
    let (height, weight) = (reader.measure("height"), reader.measure("weight"))
    let experience = reader.int("base_experience", in: 0...)
    let details = FormDetailsReader.read(after: first, &reader)
    return Form(
      slug: slug, name: name, types: inherited("types", \.types, types),
      abilities: inherited("abilities", \.abilities, abilities), stats: inherited("stats", \.stats, stats),
      height: inherited("height", \.height, height), weight: inherited("weight", \.weight, weight),
      baseExperience: inherited("base_experience", \.baseExperience, experience), pictures: pictures,
      moves: inherited("moves", \.moves, moves), details: details, fields: fields)
  }

  private mutating func typeSlugs(_ reader: inout EntryReader) -> [String] {
    var slugs: [String] = []
    for (index, value) in reader.elements("types") {
      guard let reference = reader.text(value, "types[\(index)]") else { continue }
      guard let slug = types.slug(of: reference, at: value, "types[\(index)]", &reader) else { continue }
      if slugs.contains(slug) {
        reader.warn(value, "types[\(index)] is '\(reference)' a second time")
      } else {
        slugs.append(slug)
      }
    }
    return slugs
  }

  private mutating func baseStats(_ reader: inout EntryReader) -> [BaseStat] {
    var stats: [BaseStat] = []
    for (key, value) in reader.members("stats") {
      let slug = Slug.make(key)
      guard let number = reader.amount(value, "stats.\(key)") else { continue }
      if stats.contains(where: { $0.slug == slug }) {
        reader.report(value, "stats.\(key) is the stat '\(slug)' a second time", fix: "keep one of them")
      } else if !seenStats.contains(slug), seenStats.count == Self.mostStats {
        reader.report(value, "stats.\(key) is one of more than \(Self.mostStats) stats")
        break
      } else {
        if seenStats.insert(slug).inserted { self.stats.append(key) }
        stats.append(BaseStat(slug: slug, value: number))
      }
    }
    return stats
  }
}
