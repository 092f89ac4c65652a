import TestSupport
import Testing

@testable import PreviewServer

@Suite struct EventTests {
  private let problem = PreviewProblem(place: "Content/a.md:1:4", summary: "no page", details: "1 | a")

  private func listen(_ server: TestServer, _ query: String = "") throws -> RawConnection {
    let connection = try server.connect()
    connection.request("/.pokesite/events\(query)")
    let head = try connection.head()
    #expect(head.status == 200)
    #expect(head.headers["content-type"] == "text/event-stream; charset=utf-8")
    #expect(head.headers["cache-control"] == "no-store")
    return connection
  }

  @Test func everybodyHearsOfChanges() throws {
    let server = try TestServer(["index.html": ""])
    let listeners = try (0..<20).map { _ in try listen(server) }
    for listener in listeners {
      #expect(try listener.text(until: "\n\n").contains(#""changed":[],"count":0,"problems":[]}"#))
    }
    server.show(PreviewState(problems: [problem]))
    server.show(PreviewState(), changedFiles: ["a.png"])
    for listener in listeners {
      #expect(
        try listener.text(until: "\n\n").contains(
          #""count":1,"problems":[{"place":"Content/a.md:1:4","summary":"no page","details":"1 | a"}]"#))
      #expect(try listener.text(until: "\n\n").contains(#""changed":["a.png"],"count":0"#))
    }
  }

  @Test func whoComesLaterHearsOfTheErrorsThatAreThere() throws {
    let server = try TestServer(state: PreviewState(problems: [problem]))
    let event = try listen(server).text(until: "\n\n")
    #expect(event.contains(#""summary":"no page""#))
    let number = try #require(event.firstMatch(of: /"number":([0-9]+)/)?.1)
    server.show(PreviewState(), changedFiles: ["a.png"])
    #expect(try listen(server, "?since=\(number)").text(until: "\n\n").contains(#""changed":["a.png"]"#))
    #expect(try listen(server, "?since=1").text(until: "\n\n").contains(#""changed":null"#))
  }

  @Test func listenersHoldNoThread() throws {
    var limits = ServerLimits()
    limits.threads = 2
    let server = try TestServer(["index.html": "page"], limits: limits)
    let listeners = try (0..<50).map { _ in try listen(server) }
    #expect(try server.answer("/").status == 200)
    #expect(listeners.count == 50)
  }

  @Test func tooManyListenersAreTurnedAway() throws {
    let server = try TestServer()
    let listeners = try (0..<100).map { _ in try listen(server) }
    #expect(try server.answer("/.pokesite/events").status == 503)
    #expect(listeners.count == 100)
  }

  @Test(.timeLimit(.minutes(1))) func whoLeavesMakesRoom() throws {
    let server = try TestServer()
    // They go out of use at once, and so leave without a word.
    _ = try (0..<100).map { _ in try listen(server) }
    // An event finds that nobody is there, some time after it was sent.
    repeat { server.show(PreviewState()) } while try server.answer("/.pokesite/events").status == 503
  }

  @Test func headHasNoEvents() throws {
    let server = try TestServer()
    let connection = try server.connect()
    connection.request("/.pokesite/events", method: "HEAD")
    #expect(try connection.head().headers["content-type"] == "text/event-stream; charset=utf-8")
  }

  @Test func theEndOfTheServerEndsTheStream() throws {
    let server = try TestServer()
    let listeners = try (0..<20).map { _ in try listen(server) }
    for listener in listeners { _ = try listener.text(until: "\n\n") }
    server.stop()
    for listener in listeners { #expect(!String(decoding: listener.rest(), as: UTF8.self).contains("data:")) }
    #expect(throws: (any Error).self) { try server.connect() }
  }
}
