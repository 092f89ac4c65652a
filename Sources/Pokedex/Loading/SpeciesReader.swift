import Diagnostics

/// Reads the entries of the `pokemon` collection.
struct SpeciesReader {
  static let knownKeys =
    FormReader.knownKeys + [
      "id", "names", "genus", "generation", "description", "capture_rate", "base_happiness", "gender_rate",
      "hatch_counter", "growth_rate", "egg_groups", "color", "shape", "habitat", "is_baby", "is_legendary",
      "is_mythical", "evolves_from", "evolution", "forms",
    ]

  let lineage: Lineage
  var forms: FormReader

  mutating func read(_ identity: Identity, diagnostics: inout [Diagnostic]) -> Species? {
    guard var reader = EntryReader(identity.value, label: identity.label) else {
      return nil
    }
    defer { diagnostics += reader.diagnostics }
    reader.checkKeys(knownKeys: Self.knownKeys)
    // The lineage has looked at the reference; only its type is still to be checked.
    _ = reader.string("evolves_from")
    return Species(
      number: identity.number, slug: identity.slug, name: identity.name, names: names(&reader),
      genus: reader.text("genus"), generation: reader.int("generation", in: 1...Int.max),
      description: reader.prose("description"), traits: traits(&reader),
      evolvesFrom: lineage.parents[identity.slug], evolution: reader.stringOrStrings("evolution"),
      forms: allForms(identity, &reader), fields: reader.freeFields(knownKeys: Self.knownKeys))
  }

  private func names(_ reader: inout EntryReader) -> [LocalizedText] {
    reader.members("names").compactMap { language, value in
      reader.string(value, "names.\(language)").map { LocalizedText(language: language, text: $0) }
    }
  }

  private func traits(_ reader: inout EntryReader) -> Traits {
    Traits(
      captureRate: reader.int("capture_rate", in: 0...Int.max),
      baseHappiness: reader.int("base_happiness", in: 0...Int.max),
      genderRate: reader.int("gender_rate", in: -1...8),
      hatchCounter: reader.int("hatch_counter", in: 0...Int.max),
      growthRate: reader.text("growth_rate"), eggGroups: reader.strings("egg_groups"),
      color: reader.text("color"),
      shape: reader.text("shape"), habitat: reader.text("habitat"), isBaby: reader.flag("is_baby"),
      isLegendary: reader.flag("is_legendary"), isMythical: reader.flag("is_mythical"))
  }

  private mutating func allForms(_ identity: Identity, _ reader: inout EntryReader) -> [Form] {
    let first = forms.read(slug: identity.slug, name: identity.name, after: nil, &reader)
    var all = [first]
    for (path, value) in reader.elements("forms") {
      guard var form = EntryReader(value, label: reader.label) else {
        _ = reader.require(nil as String?, value, path, "an object")
        continue
      }
      form.checkKeys(knownKeys: FormReader.knownKeys)
      if let next = furtherForm(value, path, after: first, besides: all, &form) { all.append(next) }
      reader.adopt(form, path)
    }
    return all
  }

  private mutating func furtherForm(
    _ value: JSONValue, _ path: String, after first: Form, besides others: [Form], _ reader: inout EntryReader
  ) -> Form? {
    guard let name = reader.text("name") else {
      reader.report(value, "it has no name", fix: "a name is the one thing that every form needs")
      return nil
    }
    let slug = reader.text("slug").flatMap(Slug.fold) ?? Slug.fold(name) ?? Slug.spellOut(name)
    if let other = others.first(where: { $0.slug == slug }) {
      reader.report(
        value, "its slug '\(slug)' is that of the form \"\(other.name)\" too", fix: "give it another \"slug\""
      )
      return nil
    }
    return forms.read(slug: slug, name: name, after: first, &reader)
  }
}
