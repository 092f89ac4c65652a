public import Diagnostics

/// What a site's data files hold.
public struct LoadedDex: Sendable {
  /// The Pokédex. Where the data has errors it holds what could be read.
  public let dex: Dex
  /// What is wrong with the data, every fault of every file.
  public let diagnostics: [Diagnostic]
  /// Whether every file could be parsed; if not, what refers to the data cannot be judged.
  public let isComplete: Bool
  /// The files that the collections stand in, by the collections' names: `pokemon`, `types`.
  public let files: [String: String]
}

extension Dex {
  /// Loads and validates the data files of a site.
  ///
  /// Entries are found by reference to their slug or name, wherever they stand; files may come in any order.
  public static func load(_ files: [DataFile]) -> LoadedDex {
    let collections = Collections(files)
    var diagnostics = collections.diagnostics
    let dex = Dex(collections, &diagnostics)
    return LoadedDex(
      dex: dex, diagnostics: diagnostics, isComplete: collections.isComplete, files: collections.files)
  }

  /// Puts the collections together.
  private init(_ collections: Collections, _ diagnostics: inout [Diagnostic]) {
    let identities = Identity.read(collections[.pokemon], of: .pokemon, diagnostics: &diagnostics)
    let names = NameIndex(identities.filter { !$0.slug.isEmpty }.map { ($0.slug, $0.name) })
    let lineage = Lineage(identities, names: names, diagnostics: &diagnostics)
    let types = TypeReader(collections, usedBy: identities, diagnostics: &diagnostics)
    var reader = SpeciesReader(lineage: lineage, forms: FormReader(types: types))
    let species = Self.sorted(reader.read(identities, &diagnostics))
    self.init(
      species: species, names: names, types: TypeChart(reader.forms.types.types),
      stats: StatReader.read(collections, used: reader.forms.stats, &diagnostics),
      abilities: AbilityReader.read(collections, &diagnostics),
      moves: MoveReader.read(collections, types: reader.forms.types.names, &diagnostics),
      generations: GenerationReader.read(
        collections, used: species, isOfficial: types.isOfficial, &diagnostics))
  }

  /// By number; those without one stay behind, in the order of their file.
  private static func sorted(_ species: [Species]) -> [Species] {
    let numbered = species.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    return numbered + species.filter { $0.number == nil }
  }
}
