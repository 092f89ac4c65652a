import Networking
import Testing

/// A bookshop's web service as an enum: the first of the examples that the layer is made for.
enum BookshopAPI: Endpoint {
  case categories(shop: String)
  case booksForCategory(id: Int, shop: String)

  struct Title: Decodable, Sendable, Equatable {
    let id: Int
    let title: String
  }

  typealias Response = [Title]

  var baseURL: String {
    switch self {
    case .categories(let shop), .booksForCategory(_, let shop): shop
    }
  }

  var path: String {
    switch self {
    case .categories: "categories"
    case .booksForCategory(let id, _): "categories/\(id)/books"
    }
  }
}

@Suite struct BookshopTests {
  private let stub = try? StubServer([
    "/api/categories": .json(#"[{"id":1,"title":"Cookery"},{"id":2,"title":"Seafaring"}]"#),
    "/api/categories/2/books": .json(#"[{"id":31,"title":"Knots for the Impatient"}]"#),
    "/api/categories/9/books": .json(#"{"detail":"There is no category 9."}"#, status: 404),
  ])

  @Test func listsCategories() async throws {
    let server = try #require(stub)
    let categories = try await testClient().send(BookshopAPI.categories(shop: server.url + "/api"))
    #expect(categories == [.init(id: 1, title: "Cookery"), .init(id: 2, title: "Seafaring")])
  }

  @Test func listsTheBooksOfOne() async throws {
    let server = try #require(stub)
    let books = try await testClient().send(BookshopAPI.booksForCategory(id: 2, shop: server.url + "/api"))
    #expect(books == [.init(id: 31, title: "Knots for the Impatient")])
  }

  @Test func saysWhyThereIsNone() async throws {
    let server = try #require(stub)
    let error = await testClient().failure(of: BookshopAPI.booksForCategory(id: 9, shop: server.url + "/api"))
    #expect(
      error?.description
        == "\(server.url)/api/categories/9/books: the server answered 404: There is no category 9.")
  }

  /// The protocol lets a fake take the client's place.
  @Test func aFakeCanStandIn() async throws {
    struct Shelf: APIClient {
      func send<E: Endpoint>(_ endpoint: E) async throws(APIError) -> E.Response {
        try endpoint.decode(Array(#"[{"id":5,"title":"Fake"}]"#.utf8))
      }
    }
    let client: any APIClient = Shelf()
    #expect(
      try await client.send(BookshopAPI.categories(shop: "https://x.example")) == [
        .init(id: 5, title: "Fake")
      ])
  }
}
