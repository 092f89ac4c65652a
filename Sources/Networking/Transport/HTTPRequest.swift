/// An endpoint made concrete: what goes over the wire.
package struct HTTPRequest: Sendable, Hashable {
  package var method: HTTPMethod
  package var url: String
  package var headers: HTTPHeaders
  package var body: [UInt8]?

  /// Checks and takes what an endpoint asks for.
  init(_ endpoint: some Endpoint) throws(APIError) {
    method = endpoint.method
    url = endpoint.url
    headers = endpoint.headers
    body = endpoint.body
    if headers["Accept"] == nil { headers["Accept"] = endpoint.accept }
    try checkURL()
    try checkHeaders()
  }

  /// The request as one line, equal for those that have one answer in common; nil where the answer must not be
  /// stored: after anything but a GET, or when a key or a password is in it.
  var cacheIdentity: String? {
    let isSecret = MaskedURL.holdsSecret(url) || headers["Authorization"] != nil || headers["Cookie"] != nil
    guard method == .get, body == nil, !isSecret else { return nil }
    return ([url] + headers.fields.map { "\($0.name.lowercased())=\($0.value)" }).joined(separator: " ")
  }

  /// This request, answered only if the server has something else than what is stored.
  func revalidating(_ entry: CacheEntry?) -> HTTPRequest {
    guard let entry else { return self }
    var request = self
    request.headers["If-None-Match"] = entry.entityTag
    request.headers["If-Modified-Since"] = entry.lastModified
    return request
  }

  private func checkURL() throws(APIError) {
    switch URLParser.scheme(of: url) {
    case "http", "https": return
    case let scheme?: throw .invalidRequest(.scheme(scheme), url: url)
    case nil: throw .invalidRequest(.malformedURL, url: url)
    }
  }

  private func checkHeaders() throws(APIError) {
    if let field = headers.fields.first(where: { !$0.isValid }) {
      throw .invalidRequest(.header(name: field.name), url: url)
    }
  }
}
