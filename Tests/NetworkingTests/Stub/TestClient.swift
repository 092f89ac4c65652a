import Networking

/// A client for a stub: no proxy, no luck (every wait is the shortest), no real waiting between tries.
func testClient(
  _ time: any TimeSource = ManualTime(), _ configure: (inout ClientConfiguration) -> Void = { _ in }
) -> HTTPClient {
  var configuration = ClientConfiguration(userAgent: "pokesite/0 (+https://pokesite.example)")
  configuration.usesEnvironmentProxy = false
  configuration.retry = .never
  configure(&configuration)
  return HTTPClient(configuration, time: time, chance: { 0 })
}

/// One creature as JSON: `{"id": 1, "name": "Leafling"}`.
struct Creature: Decodable, Sendable, Equatable {
  let id: Int
  let name: String
}

/// GETs a creature.
struct CreatureEndpoint: Endpoint {
  typealias Response = Creature
  let baseURL: String
}

/// GETs bytes.
struct BytesEndpoint: Endpoint {
  typealias Response = [UInt8]
  let baseURL: String
}

extension APIClient {
  /// The error that asking ends in; nil if there is an answer.
  func failure(of endpoint: some Endpoint) async -> APIError? {
    do {
      _ = try await send(endpoint)
      return nil
    } catch {
      return error
    }
  }
}
