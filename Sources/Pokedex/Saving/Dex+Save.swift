extension Dex {
  /// The Pokédex as data files, one for each collection that has an entry: `Content/pokemon.json` and so on.
  ///
  /// Entries stand in the order of the Pokédex, each on a line of its own with its fields in a fixed order, so
  /// that a diff shows which ones have changed. Loading the files gives the same Pokédex.
  public func dataFiles(in folder: String = "Content") -> [DataFile] {
    let collections: [(Collection, [any DataEntry])] = [
      (.pokemon, species), (.types, types.types), (.abilities, abilities), (.moves, moves),
      (.generations, generations), (.stats, namedStats),
    ]
    return collections.filter { $0.0 == .pokemon || !$0.1.isEmpty }.map { collection, entries in
      DataFile(path: "\(folder)/\(collection.rawValue).json", bytes: Self.file(collection, entries))
    }
  }

  private static func file(_ collection: Collection, _ entries: [any DataEntry]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.add("$schema", "pokesite.schema.json")
      writer.key(collection.rawValue)
      writer.list { writer in
        for entry in entries {
          writer.lineBreak()
          writer.object { entry.writeFields(to: &$0) }
        }
        writer.lastLineBreak()
      }
    }
    writer.lastLineBreak()
    return writer.bytes
  }

  /// The stats, where their names or their order are the data's own.
  private var namedStats: [Stat] { stats.allSatisfy(Stat.official.contains) ? [] : stats }
}
