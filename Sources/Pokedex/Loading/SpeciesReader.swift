import Diagnostics

/// Reads the entries of the `pokemon` collection.
struct SpeciesReader {
  static let knownKeys: KnownKeys =
    FormReader.knownKeys + [
      "id", "genus", "genera", "generation", "flavor", "numbers", "description", "capture_rate",
      "base_happiness", "gender_rate",
      "hatch_counter", "growth_rate", "egg_groups", "color", "shape", "habitat", "is_baby", "is_legendary",
      "is_mythical", "evolves_from", "evolves_from_form", "evolution", "forms",
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
      number: identity.number, slug: identity.slug, name: identity.name, names: reader.localTexts("names"),
      genus: reader.text("genus"), genera: reader.localTexts("genera"),
      generation: reader.int("generation", in: 1...),
      description: reader.prose("description"), flavor: flavor(&reader), numbers: numbers(&reader),
      traits: traits(&reader),
      evolvesFrom: lineage.parents[identity.slug], evolvesFromForm: reader.text("evolves_from_form"),
      evolution: reader.textOrTexts("evolution"),
      forms: forms.readAll(identity, &reader), fields: fields)
  }

  private func flavor(_ reader: inout EntryReader) -> [VersionText] {
    reader.localTexts("flavor").map { VersionText(version: $0.language, text: $0.text) }
  }

  private func numbers(_ reader: inout EntryReader) -> [RegionalNumber] {
    reader.members("numbers").compactMap { pokedex, value in
      reader.int(value, "numbers.\(pokedex)").map {
        RegionalNumber(pokedex: pokedex, number: $0)
      }
    }
  }

  private func traits(_ reader: inout EntryReader) -> Traits {
    Traits(
      captureRate: reader.int("capture_rate", in: 0...),
      baseHappiness: reader.int("base_happiness", in: 0...),
      genderRate: reader.int("gender_rate", in: -1...8),
      hatchCounter: reader.int("hatch_counter", in: 0...),
      growthRate: reader.text("growth_rate"), eggGroups: reader.texts("egg_groups"),
      color: reader.text("color"), shape: reader.text("shape"), habitat: reader.text("habitat"),
      isBaby: reader.flag("is_baby"), isLegendary: reader.flag("is_legendary"),
      isMythical: reader.flag("is_mythical"))
  }
}

extension Species {
  /// The keys of an entry that the model knows; any other is a field of the data's own.
  package static var knownKeys: [String] { SpeciesReader.knownKeys.list }
}
