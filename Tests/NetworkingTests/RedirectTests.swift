import Testing

@testable import Networking

@Suite struct RedirectTests {
  @Test func followsToTheAnswer() async throws {
    let server = try StubServer([
      "/old": .redirect("/new"), "/new": .json(#"{"id":1,"name":"Leafling"}"#),
    ])
    let creature = try await testClient().send(CreatureEndpoint(baseURL: server.url + "/old"))
    #expect(creature == Creature(id: 1, name: "Leafling"))
    #expect(server.requests.map(\.target) == ["/old", "/new"])
  }

  @Test func knowsWhereTheAnswerCameFrom() async throws {
    let server = try StubServer(["/old": .redirect("/new"), "/new": .text("here")])
    let settings = ClientConfiguration(userAgent: "pokesite/0").transferSettings
    let request = try HTTPRequest(BytesEndpoint(baseURL: server.url + "/old"))
    let response = try await CurlTransport(settings, connections: 1).exchange(request)
    #expect(response.finalURL == server.url + "/new")
    #expect(response.status == 200)
  }

  @Test func loop() async throws {
    let server = try StubServer(["/a": .redirect("/b"), "/b": .redirect("/a")])
    let url = server.url + "/a"
    let error = await testClient { $0.redirectLimit = 3 }.failure(of: CreatureEndpoint(baseURL: url))
    #expect(error == .redirectRefused(.tooMany(limit: 3), url: url))
    #expect(error?.description == "\(url): redirected more than 3 times")
    #expect(error?.isRetryable == false)
    #expect(server.requests.map(\.target) == ["/a", "/b", "/a", "/b"])
  }

  @Test(arguments: [
    "file:///etc/hostname", "ftp://127.0.0.1/x", "dict://127.0.0.1/x", "gopher://127.0.0.1/x",
  ])
  func awayFromTheWeb(place: String) async throws {
    let server = try StubServer(["/": .redirect(place)])
    let url = server.url + "/"
    let error = await testClient().failure(of: BytesEndpoint(baseURL: url))
    #expect(error == .redirectRefused(.scheme, url: url))
    #expect(error?.description == "\(url): redirected away from http and https")
    #expect(error?.isRetryable == false)
  }

  @Test func noneFollowedWhenNoneAllowed() async throws {
    let server = try StubServer(["/": .redirect("/next")])
    let url = server.url + "/"
    let error = await testClient { $0.redirectLimit = 0 }.failure(of: BytesEndpoint(baseURL: url))
    #expect(error == .unsuccessfulStatus(302, retryAfter: nil, url: url))
  }
}
