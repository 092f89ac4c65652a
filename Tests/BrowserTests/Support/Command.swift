import Foundation
import Networking

/// A command of the WebDriver protocol (W3C), with the type of its value.
struct Command<Value: Decodable & Sendable>: Endpoint {
  typealias Response = Reply<Value>

  let baseURL: String
  let method: HTTPMethod
  let body: [UInt8]?

  var headers: HTTPHeaders { ["Content-Type": "application/json; charset=utf-8"] }

  /// - Parameter parameters: what a POST sends; nil asks with GET.
  init(_ url: String, _ parameters: (any Encodable & Sendable)?, method: HTTPMethod? = nil) throws {
    baseURL = url
    self.method = method ?? (parameters == nil ? .get : .post)
    body = try parameters.map { Array(try JSONEncoder().encode($0)) }
  }
}

/// What a command answers: `{"value": …}`.
struct Reply<Value: Decodable & Sendable>: Decodable, Sendable {
  let value: Value
}

/// A value that nobody looks at.
struct Anything: Decodable, Sendable {
  init(from decoder: any Decoder) {}
}

/// Parameters of a command that needs none.
struct NoParameters: Encodable, Sendable {}
