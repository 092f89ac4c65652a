extension Stat: DataEntry {
  package func writeKnownFields(to writer: inout JSONWriter) {
    writer.add("slug", slug)
    writer.add("name", name)
  }
}

extension ElementalType: DataEntry {
  package func writeKnownFields(to writer: inout JSONWriter) {
    writer.add("slug", slug)
    writer.add("name", name)
    writer.add("names", names)
    writer.add("color", color)
    writer.add("double_damage_to", doubleDamageTo)
    writer.add("half_damage_to", halfDamageTo)
    writer.add("no_damage_to", noDamageTo)
    writer.add("description", description?.text)
  }
}

extension Ability: DataEntry {
  package func writeKnownFields(to writer: inout JSONWriter) {
    writer.add("slug", slug)
    writer.add("name", name)
    writer.add("names", names)
    writer.add("generation", generation)
    writer.add("description", description?.text)
  }
}

extension Move: DataEntry {
  package func writeKnownFields(to writer: inout JSONWriter) {
    writer.add("slug", slug)
    writer.add("name", name)
    writer.add("names", names)
    writer.add("generation", generation)
    writer.add("type", type)
    writer.add("category", category)
    writer.add("power", power)
    writer.add("accuracy", accuracy)
    writer.add("pp", pp)
    writer.add("priority", priority)
    writer.add("description", description?.text)
  }
}

extension Generation: DataEntry {
  package func writeKnownFields(to writer: inout JSONWriter) {
    writer.add("id", number)
    writer.add("name", name)
    writer.add("region", region)
    writer.object("games", games) { $0.add($1.slug, $1.name) }
  }
}
