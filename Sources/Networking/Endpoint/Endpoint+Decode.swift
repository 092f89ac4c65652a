#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Endpoint where Response: Decodable {
  /// JSON.
  public var accept: String? { "application/json" }

  /// Reads the body as JSON.
  public func decode(_ body: [UInt8]) throws(APIError) -> Response { try decodeJSON(body) }
}

extension Endpoint where Response == [UInt8] {
  /// Any type.
  public var accept: String? { nil }

  /// The bytes themselves; none at all is an error.
  public func decode(_ body: [UInt8]) throws(APIError) -> [UInt8] {
    guard !body.isEmpty else { throw .badAnswer(.empty, url: url) }
    return body
  }
}

extension Endpoint where Response == NoContent {
  /// Nothing to read.
  public func decode(_ body: [UInt8]) throws(APIError) -> NoContent { NoContent() }
}

extension Endpoint {
  /// Reads a body as JSON, with every failure as an `APIError`: what an endpoint whose `Response` is JSON does
  /// by itself, for those that decode something in between.
  ///
  /// - Throws: `APIError.badAnswer`: empty, an HTML page, not JSON, or JSON of another type, with the place.
  public func decodeJSON<Value: Decodable>(
    _ body: [UInt8], as type: Value.Type = Value.self
  ) throws(APIError) -> Value {
    guard !body.isEmpty else { throw .badAnswer(.empty, url: url) }
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch {
      throw .badAnswer(BadAnswer(error, reading: body), url: url)
    }
  }
}
