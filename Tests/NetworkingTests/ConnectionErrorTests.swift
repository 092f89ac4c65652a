import Networking
import Testing

/// Errors before there is an answer, each provoked for real.
@Suite struct ConnectionErrorTests {
  @Test func refusedPort() async throws {
    let closed = try LoopbackSocket(listening: false)
    let url = "http://127.0.0.1:\(closed.port)/creatures/1"
    let error = await testClient().failure(of: CreatureEndpoint(baseURL: url))
    #expect(error == .noConnection(.refused, url: url))
    #expect(error?.description == "\(url): the connection was refused; is a server running there?")
    #expect(error?.isRetryable == true)
  }

  /// A label of more than 63 letters cannot exist, so that no name server is asked.
  @Test(arguments: ["host.invalid", "\(String(repeating: "h", count: 64)).invalid"])
  func hostNotFound(host: String) async throws {
    let url = "http://\(host)/"
    let error = await testClient().failure(of: CreatureEndpoint(baseURL: url))
    #expect(error == .noConnection(.hostNotFound, url: url))
    #expect(
      error?.description
        == "\(url): the host's name was not found; is it spelled right, and is there a network?")
    #expect(error?.isRetryable == false)
  }

  @Test func closedWithoutAnswer() async throws {
    let server = try StubServer(["/": .ending(.closed)])
    let url = server.url + "/"
    let error = await testClient().failure(of: CreatureEndpoint(baseURL: url))
    #expect(error == .noConnection(.closed, url: url))
    #expect(error?.description == "\(url): the server closed the connection without an answer")
    #expect(error?.isRetryable == true)
  }

  @Test func neverAnswersWithinTheTotalTime() async throws {
    let server = try StubServer(["/": .ending(.never)])
    let url = server.url + "/"
    let client = testClient { $0.timeouts.total = .milliseconds(100) }
    let error = await client.failure(of: CreatureEndpoint(baseURL: url))
    #expect(error == .timedOut(.total, url: url))
    #expect(error?.description == "\(url): no complete answer within the time allowed")
    #expect(error?.isRetryable == true)
  }

  @Test func fallsSilent() async throws {
    let server = try StubServer(["/": .ending(.never)])
    let url = server.url + "/"
    let client = testClient { $0.timeouts.inactivity = .milliseconds(1) }
    let error = await client.failure(of: CreatureEndpoint(baseURL: url))
    #expect(error == .timedOut(.inactive, url: url))
    #expect(error?.description == "\(url): the server fell silent")
    #expect(error?.isRetryable == true)
  }

  /// The port takes connections, and nobody ever answers the handshake.
  @Test func neverConnects() async throws {
    let silent = try LoopbackSocket(listening: true)
    let url = "https://127.0.0.1:\(silent.port)/"
    let client = testClient { $0.timeouts.connecting = .milliseconds(100) }
    let error = await client.failure(of: CreatureEndpoint(baseURL: url))
    #expect(error == .timedOut(.connecting, url: url))
    #expect(error?.description == "\(url): no connection within the time allowed")
    #expect(error?.isRetryable == true)
  }

  @Test(arguments: [
    "", "creatures/1", "http://", "http://a b/", "//host/path", "http://[::1/", "http://host/\0\netag: x",
  ])
  func malformedURL(url: String) async {
    let error = await testClient().failure(of: CreatureEndpoint(baseURL: url))
    #expect(error == .invalidRequest(.malformedURL, url: url))
    #expect(error?.message == "not a complete web address")
    #expect(error?.isRetryable == false)
  }

  @Test(arguments: [("file:///etc/passwd", "file"), ("FTP://host/", "ftp"), ("gopher://host/", "gopher")])
  func otherScheme(url: String, scheme: String) async {
    let error = await testClient().failure(of: CreatureEndpoint(baseURL: url))
    #expect(error == .invalidRequest(.scheme(scheme), url: url))
    #expect(error?.message == "'\(scheme):' is neither http: nor https:")
  }

  @Test(arguments: [("X-Note", "a\r\nX-Evil: 1"), ("X Note", "a"), ("", "a"), ("X-Note:", "a")])
  func headerThatCannotBeSent(name: String, value: String) async {
    struct Noted: Endpoint {
      typealias Response = Creature
      let baseURL = "http://127.0.0.1/"
      let headers: HTTPHeaders
    }
    var headers = HTTPHeaders()
    headers[name] = value
    let error = await testClient().failure(of: Noted(headers: headers))
    #expect(error == .invalidRequest(.header(name: name), url: "http://127.0.0.1/"))
    #expect(error?.message == "header '\(name)' holds characters that cannot be sent")
  }
}
