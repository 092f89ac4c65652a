extension Dex {
  /// The Pokédex as data files, one for each collection that has an entry: `Content/pokemon.json` and so on.
  ///
  /// Entries stand in the order of the Pokédex, each on a line of its own with its fields in a fixed order, so
  /// that a diff shows which ones have changed. Loading the files gives the same Pokédex.
  public func dataFiles(in folder: String = "Content") -> [DataFile] {
    let collections: [(Collection, [JSON])] = [
      (.pokemon, species.map(SpeciesWriter.json)), (.types, types.types.map(Self.json)),
      (.abilities, abilities.map(Self.json)), (.moves, moves.map(Self.json)),
      (.generations, generations.map(Self.json)), (.stats, namedStats.map(Self.json)),
    ]
    return collections.filter { $0.0 == .pokemon || !$0.1.isEmpty }.map { collection, entries in
      DataFile(path: "\(folder)/\(collection.rawValue).json", bytes: Self.file(collection, entries))
    }
  }

  private static func file(_ collection: Collection, _ entries: [JSON]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes += "{\"$schema\":\"pokesite.schema.json\",\"\(collection.rawValue)\":[".utf8
    for (index, entry) in entries.enumerated() {
      bytes += (index > 0 ? ",\n" : "\n").utf8
      entry.write(to: &bytes)
    }
    bytes += "\n]}\n".utf8
    return bytes
  }

  /// The stats, where their names or their order are the data's own.
  private var namedStats: [Stat] { stats.allSatisfy(Stat.official.contains) ? [] : stats }

  private static func json(_ stat: Stat) -> JSON {
    var entry = EntryWriter()
    entry.add("slug", stat.slug)
    entry.add("name", stat.name)
    return entry.json
  }

  private static func json(_ type: ElementalType) -> JSON {
    var entry = EntryWriter()
    entry.add("slug", type.slug)
    entry.add("name", type.name)
    entry.add("names", type.names)
    entry.add("color", type.color)
    entry.add("double_damage_to", type.doubleDamageTo)
    entry.add("half_damage_to", type.halfDamageTo)
    entry.add("no_damage_to", type.noDamageTo)
    entry.add("description", type.description?.text)
    entry.add(type.fields)
    return entry.json
  }

  private static func json(_ ability: Ability) -> JSON {
    var entry = EntryWriter()
    entry.add("slug", ability.slug)
    entry.add("name", ability.name)
    entry.add("names", ability.names)
    entry.add("generation", ability.generation)
    entry.add("description", ability.description?.text)
    entry.add(ability.fields)
    return entry.json
  }

  private static func json(_ move: Move) -> JSON {
    var entry = EntryWriter()
    entry.add("slug", move.slug)
    entry.add("name", move.name)
    entry.add("names", move.names)
    entry.add("generation", move.generation)
    entry.add("type", move.type)
    entry.add("category", move.category)
    entry.add("power", move.power)
    entry.add("accuracy", move.accuracy)
    entry.add("pp", move.pp)
    entry.add("priority", move.priority)
    entry.add("description", move.description?.text)
    entry.add(move.fields)
    return entry.json
  }

  private static func json(_ generation: Generation) -> JSON {
    var entry = EntryWriter()
    entry.add("id", generation.number)
    entry.add("name", generation.name)
    entry.add("region", generation.region)
    entry.add("games", object: generation.games.map { JSON.Field($0.slug, .string($0.name)) })
    entry.add(generation.fields)
    return entry.json
  }
}
