import Testing

@testable import Networking

@Suite struct AnswerBufferTests {
  @Test func aStatusLineBeginsAnew() {
    var answer = AnswerBuffer(limit: 10)
    for line in [
      "HTTP/1.1 302 See: there\r\n", "Location:  /new \r\n", "HTTP/1.1 200 OK\r\n", "ETag: \"a:b\"\r\n",
      "\r\n",
    ] {
      Array(line.utf8).withUnsafeBytes { answer.receive(headerLine: $0) }
    }
    #expect(answer.headers == ["ETag": "\"a:b\""])
  }

  @Test func takesAsMuchAsItsLimit() {
    var answer = AnswerBuffer(limit: 10)
    let six = Array("sixsix".utf8)
    let four = Array("four".utf8)
    #expect(six.withUnsafeBytes { answer.receive(bodyPart: $0, ofAnnounced: .max) })
    #expect(four.withUnsafeBytes { answer.receive(bodyPart: $0, ofAnnounced: -1) })
    #expect(answer.body == Array("sixsixfour".utf8))
    #expect(!four.withUnsafeBytes { answer.receive(bodyPart: $0, ofAnnounced: 0) })
    #expect(answer.isTooLarge)
  }
}
