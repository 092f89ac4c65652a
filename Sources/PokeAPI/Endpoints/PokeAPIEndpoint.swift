public import Diagnostics
public import Networking
import Pokedex

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All that is asked of PokeAPI or of a mirror of it. The first value of each case is the service's base URL.
public enum PokeAPIEndpoint<Resource: PokeAPIResource>: Endpoint {
  /// One page of the list of a kind.
  case resourceList(String, ResourceKind, limit: Int, offset: Int)
  /// A resource by the number in its URL.
  case numbered(String, Int)
  /// A resource by its name.
  case named(String, String)
  /// A resource by its complete URL.
  case link(String)

  /// Where the service is, or the whole URL of a link.
  public var baseURL: String {
    switch self {
    case .resourceList(let base, _, _, _), .numbered(let base, _), .named(let base, _), .link(let base): base
    }
  }

  /// The kind, and which of it.
  public var path: String {
    switch self {
    case .resourceList(_, let kind, _, _): kind.rawValue
    case .numbered(_, let id): "\(Resource.kind.rawValue)/\(id)"
    case .named(_, let name): "\(Resource.kind.rawValue)/\(name)"
    case .link: ""
    }
  }

  /// Which part of a list.
  public var queryItems: [QueryItem] {
    guard case .resourceList(_, _, let limit, let offset) = self else { return [] }
    return [QueryItem("limit", limit), QueryItem("offset", offset)]
  }

  /// JSON.
  public var accept: String? { "application/json" }

  /// Finds out whether the body is JSON and an object; taking what is used out of it can wait.
  public func decode(_ body: [UInt8]) throws(APIError) -> UnreadAnswer<Resource> {
    let document: JSONDocument
    do throws(Diagnostic) {
      document = try JSONDocument(file: url, bytes: body)
    } catch {
      throw fault(error, of: body)
    }
    guard document.root.fields != nil else {
      throw .badAnswer(
        .wrongType(codingPath: "", reason: "expected an object, found \(document.root.kindInWords)"), url: url
      )
    }
    return UnreadAnswer(document: document, url: url)
  }

  /// What looks like JSON is told the place of its fault; of the rest is told what it looks like.
  private func fault(_ fault: Diagnostic, of body: [UInt8]) -> APIError {
    let start = body.starts(with: [0xEF, 0xBB, 0xBF]) ? body.dropFirst(3) : body[...]
    let first = start.first { $0 > 0x20 }
    if first != UInt8(ascii: "{") && first != UInt8(ascii: "[") {
      do throws(APIError) { _ = try decodeJSON(body, as: Anything.self) } catch { return error }
    }
    let place = fault.location.flatMap { place in
      place.line.map { " (line \($0), column \(place.column ?? 1))" }
    }
    return .badAnswer(.malformed(reason: fault.summary + (place ?? "")), url: url)
  }
}

/// A resource that has come whole. It is read when its place among the requests is free for the next one.
public struct UnreadAnswer<Resource: PokeAPIResource>: Sendable {
  let document: JSONDocument
  let url: String

  /// Reads the resource as far as it is used; what is odd in it is told beside it.
  public func read() -> Answer<Resource> {
    let oddities = Oddities(url: url)
    let resource = Resource(ResourceValue(document.root, oddities))
    return Answer(resource: resource, warnings: oddities.warnings)
  }
}

/// A resource, and what is odd in it.
public struct Answer<Resource: Sendable>: Sendable {
  /// What was read.
  public let resource: Resource
  /// Values of another type than they should have, each with URL and path.
  public let warnings: [Diagnostic]
}

/// A picture at a complete URL.
public struct PictureEndpoint: Endpoint {
  /// The picture's URL.
  public let baseURL: String

  /// Makes the endpoint.
  public init(url: String) { baseURL = url }

  /// Pictures.
  public var accept: String? { "image/png" }

  /// The bytes, once they have been found to be a PNG picture from its first byte to its last.
  public func decode(_ body: [UInt8]) throws(APIError) -> PNGPicture {
    guard !body.isEmpty else { throw .badAnswer(.empty, url: url) }
    do throws(PNGFault) {
      return try PNGPicture(body)
    } catch {
      throw .badAnswer(.malformed(reason: error.message), url: url)
    }
  }
}

/// Takes nothing of what there is.
private struct Anything: Decodable {
  init(from decoder: any Decoder) {}
}
