import Networking

/// Gets resources, several at a time, and notes what goes wrong instead of stopping.
struct ResourceFetcher: Sendable {
  let client: any APIClient
  let baseURL: String
  /// How many requests the client lets be on their way; as many answers again are read meanwhile.
  let concurrency: Int
  let log: FetchLog
  /// How many entries of a list are asked for at once; the service has no upper limit.
  var pageSize = 100_000

  /// The whole list of a kind, following its pages.
  func list(_ kind: ResourceKind) async throws(APIError) -> [ResourceReference] {
    var references: [ResourceReference] = []
    var page: (limit: Int, offset: Int)? = (pageSize, 0)
    var seen: Set<Int> = []
    while let (limit, offset) = page, seen.insert(offset).inserted {
      let endpoint = PokeAPIEndpoint<ResourceListResource>.resourceList(
        baseURL, kind, limit: limit, offset: offset)
      log.expect(1, "lists")
      let answer: Answer<ResourceListResource>
      do {
        answer = try await client.send(endpoint).read()
      } catch {
        log.failed(error)
        throw error
      }
      log.succeeded(answer.warnings)
      references += answer.resource.results
      page = answer.resource.next.flatMap(Self.page)
    }
    return references
  }

  /// Which page a link leads to. Only its query is taken: a mirror's links may name the host that it mirrors.
  private static func page(_ next: String) -> (limit: Int, offset: Int)? {
    guard let mark = next.firstIndex(of: "?") else { return nil }
    var numbers: [Substring: Int] = [:]
    for item in next[next.index(after: mark)...].split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { numbers[parts[0]] = Int(parts[1]) }
    }
    guard let offset = numbers["offset"], offset > 0 else { return nil }
    return (max(1, numbers["limit"] ?? 20), offset)
  }

  /// The resources of one kind, by number; those that could not be had are in the log.
  func resources<Resource: PokeAPIResource>(
    _ references: some Sequence<ResourceReference>, of kind: Resource.Type = Resource.self
  ) async -> [Int: Resource] {
    let ids = Set(references.map(\.id)).sorted()
    log.expect(ids.count, kind.kind.rawValue)
    let results = await concurrently(ids, limit: 2 * concurrency) { id in (id, await resource(id, kind)) }
    return Dictionary(
      results.compactMap { id, resource in resource.map { (id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func resource<Resource: PokeAPIResource>(_ id: Int, _ kind: Resource.Type) async -> Resource? {
    guard !log.isHopeless, !Task.isCancelled else { return nil }
    do throws(APIError) {
      let answer = try await client.send(PokeAPIEndpoint<Resource>.numbered(baseURL, id)).read()
      log.succeeded(answer.warnings)
      return answer.resource
    } catch {
      log.failed(error)
      return nil
    }
  }
}

/// Does something with every element, never more than `limit` at once. Results come in no order.
func concurrently<Element: Sendable, Result: Sendable>(
  _ elements: [Element], limit: Int, _ work: @escaping @Sendable (Element) async -> Result
) async -> [Result] {
  await withTaskGroup(of: Result.self) { group in
    var results: [Result] = []
    var rest = elements[...]
    for element in rest.prefix(limit) { group.addTask { await work(element) } }
    rest = rest.dropFirst(limit)
    while let result = await group.next() {
      results.append(result)
      if let element = rest.popFirst() { group.addTask { await work(element) } }
    }
    return results
  }
}
