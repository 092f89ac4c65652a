import Networking
import Testing

/// A film database's feeds, its key in the query: the second example.
enum FilmFeed: String {
  case nowPlaying = "now_playing"
  case topRated = "top_rated"
}

struct FilmFeedPage: Endpoint {
  struct Response: Decodable, Sendable, Equatable {
    struct Film: Decodable, Sendable, Equatable {
      let title: String
      let rating: Double
    }
    let page: Int
    let results: [Film]
  }

  let feed: FilmFeed
  let key: String
  let baseURL: String
  var page = 1

  var path: String { "3/movie/\(feed.rawValue)" }
  var queryItems: [QueryItem] { [QueryItem("api_key", key), QueryItem("page", page)] }
}

@Suite struct FilmFeedTests {
  @Test(arguments: [(FilmFeed.nowPlaying, "The Late Ferry"), (.topRated, "Eleven Umbrellas")])
  func readsAFeed(feed: FilmFeed, title: String) async throws {
    let server = try StubServer([
      "/3/movie/now_playing": .json(#"{"page":1,"results":[{"title":"The Late Ferry","rating":6.5}]}"#),
      "/3/movie/top_rated": .json(#"{"page":1,"results":[{"title":"Eleven Umbrellas","rating":6.5}]}"#),
    ])
    let page = try await testClient().send(FilmFeedPage(feed: feed, key: "k+y&1", baseURL: server.url))
    #expect(page == .init(page: 1, results: [.init(title: title, rating: 6.5)]))
    #expect(server.requests.map(\.target) == ["/3/movie/\(feed.rawValue)?api_key=k%2By%261&page=1"])
  }

  @Test func theKeyIsInNoMessageAndOnNoDisk() async throws {
    let folder = try TemporaryFolder()
    let server = try StubServer([
      "/3/movie/top_rated": [
        .json(#"{"page":1,"results":[]}"#), .json(#"{"detail":"Bad key."}"#, status: 401),
      ]
    ])
    let client = testClient { $0.cache = ResponseCache(folder: folder.path) }
    let endpoint = FilmFeedPage(feed: .topRated, key: "s3cr3t", baseURL: server.url)
    _ = try await client.send(endpoint)
    #expect(folder.files == [])
    let error = await client.failure(of: endpoint)
    #expect(
      error?.description
        == "\(server.url)/3/movie/top_rated?api_key=…&page=1: the server answered 401: Bad key.")
    #expect(error?.url == endpoint.url)
  }
}
