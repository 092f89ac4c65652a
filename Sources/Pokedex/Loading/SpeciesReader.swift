import Diagnostics

/// Reads the entries of the `pokemon` collection.
struct SpeciesReader {
  static let knownKeys: KnownKeys =
    FormReader.knownKeys + [
      "id", "names", "genus", "generation", "description", "capture_rate", "base_happiness", "gender_rate",
      "hatch_counter", "growth_rate", "egg_groups", "color", "shape", "habitat", "is_baby", "is_legendary",
      "is_mythical", "evolves_from", "evolution", "forms",
    ]

  let lineage: Lineage
  var forms: FormReader

  mutating func read(_ identities: [Identity], _ diagnostics: inout [Diagnostic]) -> [Species] {
    identities.read(besides: Self.knownKeys, &diagnostics) { identity, reader, fields in
      read(identity, &reader, fields)
    }
  }

  private mutating func read(
    _ identity: Identity, _ reader: inout EntryReader, _ fields: [JSON.Field]
  ) -> Species {
    // The lineage has looked at the reference; only its type is still to be checked.
    _ = reader.text("evolves_from")
    return Species(
      number: identity.number, slug: identity.slug, name: identity.name, names: names(&reader),
      genus: reader.text("genus"), generation: reader.int("generation", in: 1...Int.max),
      description: reader.prose("description"), traits: traits(&reader),
      evolvesFrom: lineage.parents[identity.slug], evolution: reader.textOrTexts("evolution"),
      forms: forms.readAll(identity, &reader), fields: fields)
  }

  private func names(_ reader: inout EntryReader) -> [LocalizedText] {
    reader.members("names").compactMap { language, value in
      reader.text(value, "names.\(language)").map { LocalizedText(language: language, text: $0) }
    }
  }

  private func traits(_ reader: inout EntryReader) -> Traits {
    Traits(
      captureRate: reader.int("capture_rate", in: 0...Int.max),
      baseHappiness: reader.int("base_happiness", in: 0...Int.max),
      genderRate: reader.int("gender_rate", in: -1...8),
      hatchCounter: reader.int("hatch_counter", in: 0...Int.max),
      growthRate: reader.text("growth_rate"), eggGroups: reader.texts("egg_groups"),
      color: reader.text("color"), shape: reader.text("shape"), habitat: reader.text("habitat"),
      isBaby: reader.flag("is_baby"), isLegendary: reader.flag("is_legendary"),
      isMythical: reader.flag("is_mythical"))
  }
}
