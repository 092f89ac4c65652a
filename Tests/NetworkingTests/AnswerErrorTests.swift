import Foundation
import Networking
import Testing

/// Errors of answers, each provoked for real.
@Suite struct AnswerErrorTests {
  /// Asks a stub that gives one answer.
  private func failure(
    _ answer: Answer, _ configure: (inout ClientConfiguration) -> Void = { _ in }
  ) async throws -> (error: APIError?, url: String) {
    let server = try StubServer(["/creatures/1": answer])
    let url = server.url + "/creatures/1"
    return (await testClient(configure).failure(of: CreatureEndpoint(baseURL: url)), url)
  }

  private func testClient(_ configure: (inout ClientConfiguration) -> Void) -> HTTPClient {
    NetworkingTests.testClient(ManualTime(), configure)
  }

  @Test func notFoundWithText() async throws {
    let (error, url) = try await failure(.text("Not Found\n", status: 404))
    #expect(error == .serverError(status: 404, message: "Not Found", retryAfter: nil, url: url))
    #expect(error?.description == "\(url): the server answered 404: Not Found")
    #expect(error?.isRetryable == false)
  }

  @Test func notFoundWithDetail() async throws {
    let (error, url) = try await failure(.json(#"{"detail":"No creature has this number."}"#, status: 404))
    #expect(
      error == .serverError(status: 404, message: "No creature has this number.", retryAfter: nil, url: url))
    #expect(error?.description == "\(url): the server answered 404: No creature has this number.")
    #expect(error?.isRetryable == false)
  }

  @Test func notFoundWithNothing() async throws {
    let (error, url) = try await failure(.status(404))
    #expect(error == .unsuccessfulStatus(404, retryAfter: nil, url: url))
    #expect(error?.description == "\(url): the server answered 404 (not found)")
    #expect(error?.isRetryable == false)
  }

  @Test func aPageOfErrorIsNoMessage() async throws {
    let (error, url) = try await failure(.html("<html><h1>502</h1></html>", status: 502))
    #expect(error == .unsuccessfulStatus(502, retryAfter: nil, url: url))
    #expect(error?.isRetryable == true)
  }

  @Test func aMessageCannotDriveTheTerminal() async throws {
    let (error, _) = try await failure(.text("a\u{1B}[2J\nb\u{202E}c", status: 400))
    #expect(error?.message == "the server answered 400: a[2J bc")
  }

  @Test func cutBody() async throws {
    let (error, url) = try await failure(.ending(.cut(after: 7), body: #"{"id":1,"name":"Leafling"}"#))
    #expect(error == .badAnswer(.cutShort(received: 7), url: url))
    #expect(error?.description == "\(url): the answer was cut short after 7 bytes")
    #expect(error?.isRetryable == true)
  }

  @Test func htmlForJSON() async throws {
    let (error, url) = try await failure(.html("<!DOCTYPE html><title>Welcome to our Wi-Fi</title>"))
    #expect(error == .badAnswer(.htmlPage, url: url))
    #expect(error?.description == "\(url): the answer is a web page, where data was expected")
    #expect(error?.isRetryable == true)
  }

  @Test func htmlThatClaimsToBeJSON() async throws {
    let (error, url) = try await failure(.json("\n <!doctype HTML><p>x"))
    #expect(error == .badAnswer(.htmlPage, url: url))
  }

  @Test func notJSON() async throws {
    let (error, url) = try await failure(.json(#"{"id":1,"name""#))
    #expect(error == .badAnswer(.notJSON(start: #"{"id":1,"name""#), url: url))
    #expect(error?.description == #"\#(url): the answer is not JSON: it starts with '{"id":1,"name"'"#)
    #expect(error?.isRetryable == true)
  }

  /// Nesting is bounded: a hostile answer is an error and no crash.
  @Test(arguments: ["[", "{\"a\":"])
  func nestedWithoutEnd(opening: String) async throws {
    let (error, url) = try await failure(.json(String(repeating: opening, count: 100_000)))
    let start = String(repeating: opening, count: 40).prefix(40) + "…"
    #expect(error == .badAnswer(.notJSON(start: String(start)), url: url))
  }

  @Test func emptyBody() async throws {
    let (error, url) = try await failure(.json(""))
    #expect(error == .badAnswer(.empty, url: url))
    #expect(error?.description == "\(url): the answer is empty")
    #expect(error?.isRetryable == true)
  }

  @Test func bodyOverTheLimit() async throws {
    let body = #"{"id":1,"name":"\#(String(repeating: "x", count: 2000))"}"#
    let (error, url) = try await failure(.json(body)) { $0.bodyLimit = 1000 }
    #expect(error == .badAnswer(.tooLarge(limit: 1000), url: url))
    #expect(error?.description == "\(url): the answer is larger than 1000 bytes")
    #expect(error?.isRetryable == false)
  }

  /// 256 KiB of zeros: `head -c 262144 /dev/zero | gzip -9n | base64`.
  @Test func gzipBomb() async throws {
    let bomb = try #require(Data(base64Encoded: gzippedZeros))
    #expect(bomb.count < 1000)
    let answer = Answer(headers: [("Content-Encoding", "gzip")], body: Array(bomb))
    let (error, url) = try await failure(answer) { $0.bodyLimit = 100_000 }
    #expect(error == .badAnswer(.tooLarge(limit: 100_000), url: url))
  }

  @Test func brokenCompression() async throws {
    let answer = Answer(headers: [("Content-Encoding", "gzip")], body: Array("no gzip at all".utf8))
    let (error, url) = try await failure(answer)
    guard case .badAnswer(.malformed, url) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.isRetryable == true)
  }
}

private let gzippedZeros =
  "H4sIAAAAAAACA+3BMQEAAADCoPVP7W0HoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA3gAi6g7iAAAEAA=="
