/// What a request asks the server to do.
public enum HTTPMethod: String, Sendable, Hashable {
  /// Read a resource.
  case get = "GET"
  /// Read what is said about a resource, without the resource.
  case head = "HEAD"
  /// Hand something over for processing.
  case post = "POST"
  /// Put a resource in its place.
  case put = "PUT"
  /// Remove a resource.
  case delete = "DELETE"

  /// Whether asking twice leaves the server as asking once does (RFC 9110, 9.2.2), so that a retry is safe.
  public var isIdempotent: Bool { self != .post }
}
