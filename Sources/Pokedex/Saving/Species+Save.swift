extension Species: DataEntry {
  package func writeKnownFields(to writer: inout JSONWriter) {
    writer.add("id", number)
    writer.add("slug", slug)
    writer.add("name", name)
    writer.add("names", names)
    writer.add("genus", genus)
    writer.add("genera", genera)
    writer.add("generation", generation)
    writer.add("description", description?.text)
    traits.write(to: &writer)
    writer.object("numbers", numbers) { $0.add($1.pokedex, $1.number) }
    writer.add("evolves_from", evolvesFrom)
    writer.add("evolves_from_form", evolvesFromForm)
    writer.add("evolution", evolution)
    writer.object("flavor", flavor) { $0.add($1.version, $1.text) }
    FormWriter(first: nil).write(form, to: &writer)
    writer.list("forms", Array(forms.dropFirst())) { writer, further in
      writer.object { write(further, to: &$0) }
    }
  }

  private func write(_ further: Form, to writer: inout JSONWriter) {
    writer.add("slug", further.slug)
    writer.add("name", further.name)
    FormWriter(first: form).write(further, to: &writer)
    writer.add(further.fields)
  }
}

extension Traits {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.add("capture_rate", captureRate)
    writer.add("base_happiness", baseHappiness)
    writer.add("gender_rate", genderRate)
    writer.add("hatch_counter", hatchCounter)
    writer.add("growth_rate", growthRate)
    writer.add("egg_groups", eggGroups)
    writer.add("color", color)
    writer.add("shape", shape)
    writer.add("habitat", habitat)
    writer.add("is_baby", flag: isBaby)
    writer.add("is_legendary", flag: isLegendary)
    writer.add("is_mythical", flag: isMythical)
  }
}
