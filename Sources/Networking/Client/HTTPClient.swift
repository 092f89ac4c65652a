/// The client for web services over http and https.
///
/// It keeps to its concurrency and rate, retries what can succeed, asks conditionally for what it has on disk,
/// and stores only what could be read. Copies share connections, limits and statistics:
///
///     var configuration = ClientConfiguration(userAgent: "pokesite/1.0 (+https://example.org)")
///     configuration.cache = ResponseCache(folder: ".cache/answers")
///     let client = HTTPClient(configuration)
///     let books = try await client.send(BookshopAPI.booksForCategory(id: 7))
public struct HTTPClient: APIClient {
  /// How answers on disk are used from here on, by this copy.
  public var cacheMode: CacheMode
  let configuration: ClientConfiguration
  let transport: any Transport
  let time: any TimeSource
  let chance: @Sendable () -> Double
  let gate: ConcurrencyGate
  let pacer: RequestPacer
  let tally = StatisticsTally()

  /// Makes a client with a connection pool of its own.
  public init(_ configuration: ClientConfiguration) {
    self.init(configuration, time: SystemTime())
  }

  /// Makes a client that gets its answers, its time and its luck (numbers in 0..<1) from elsewhere.
  package init(
    _ configuration: ClientConfiguration, transport: (any Transport)? = nil, time: any TimeSource,
    chance: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
  ) {
    self.configuration = configuration
    self.time = time
    self.chance = chance
    self.transport =
      transport ?? CurlTransport(configuration.transferSettings, connections: configuration.concurrency)
    cacheMode = configuration.cacheMode
    gate = ConcurrencyGate(limit: configuration.concurrency)
    pacer = RequestPacer(requestsPerSecond: configuration.requestsPerSecond, time: time)
  }

  /// What has been done so far, by all copies.
  public var statistics: FetchStatistics { tally.current }

  /// Asks for an endpoint's answer, as often as the retry policy allows.
  public func send<E: Endpoint>(_ endpoint: E) async throws(APIError) -> E.Response {
    do {
      return try await answer(endpoint, with: HTTPRequest(endpoint))
    } catch {
      if !error.isCancellation { tally.update { $0.failed += 1 } }
      throw error
    }
  }

  private func answer<E: Endpoint>(_ endpoint: E, with request: HTTPRequest) async throws(APIError)
    -> E.Response
  {
    var tries = RetrySeries(configuration.retry)
    while true {
      try await enter(for: request)
      let start = time.uptime
      do {
        defer { gate.leave() }
        return try await attempt(endpoint, with: request)
      } catch {
        let duration = time.uptime - start
        let wait = tries.wait(after: error, request.method, lasting: duration, chance: chance())
        guard let wait else { throw error }
        try await pause(for: wait, after: error)
        tally.update { $0.retries += 1 }
      }
    }
  }

  /// Waits for a place at the gate. It is held until the answer has been read, so that there are never more bodies
  /// in memory than places; a request that waits for its next try holds none.
  private func enter(for request: HTTPRequest) async throws(APIError) {
    do { try await gate.enter() } catch { throw .cancelled(url: request.url) }
  }

  /// Waits before a retry. A server that has too many requests gets none at all meanwhile.
  private func pause(for wait: Duration, after error: APIError) async throws(APIError) {
    if error.isThrottling { pacer.pause(for: wait) }
    do { try await time.sleep(for: wait) } catch _ { throw .cancelled(url: error.url) }
  }
}
