import Foundation
import Networking

/// A web server on a loopback port that answers each path as a test says, and remembers what it was asked.
///
/// The answers of a path are given in turn, and the last of them again and again.
final class StubServer: Sendable {
  /// A request as it arrived.
  struct Request: Sendable {
    let method: String
    /// Path and query, as they were sent.
    let target: String
    let headers: [String: String]
    let body: String
  }

  fileprivate struct State {
    var answers: [String: [Answer]]
    var requests: [Request] = []
    var inFlight = 0
    var highestInFlight = 0
    var connections: Set<Int32> = []
    var isStopped = false
  }

  let port: UInt16
  private let listener: Int32
  private let state: Locked<State>

  var url: String { "http://127.0.0.1:\(port)" }
  var requests: [Request] { state.withLock(\.requests) }
  var highestInFlight: Int { state.withLock(\.highestInFlight) }

  init(_ answers: [String: [Answer]]) throws {
    state = Locked(State(answers: answers))
    let socket = try LoopbackSocket(listening: true)
    listener = socket.file
    port = socket.port
    // Weak, so that a server ends with the test that made it.
    Thread.detachNewThread { [listener, weak self] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread { [weak self] in
          if let self { serve(connection) } else { close(connection) }
        }
      }
      close(listener)
    }
  }

  convenience init(_ answers: [String: Answer]) throws {
    try self.init(answers.mapValues { [$0] })
  }

  /// Answers otherwise from here on.
  func answer(with answers: [String: [Answer]]) { state.withLock { $0.answers = answers } }

  /// Ends all connections; the threads end by themselves.
  func stop() {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.isStopped = true
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
      shutdown(listener, Int32(SHUT_RDWR))
    }
  }

  deinit { stop() }

  /// Waits until so many requests have arrived.
  func waitForRequests(_ count: Int) async throws {
    while requests.count < count { try await Task.sleep(for: .milliseconds(1)) }
  }

  private func serve(_ connection: Int32) {
    state.withLock { _ = $0.connections.insert(connection) }
    var reader = RequestReader(connection)
    while let request = reader.next(), reply(to: request, on: connection) {}
    state.withLock { _ = $0.connections.remove(connection) }
    close(connection)
  }

  /// Whether the connection can be used again.
  private func reply(to request: Request, on connection: Int32) -> Bool {
    let answer = begin(request)
    defer { state.withLock { $0.inFlight -= 1 } }
    while highestInFlight < answer.companions { usleep(500) }
    guard let bytes = answer.encoded(includingBody: request.method != "HEAD") else {
      if case .never = answer.ending { waitForEnd(of: connection) }
      return false
    }
    guard sendAll(bytes, on: connection), case .complete = answer.ending else { return false }
    return true
  }

  private func begin(_ request: Request) -> Answer {
    state.withLock { state in
      state.requests.append(request)
      state.inFlight += 1
      state.highestInFlight = max(state.highestInFlight, state.inFlight)
      return state.nextAnswer(String(request.target.prefix { $0 != "?" }))
    }
  }

  private func waitForEnd(of connection: Int32) {
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) > 0 {}
  }
}

extension StubServer.State {
  fileprivate mutating func nextAnswer(_ path: String) -> Answer {
    guard let planned = answers[path], let first = planned.first else {
      return .text("Not Found", status: 404)
    }
    if planned.count > 1 { answers[path]?.removeFirst() }
    return first
  }
}
