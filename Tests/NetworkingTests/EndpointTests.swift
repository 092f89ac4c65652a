import Networking
import Testing

@Suite struct EndpointTests {
  struct Search: Endpoint {
    typealias Response = NoContent
    var baseURL = "https://shop.example/api"
    var path = ""
    var queryItems: [QueryItem] = []
  }

  @Test(arguments: [
    ("https://shop.example/api", "books/7", "https://shop.example/api/books/7"),
    ("https://shop.example/api/", "/books/7/", "https://shop.example/api/books/7/"),
    ("https://shop.example/api", "", "https://shop.example/api"),
    ("https://shop.example/api/?offset=20&limit=20", "", "https://shop.example/api/?offset=20&limit=20"),
    ("https://shop.example/api?key=a%20b", "books", "https://shop.example/api/books?key=a%20b"),
    ("https://shop.example/api#top", "books", "https://shop.example/api/books"),
    ("https://shop.example", "a b/é/50%/x?y#z", "https://shop.example/a%20b/%C3%A9/50%25/x%3Fy%23z"),
    ("https://shop.example", "mr-mime;a=1,b:c@d", "https://shop.example/mr-mime;a=1,b:c@d"),
  ])
  func baseAndPath(base: String, path: String, url: String) {
    #expect(Search(baseURL: base, path: path).url == url)
  }

  @Test func queryItemsAreEncoded() {
    let items = [
      QueryItem("q", "salt & pepper+1"), QueryItem("a=b", "c=d"), QueryItem("name", "Flabébé/火?#%"),
      QueryItem("limit", 20), QueryItem("empty", ""), QueryItem("q", "-._~"),
    ]
    #expect(
      Search(queryItems: items).url == "https://shop.example/api?q=salt%20%26%20pepper%2B1&a%3Db=c%3Dd"
        + "&name=Flab%C3%A9b%C3%A9%2F%E7%81%AB%3F%23%25&limit=20&empty=&q=-._~")
    #expect(
      Search(baseURL: "https://shop.example/api?page=2", path: "books", queryItems: [QueryItem("limit", 5)])
        .url
        == "https://shop.example/api/books?page=2&limit=5")
  }

  @Test func headersAreFoundInAnyCase() {
    var headers: HTTPHeaders = ["Content-Type": "text/plain", "X-Mark": "1"]
    #expect(headers["content-TYPE"] == "text/plain")
    headers["CONTENT-TYPE"] = "application/json"
    #expect(headers.fields.map(\.name) == ["X-Mark", "CONTENT-TYPE"])
    headers["x-mark"] = nil
    #expect(headers.fields.count == 1)
  }

  /// What each method sends, as the server sees it.
  @Test(
    arguments: [
      (HTTPMethod.get, nil), (.delete, nil), (.post, #"{"id":1}"#), (.put, #"{"id":1}"#), (.post, nil),
      (.put, ""),
      (.delete, "why"),
    ] as [(HTTPMethod, String?)])
  func sendsMethodHeadersAndBody(method: HTTPMethod, text: String?) async throws {
    struct Change: Endpoint {
      typealias Response = NoContent
      let baseURL: String
      let method: HTTPMethod
      let headers: HTTPHeaders = ["Content-Type": "application/json", "X-Empty": ""]
      let accept: String? = "application/json"
      let body: [UInt8]?
    }
    let server = try StubServer(["/": .status(204)])
    _ = try await testClient().send(
      Change(baseURL: server.url, method: method, body: text.map { Array($0.utf8) }))
    let request = try #require(server.requests.first)
    #expect(request.method == method.rawValue)
    #expect(request.body == text ?? "")
    #expect(request.headers["content-type"] == "application/json")
    #expect(request.headers["x-empty"] == "")
    #expect(request.headers["accept"] == "application/json")
    #expect(request.headers["user-agent"] == "pokesite/0 (+https://pokesite.example)")
    #expect(request.headers["accept-encoding"]?.contains("gzip") == true)
  }

  @Test func bytesAndCheckedJSONComeAsTheyAre() async throws {
    struct Checked: Endpoint {
      typealias Response = JSONBytes
      let baseURL: String
    }
    let server = try StubServer(["/": .json("[1, 2]"), "/bad": .json("[1, 2")])
    #expect(try await testClient().send(BytesEndpoint(baseURL: server.url)) == Array("[1, 2]".utf8))
    #expect(try await testClient().send(Checked(baseURL: server.url)).bytes == Array("[1, 2]".utf8))
    let error = await testClient().failure(of: Checked(baseURL: server.url + "/bad"))
    #expect(error == .badAnswer(.notJSON(start: "[1, 2"), url: server.url + "/bad"))
    #expect(server.requests.map { $0.headers["accept"] } == ["*/*", "application/json", "application/json"])
  }
}
