import Networking

@testable import PokeAPI

/// Answers from memory, as a server that holds these resources would.
struct MemoryClient: APIClient {
  /// By their path below the base URL.
  var answers: [String: [UInt8]]

  func send<E: Endpoint>(_ endpoint: E) async throws(APIError) -> E.Response {
    let path = endpoint.url.dropFirst(RichAPI.base.count + 1).prefix { $0 != "?" }
    guard endpoint.url.hasPrefix(RichAPI.base), let answer = answers[String(path)] else {
      throw .unsuccessfulStatus(404, retryAfter: nil, url: endpoint.url)
    }
    return try endpoint.decode(answer)
  }
}
