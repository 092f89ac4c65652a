import Networking
import Pokedex
import Testing

@testable import PokeAPI

/// The tutorials' first requests: a list page by page, then one Pokémon with its picture.
@Suite struct ListTests {
  private func page(_ next: String?, _ previous: String?, _ entries: [(Int, String)]) -> Answer {
    let results = entries.map { MiniAPI.ref("pokemon", $0.0, $0.1) }.joined(separator: ", ")
    func link(_ link: String?) -> String { link.map { "\"\($0)\"" } ?? "null" }
    return .json(
      #"{"count": 3, "next": \#(link(next)), "previous": \#(link(previous)), "results": [\#(results)]}"#)
  }

  @Test func aPageTellsCountAndItsNeighbours() async throws {
    let server = try StubServer([
      "/api/v2/pokemon": page(
        "https://pokeapi.co/api/v2/pokemon?offset=2&limit=2", nil, [(1, "a"), (2, "b")])
    ])
    let page = try await testClient().send(
      PokeAPIEndpoint<ResourceListResource>.resourceList(
        server.url + "/api/v2", .pokemon, limit: 2, offset: 0)
    ).read().resource
    #expect(page.count == 3)
    #expect(page.next == "https://pokeapi.co/api/v2/pokemon?offset=2&limit=2")
    #expect(page.previous == nil)
    #expect(page.results == [ResourceReference(name: "a", id: 1), ResourceReference(name: "b", id: 2)])
    #expect(server.requests.map(\.target) == ["/api/v2/pokemon?limit=2&offset=0"])
  }

  @Test func allPagesAreFollowedOnTheSameHost() async throws {
    let server = try StubServer([
      "/api/v2/pokemon": [
        page("https://pokeapi.co/api/v2/pokemon?offset=2&limit=2", nil, [(1, "a"), (2, "b")]),
        page(nil, "https://pokeapi.co/api/v2/pokemon?offset=0&limit=2", [(10001, "c")]),
      ]
    ])
    let fetcher = ResourceFetcher(
      client: testClient(), baseURL: server.url + "/api/v2", concurrency: 2, log: FetchLog { _ in },
      pageSize: 2)
    #expect(try await fetcher.list(.pokemon).map(\.id) == [1, 2, 10001])
    #expect(
      server.requests.map(\.target) == [
        "/api/v2/pokemon?limit=2&offset=0", "/api/v2/pokemon?limit=2&offset=2",
      ])
  }

  @Test func aListThatLeadsInACircleEnds() async throws {
    let server = try StubServer([
      "/api/v2/pokemon": page("/api/v2/pokemon?offset=2&limit=2", nil, [(1, "a")])
    ])
    let fetcher = ResourceFetcher(
      client: testClient(), baseURL: server.url + "/api/v2", concurrency: 2, log: FetchLog { _ in },
      pageSize: 2)
    #expect(try await fetcher.list(.pokemon).map(\.id) == [1, 1])
  }

  @Test func onePokemonByNameThenItsPicture() async throws {
    let picture = TestPicture.png(width: 3, height: 2)
    let pokemon = MiniAPI.pokemon(25, "pikachu", species: 25, types: ["electric"], picture: "PICTURE")
    let pictures = try StubServer(["/25.png": Answer(headers: [("Content-Type", "image/png")], body: picture)]
    )
    let server = try StubServer([
      "/api/v2/pokemon/pikachu": .json(pokemon.replacing("PICTURE", with: pictures.url + "/25.png"))
    ])
    let found = try await testClient().send(
      PokeAPIEndpoint<PokemonResource>.named(server.url + "/api/v2", "pikachu"))
    let address = try #require(found.read().resource.pictures[.front])
    let downloaded = try await testClient().send(PictureEndpoint(url: address))
    #expect(found.read().resource.id == 25)
    #expect(downloaded.bytes == picture)
    #expect([downloaded.size.width, downloaded.size.height] == [3, 2])
  }
}
