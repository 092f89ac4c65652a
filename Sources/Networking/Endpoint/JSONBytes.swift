/// The answer of an endpoint whose JSON is kept as it is: the bytes, known to be one whole JSON value. Checking
/// takes a fraction of the time of decoding, which can follow when the network no longer waits for it.
public struct JSONBytes: Sendable, Hashable {
  /// The text of the value, in UTF-8.
  public let bytes: [UInt8]
}

extension Endpoint where Response == JSONBytes {
  /// JSON.
  public var accept: String? { "application/json" }

  /// The bytes, once they have been found to be JSON.
  public func decode(_ body: [UInt8]) throws(APIError) -> JSONBytes {
    guard !body.isEmpty else { throw .badAnswer(.empty, url: url) }
    guard JSONSyntax.isValid(body) else { throw .badAnswer(BadAnswer(noJSON: body), url: url) }
    return JSONBytes(bytes: body)
  }
}
