import Diagnostics
import Networking

/// Finds the species that a selection means.
struct SpeciesSelector {
  private let selection: Selection
  private let fetcher: ResourceFetcher

  init(_ selection: Selection, _ fetcher: ResourceFetcher) {
    self.selection = selection
    self.fetcher = fetcher
  }

  func select() async throws(FetchEnd) -> ResourceSet {
    var set = ResourceSet()
    let all = try await list(.species)
    // An empty Pokédex would take the place of the one that is there.
    guard !all.isEmpty else { throw fault("the service lists no species") }
    guard !selection.terms.isEmpty else {
      set.selection = all
      set.isWhole = true
      return set
    }
    var wanted: Set<Int> = []
    for term in selection.terms { wanted.formUnion(try await numbers(term, among: all, &set)) }
    guard !wanted.isEmpty else { throw fault("no species is of what --only names") }
    set.selection = all.filter { wanted.contains($0.id) }
    return set
  }

  private func numbers(
    _ term: Selection.Term, among all: [ResourceReference], _ set: inout ResourceSet
  ) async throws(FetchEnd) -> [Int] {
    switch term {
    case .numbers(let range):
      let numbers = all.map(\.id).filter(range.contains)
      guard !numbers.isEmpty else {
        throw fault("no species has a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return numbers
    case .name(let name):
      guard let species = all.first(where: { $0.name == name }) else {
        throw fault("there is no species '\(name)'\(suggestion(for: name, among: all.map(\.name)))")
      }
      return [species.id]
    case .generation(let number): return try await numbers(ofGeneration: number, &set)
    case .type(let name): return try await numbers(ofType: name, &set)
    }
  }

  private func numbers(ofGeneration number: Int, _ set: inout ResourceSet) async throws(FetchEnd) -> [Int] {
    let list = try await list(.generation)
    guard let reference = list.first(where: { $0.id == number }) else {
      throw fault("there is no generation \(number); there are \(list.count)")
    }
    let found: [Int: GenerationResource] = await fetcher.resources([reference])
    set.generations.merge(found) { first, _ in first }
    return try whole(found[number]).species.map(\.id)
  }

  private func numbers(ofType name: String, _ set: inout ResourceSet) async throws(FetchEnd) -> [Int] {
    let list = try await list(.type)
    guard let reference = list.first(where: { $0.name == name }) else {
      throw fault("there is no type '\(name)'\(suggestion(for: name, among: list.map(\.name)))")
    }
    let found: [Int: TypeResource] = await fetcher.resources([reference])
    let holders: [Int: PokemonResource] = await fetcher.resources(try whole(found[reference.id]).pokemon)
    set.pokemon.merge(holders) { first, _ in first }
    return holders.values.filter(\.isDefault).compactMap(\.species?.id)
  }

  private func list(_ kind: ResourceKind) async throws(FetchEnd) -> [ResourceReference] {
    do throws(APIError) { return try await fetcher.list(kind) } catch { throw FetchEnd(fault: nil) }
  }

  /// What could not be had is in the log already.
  private func whole<Resource>(_ resource: Resource?) throws(FetchEnd) -> Resource {
    guard let resource else { throw FetchEnd(fault: nil) }
    return resource
  }

  private func fault(_ summary: String) -> FetchEnd { FetchEnd(fault: SelectionFault(summary: summary)) }
}
