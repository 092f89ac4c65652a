/// What answers endpoints: a web service, a folder of files, or a fake in a test.
public protocol APIClient: Sendable {
  /// Asks for an endpoint's answer and waits for it. Cancelling the task ends the wait at once.
  func send<E: Endpoint>(_ endpoint: E) async throws(APIError) -> E.Response
}
