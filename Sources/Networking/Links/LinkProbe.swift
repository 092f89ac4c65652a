/// Asks whether addresses answer: several hosts at the same time, but each of them one question after the other,
/// with a pause between. What is known since yesterday is not asked again.
public struct LinkProbe: Sendable {
  private let client: HTTPClient
  private let memory: LinkMemory?
  private let time: any TimeSource
  private let pause: Duration

  /// - Parameters:
  ///   - configuration: how to ask; its concurrency is how many hosts are asked at the same time.
  ///   - memory: the path of a file that answers are kept in for a day; nil keeps none.
  ///   - pause: how long a host is left alone between two questions.
  public init(
    _ configuration: ClientConfiguration, memory: String? = nil, pause: Duration = .milliseconds(500)
  ) {
    self.init(configuration, memory: memory, pause: pause, time: SystemTime())
  }

  package init(
    _ configuration: ClientConfiguration, memory: String?, pause: Duration, time: any TimeSource
  ) {
    client = HTTPClient(configuration, time: time)
    self.memory = memory.map { LinkMemory(path: $0) }
    self.time = time
    self.pause = pause
  }

  /// Asks for every address, and waits for all answers.
  ///
  /// - Parameters:
  ///   - addresses: complete addresses; those that differ in what is behind the number sign are asked for once.
  ///   - report: is told after each host how many addresses are done.
  public func states(
    of addresses: [String], report: @escaping @Sendable (Int) -> Void = { _ in }
  ) async -> [String: LinkState] {
    let pages = Dictionary(grouping: Set(addresses)) { String($0.prefix { $0 != "#" }) }
    let now = time.unixSeconds
    let known = memory?.states(at: now) ?? [:]
    var states = known.filter { pages[$0.key] != nil }
    let hosts = Dictionary(grouping: pages.keys.filter { states[$0] == nil }.sorted(), by: Self.host)
    var done = states.count
    report(done)
    await withTaskGroup(of: [(String, LinkState)].self) { group in
      var waiting = hosts.sorted { $0.key < $1.key }[...]
      func addTask() {
        if let host = waiting.popFirst() { group.addTask { await ask(host.value) } }
      }
      for _ in 0..<max(1, client.configuration.concurrency) { addTask() }
      for await answers in group {
        for (page, state) in answers { states[page] = state }
        done += answers.count
        report(done)
        addTask()
      }
    }
    memory?.store(states, at: now, keeping: known)
    return Dictionary(
      pages.flatMap { page, addresses in
        addresses.compactMap { address in states[page].map { (address, $0) } }
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Asks one host.
  private func ask(_ pages: [String]) async -> [(String, LinkState)] {
    var states: [(String, LinkState)] = []
    for page in pages {
      if !states.isEmpty { try? await time.sleep(for: pause) }
      states.append((page, await state(of: page)))
    }
    return states
  }

  /// Asks in the cheapest way first. Many servers do not know it, or answer it otherwise.
  private func state(of page: String) async -> LinkState {
    let first = await state(of: page, .head)
    switch first {
    case .alive, .failed(.noConnection), .failed(.timedOut), .failed(.invalidRequest), .failed(.insecure),
      .failed(.cancelled), .failed(.redirectRefused), .status(429):
      return first
    case .status, .failed:
      try? await time.sleep(for: pause)
      return await state(of: page, .get)
    }
  }

  private func state(of page: String, _ method: HTTPMethod) async -> LinkState {
    do {
      _ = try await client.send(LinkEndpoint(baseURL: page, method: method))
      return .alive
    } catch {
      switch error {
      // More than was asked for is there, too.
      case .badAnswer(.tooLarge, _), .badAnswer(.cutShort, _): return .alive
      default: return error.status.map { .status($0) } ?? .failed(error)
      }
    }
  }

  /// `https://example.org/a` → `example.org`
  private static func host(of page: String) -> String {
    guard let scheme = page.firstRange(of: "://") else { return "" }
    return page[scheme.upperBound...].prefix { !"/?#".contains($0) }.lowercased()
  }
}
