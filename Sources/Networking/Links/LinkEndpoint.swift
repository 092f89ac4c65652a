/// An address that is only asked whether it answers.
struct LinkEndpoint: Endpoint {
  typealias Response = NoContent

  let baseURL: String
  let method: HTTPMethod

  var accept: String? { "text/html,application/xhtml+xml,*/*;q=0.8" }

  /// The first bytes are enough, for a server that knows how to send them alone.
  var headers: HTTPHeaders { method == .get ? ["Range": "bytes=0-1023"] : [:] }
}
