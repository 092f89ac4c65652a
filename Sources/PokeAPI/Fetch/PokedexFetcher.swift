public import Diagnostics
public import Networking
public import Pokedex

/// Brings a Pokédex: which species there are, all that they need, and the pictures.
public struct PokedexFetcher: Sendable {
  /// What to bring.
  public struct Request: Sendable {
    /// Which species.
    public var selection = Selection.everything
    /// Which pictures.
    public var sprites: Set<SpriteKind> = []
    /// Whether to bring moves and who learns them.
    public var includesMoves = true
    /// Whether to bring the games' own texts.
    public var includesFlavor = false

    /// Everything but pictures and texts.
    public init() {}
  }

  /// What has come of it.
  public struct Outcome: Sendable {
    /// The Pokédex; nil where something that it needs is missing.
    public let dex: Dex?
    /// What could not be had, each with its URL.
    public let failures: [APIError]
    /// Why nothing can be fetched, apart from the network.
    public let fault: SelectionFault?
    /// Odd values, which are no reason to stop.
    public let warnings: [Diagnostic]
    /// Pictures that the data names and that could not be had.
    public let missingPictures: [APIError]
    /// How many resources and pictures came.
    public let progress: FetchProgress
  }

  private let request: Request
  private let log: FetchLog
  private let fetcher: ResourceFetcher
  private let sprites: SpriteFetcher

  /// Makes a fetcher.
  ///
  /// - Parameters:
  ///   - data: what answers for resources.
  ///   - pictures: what answers for pictures, which are on another host.
  ///   - storePicture: keeps a picture under a path below `Content`, and says whether it did; if not, no
  ///     other is asked for, and the caller has the reason to tell.
  ///   - storedPicture: gives what is kept under such a path, to fall back on.
  ///   - report: is called often, from any thread.
  public init(
    _ request: Request, from source: DataSource, data: any APIClient, pictures: any APIClient,
    concurrency: Int,
    storePicture: @escaping @Sendable (String, [UInt8]) -> Bool = { _, _ in true },
    storedPicture: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    report: @escaping @Sendable (FetchProgress) -> Void = { _ in }
  ) {
    self.request = request
    log = FetchLog(report)
    fetcher = ResourceFetcher(client: data, baseURL: source.baseURL, concurrency: concurrency, log: log)
    sprites = SpriteFetcher(
      client: pictures, concurrency: concurrency, log: log, store: storePicture, stored: storedPicture)
  }

  /// Brings everything.
  public func fetch() async -> Outcome {
    do throws(FetchEnd) {
      let resources = try await resources()
      try check()
      let pictures = await sprites.pictures(of: resources, request.sprites)
      try check()
      var options = ImportOptions()
      options.includesMoves = request.includesMoves
      options.includesFlavor = request.includesFlavor
      return outcome(DexImport(resources: resources, options: options, pictures: pictures).dex())
    } catch {
      return outcome(nil, fault: error.fault)
    }
  }

  private func outcome(_ dex: Dex?, fault: SelectionFault? = nil) -> Outcome {
    Outcome(
      dex: dex, failures: log.failures, fault: fault, warnings: log.warnings,
      missingPictures: log.missingPictures, progress: log.progress)
  }

  /// A Pokédex is made of everything or not at all.
  private func check() throws(FetchEnd) {
    if Task.isCancelled || !log.failures.isEmpty { throw FetchEnd(fault: nil) }
  }

  // MARK: - Resources

  private func resources() async throws(FetchEnd) -> ResourceSet {
    var set = try await SpeciesSelector(request.selection, fetcher).select()
    if log.isHopeless { throw FetchEnd(fault: nil) }
    await addVarieties(to: &set)
    if log.isHopeless { throw FetchEnd(fault: nil) }
    await addFamilies(to: &set)
    await addAbilitiesAndMoves(to: &set)
    await addGames(to: &set)
    return set
  }

  private func addVarieties(to set: inout ResourceSet) async {
    set.species = await fetcher.resources(set.selection)
    let varieties = set.species.values.flatMap(\.varieties).map(\.pokemon)
    let known = set.pokemon
    set.pokemon.merge(await fetcher.resources(varieties.filter { known[$0.id] == nil })) { first, _ in first }
    set.forms = await fetcher.resources(formsThatMatter(set))
    set.eggGroups = await fetcher.resources(set.species.values.flatMap(\.eggGroups))
  }

  /// Forms tell something only where there are several.
  private func formsThatMatter(_ set: ResourceSet) -> [ResourceReference] {
    set.species.values.flatMap { species in
      let varieties = species.varieties.compactMap { set.pokemon[$0.pokemon.id] }
      let forms = varieties.flatMap(\.forms)
      return forms.count > 1 ? forms : []
    }
  }

  private func addFamilies(to set: inout ResourceSet) async {
    let evolved = set.species.values.filter { $0.evolvesFrom != nil }
    set.chains = await fetcher.resources(evolved.compactMap(\.evolutionChain))
    let wanted = Set(set.selection.map(\.id))
    let ways = set.chains.values.flatMap(\.steps).filter { wanted.contains($0.species.id) }.flatMap(\.ways)
    set.items = await fetcher.resources(ways.flatMap { [$0.item, $0.heldItem].compactMap(\.self) })
    set.moves = await fetcher.resources(ways.flatMap { [$0.knownMove, $0.usedMove].compactMap(\.self) })
    set.regions = await fetcher.resources(ways.compactMap(\.region))
  }

  private func addAbilitiesAndMoves(to set: inout ResourceSet) async {
    set.abilities = await fetcher.resources(
      set.pokemon.values.flatMap(\.abilities).compactMap(\.ability))
    guard request.includesMoves else { return }
    let learned = set.pokemon.values.flatMap(\.moves).map(\.move)
    let known = Set(set.moves.keys)
    let all = set.isWhole ? (try? await fetcher.list(.move)) ?? [] : learned
    set.moves.merge(await fetcher.resources(all.filter { !known.contains($0.id) })) { first, _ in first }
  }

  private func addGames(to set: inout ResourceSet) async {
    if set.types.isEmpty { set.types = await types() }
    set.generations.merge(await generations(besides: set.generations)) { first, _ in first }
    let regions = set.generations.values.compactMap(\.region).filter { set.regions[$0.id] == nil }
    set.regions.merge(await fetcher.resources(regions)) { first, _ in first }
    set.versionGroups = await fetcher.resources(set.generations.values.flatMap(\.versionGroups))
    set.versions = await fetcher.resources(set.versionGroups.values.flatMap(\.versions))
  }

  private func types() async -> [Int: TypeResource] {
    guard let list = try? await fetcher.list(.type) else { return [:] }
    return await fetcher.resources(list)
  }

  private func generations(besides known: [Int: GenerationResource]) async -> [Int: GenerationResource] {
    guard let list = try? await fetcher.list(.generation) else { return [:] }
    return await fetcher.resources(list.filter { known[$0.id] == nil })
  }
}

/// The end of a fetch before its time; what the network had to do with it stands in the log.
struct FetchEnd: Error {
  let fault: SelectionFault?
}
