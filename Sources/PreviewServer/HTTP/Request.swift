/// What the server needs to know of a request.
struct Request: Equatable {
  var target: String
  var isHead = false
  /// Whom it takes this server for: `127.0.0.1:8080`.
  var host: String?
  /// The headers that change the answer.
  var range: String?
  var ifRange: String?
  var ifNoneMatch: String?
  var acceptEncoding: String?
  /// Whether the browser wants the program of a service worker (its header `Service-Worker` says so).
  var isForServiceWorker = false
}
