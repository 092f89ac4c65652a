/// One thing that can be asked of a web service: where it is, how to ask, and what type the answer has.
///
/// An enum with associated values describes a whole service:
///
///     enum BookshopAPI: Endpoint {
///       case categories
///       case booksForCategory(id: Int)
///
///       typealias Response = [Title]
///
///       var baseURL: String { "https://books.example/api" }
///       var path: String {
///         switch self {
///         case .categories: "categories"
///         case .booksForCategory(let id): "categories/\(id)/books"
///         }
///       }
///     }
///
/// `Response` may be any `Decodable` type, which is read from JSON; `JSONBytes` for JSON that is decoded later;
/// `[UInt8]` for the bytes as they are, of a picture for instance; or `NoContent` where only the status matters.
public protocol Endpoint: Sendable {
  /// What the answer's body becomes.
  associatedtype Response: Sendable

  /// An absolute http or https URL that the path is added to. It is used as it is, so that a complete link out
  /// of an answer can stand here, with an empty path.
  var baseURL: String { get }

  /// The path below the base URL, as plain text: whatever a URL cannot hold is percent-encoded, a `%` too.
  var path: String { get }

  /// What to do; GET unless said otherwise.
  var method: HTTPMethod { get }

  /// The query, added to the one that the base URL may have; none unless said otherwise.
  var queryItems: [QueryItem] { get }

  /// Header fields of this request; an `Accept` here replaces `accept`.
  var headers: HTTPHeaders { get }

  /// The media types that the answer may have, as in an `Accept` header.
  ///
  /// JSON for decodable answers and nothing for bytes, unless said otherwise. An HTML page that comes where
  /// this does not name HTML is a bad answer, whatever its status: proxies and captive portals send such.
  var accept: String? { get }

  /// What to send along; nothing unless said otherwise. Its `Content-Type` belongs into `headers`.
  var body: [UInt8]? { get }

  /// Reads the answer's body.
  ///
  /// Every client calls this for bytes from the network, from a cache or from a file, so that an answer that
  /// cannot be read is the same error in each of them.
  ///
  /// - Throws: `APIError.badAnswer` with the URL of this endpoint.
  func decode(_ body: [UInt8]) throws(APIError) -> Response
}

extension Endpoint {
  /// Nothing more: the base URL is complete.
  public var path: String { "" }
  /// Reads.
  public var method: HTTPMethod { .get }
  /// No query.
  public var queryItems: [QueryItem] { [] }
  /// No headers of its own.
  public var headers: HTTPHeaders { [:] }
  /// Nothing is sent.
  public var body: [UInt8]? { nil }
  /// Any type.
  public var accept: String? { nil }

  /// Base, path and query as one URL, its parts percent-encoded.
  public var url: String {
    let (base, baseQuery) = splitBase
    var url = base
    if !path.isEmpty {
      while url.hasSuffix("/") { url.removeLast() }
      url += path.hasPrefix("/") ? "" : "/"
      url += PercentEncoding.path.encode(path)
    }
    let query = ([baseQuery] + queryItems.map(\.encoded)).filter { !$0.isEmpty }.joined(separator: "&")
    return query.isEmpty ? url : url + "?" + query
  }

  /// The base URL without its fragment, which is never sent, cut at the question mark.
  private var splitBase: (base: String, query: String) {
    let sent = baseURL.prefix { $0 != "#" }
    let base = sent.prefix { $0 != "?" }
    return (String(base), String(sent.dropFirst(base.count + 1)))
  }
}
