extension HTTPClient {
  /// One try: from the disk, or else from the network.
  func attempt<E: Endpoint>(_ endpoint: E, with request: HTTPRequest) async throws(APIError) -> E.Response {
    let stored = storedEntry(for: request)
    if let stored, cacheMode.answersFromStore {
      tally.update { $0.fromCache += 1 }
      return try endpoint.decode(stored.body)
    }
    guard cacheMode != .offline else { throw .notCached(url: request.url) }
    return try await fetch(endpoint, request, unlessCurrent: stored)
  }

  private func fetch<E: Endpoint>(
    _ endpoint: E, _ request: HTTPRequest, unlessCurrent stored: CacheEntry?
  ) async throws(APIError) -> E.Response {
    do { try await pacer.waitForTurn() } catch { throw .cancelled(url: request.url) }
    let response = try await transport.exchange(request.revalidating(stored))
    tally.update { $0.bytes += response.bytesReceived }
    if response.status == 304, let stored {
      tally.update { $0.notModified += 1 }
      return try endpoint.decode(stored.body)
    }
    try response.check(for: request, now: time.unixSeconds)
    let value = try endpoint.decode(response.body)
    tally.update { $0.fetched += 1 }
    store(response, of: request)
    return value
  }

  private func storedEntry(for request: HTTPRequest) -> CacheEntry? {
    guard cacheMode != .refresh, let cache = configuration.cache, let identity = request.cacheIdentity
    else { return nil }
    return cache.entry(for: identity)
  }

  private func store(_ response: HTTPResponse, of request: HTTPRequest) {
    guard let cache = configuration.cache, let identity = request.cacheIdentity, response.mayBeStored else {
      return
    }
    let entry = CacheEntry(
      identity: identity, entityTag: response.headers["ETag"],
      lastModified: response.headers["Last-Modified"],
      body: response.body)
    if !cache.store(entry) { tally.update { $0.notStored += 1 } }
  }
}
