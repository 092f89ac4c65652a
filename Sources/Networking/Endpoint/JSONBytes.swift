#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answer of an endpoint whose JSON is kept as it is: the bytes, known to be one whole JSON value. Checking
/// takes a fraction of the time of decoding, which can follow when the network no longer waits for it.
public struct JSONBytes: Sendable, Hashable {
  /// The text of the value, in UTF-8.
  public let bytes: [UInt8]
}

/// Takes nothing of what there is: the decoder has gone through all of it before it asks.
struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}
}

extension [UInt8] {
  var isJSON: Bool { (try? JSONDecoder().decode(AnyJSON.self, from: Data(self))) != nil }
}
