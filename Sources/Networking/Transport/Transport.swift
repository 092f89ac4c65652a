/// What carries one request to a server and its answer back: no retry, no cache, no opinion on a status.
package protocol Transport: Sendable {
  /// - Throws: Every `APIError` of a connection and of a body's length; never one of a status or a type.
  func exchange(_ request: HTTPRequest) async throws(APIError) -> HTTPResponse
}
