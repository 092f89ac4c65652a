/// What the stub server does with one request.
struct Answer: Sendable {
  /// How the answer ends.
  enum Ending: Sendable {
    /// As it should.
    case complete
    /// After so many bytes of the body, although the header promises all of them.
    case cut(after: Int)
    /// Before it began: the connection is closed.
    case closed
    /// Not at all: the connection stays open and silent.
    case never
  }

  var status = 200
  var headers: [(String, String)] = []
  var body: [UInt8] = []
  var ending = Ending.complete
  /// The answer is held back until so many requests have been in the server's hands at once.
  var companions = 1

  static func json(_ text: String, status: Int = 200, _ headers: [(String, String)] = []) -> Answer {
    Answer(status: status, headers: [("Content-Type", "application/json")] + headers, body: Array(text.utf8))
  }

  static func text(_ text: String, status: Int = 200, _ headers: [(String, String)] = []) -> Answer {
    Answer(
      status: status, headers: [("Content-Type", "text/plain; charset=utf-8")] + headers,
      body: Array(text.utf8))
  }

  static func html(_ text: String, status: Int = 200) -> Answer {
    Answer(status: status, headers: [("Content-Type", "text/html")], body: Array(text.utf8))
  }

  static func status(_ status: Int, _ headers: [(String, String)] = []) -> Answer {
    Answer(status: status, headers: headers)
  }

  static func redirect(_ place: String) -> Answer { .status(302, [("Location", place)]) }

  static func ending(_ ending: Ending, body: String = "") -> Answer {
    var answer = json(body)
    answer.ending = ending
    return answer
  }

  /// This answer, once so many requests wait for theirs.
  func together(_ count: Int) -> Answer {
    var answer = self
    answer.companions = count
    return answer
  }

  /// The bytes to send; nil for none.
  func encoded(includingBody: Bool = true) -> [UInt8]? {
    var sent = body[...]
    switch ending {
    case .complete: break
    case .cut(let count): sent = body.prefix(count)
    case .closed, .never: return nil
    }
    var head = "HTTP/1.1 \(status) Stub\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    head += status == 304 ? "\r\n" : "Content-Length: \(body.count)\r\n\r\n"
    return Array(head.utf8) + (includingBody ? sent : [])
  }
}
