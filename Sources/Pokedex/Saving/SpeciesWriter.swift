/// Writes one entry of the `pokemon` collection.
enum SpeciesWriter {
  static func json(_ species: Species) -> JSON {
    var entry = EntryWriter()
    entry.add("id", species.number)
    entry.add("slug", species.slug)
    entry.add("name", species.name)
    entry.add("names", species.names)
    entry.add("genus", species.genus)
    entry.add("genera", species.genera)
    entry.add("generation", species.generation)
    entry.add("description", species.description?.text)
    add(species.traits, to: &entry)
    entry.add("numbers", object: species.numbers.map { JSON.Field($0.pokedex, .int($0.number)) })
    entry.add("evolves_from", species.evolvesFrom)
    entry.add("evolves_from_form", species.evolvesFromForm)
    entry.add("evolution", species.evolution)
    entry.add("flavor", object: species.flavor.map { JSON.Field($0.version, .string($0.text)) })
    FormWriter(first: nil).write(species.form, to: &entry)
    let further = species.forms.dropFirst().map { form($0, after: species.form) }
    if !further.isEmpty { entry.add("forms", .list(further)) }
    entry.add(species.fields)
    return entry.json
  }

  private static func form(_ form: Form, after first: Form) -> JSON {
    var entry = EntryWriter()
    entry.add("slug", form.slug)
    entry.add("name", form.name)
    FormWriter(first: first).write(form, to: &entry)
    entry.add(form.fields)
    return entry.json
  }

  private static func add(_ traits: Traits, to entry: inout EntryWriter) {
    entry.add("capture_rate", traits.captureRate)
    entry.add("base_happiness", traits.baseHappiness)
    entry.add("gender_rate", traits.genderRate)
    entry.add("hatch_counter", traits.hatchCounter)
    entry.add("growth_rate", traits.growthRate)
    entry.add("egg_groups", traits.eggGroups)
    entry.add("color", traits.color)
    entry.add("shape", traits.shape)
    entry.add("habitat", traits.habitat)
    entry.add("is_baby", flag: traits.isBaby)
    entry.add("is_legendary", flag: traits.isLegendary)
    entry.add("is_mythical", flag: traits.isMythical)
  }
}
