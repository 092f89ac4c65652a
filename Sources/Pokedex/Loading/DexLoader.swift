public import Diagnostics

/// What a site's data files hold.
public struct LoadedDex: Sendable {
  /// The Pokédex. Where the data has errors it holds what could be read.
  public let dex: Dex
  /// What is wrong with the data, every fault of every file.
  public let diagnostics: [Diagnostic]
  /// Whether every file could be parsed; if not, what refers to the data cannot be judged.
  public let isComplete: Bool
}

extension Dex {
  /// Loads and validates the data files of a site.
  ///
  /// Entries are found by reference to their slug or name, wherever they stand; files may come in any order.
  public static func load(_ files: [DataFile]) -> LoadedDex {
    let collections = Collections(files)
    var loader = DexLoader(collections)
    let dex = loader.load(collections)
    return LoadedDex(dex: dex, diagnostics: loader.diagnostics, isComplete: collections.isComplete)
  }
}

/// Puts the collections together to a `Dex`.
private struct DexLoader {
  var diagnostics: [Diagnostic]
  private let identities: [Identity]

  init(_ collections: Collections) {
    diagnostics = collections.diagnostics
    identities = Identity.read(collections[.pokemon], of: .pokemon, diagnostics: &diagnostics)
  }

  mutating func load(_ collections: Collections) -> Dex {
    let types = TypeReader(collections, used: identities.flatMap(Self.usedTypes), diagnostics: &diagnostics)
    let names = NameIndex(identities.map { ($0.slug, $0.name) })
    let lineage = Lineage(identities, names: names, diagnostics: &diagnostics)
    var reader = SpeciesReader(lineage: lineage, forms: FormReader(types: types))
    let species = Self.sorted(identities.compactMap { reader.read($0, diagnostics: &diagnostics) })
    let isOfficial = types.isOfficial
    return Dex(
      species: species, types: TypeChart(reader.forms.types.types),
      stats: StatReader.read(collections, used: species, &diagnostics),
      abilities: AbilityReader.read(collections, &diagnostics),
      moves: MoveReader.read(collections, types: reader.forms.types.names, &diagnostics),
      generations: GenerationReader.read(collections, used: species, isOfficial: isOfficial, &diagnostics))
  }

  private static func usedTypes(_ identity: Identity) -> [String] {
    let types = identity.value.fields?.first { $0.key == "types" }?.value
    return types?.list?.compactMap(\.string) ?? []
  }

  private static func sorted(_ species: [Species]) -> [Species] {
    let numbered = species.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    return numbered + species.filter { $0.number == nil }
  }
}
