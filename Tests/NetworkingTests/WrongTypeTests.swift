import Networking
import Testing

/// What decoding says about JSON of another type than is needed.
@Suite struct WrongTypeTests {
  struct Sheet: Decodable, Sendable {
    struct Stat: Decodable, Sendable {
      let base: Int
    }
    let stats: [Stat]
    let names: [String: String]
    let ratio: Double?
    let isBaby: Bool?
  }

  struct SheetEndpoint: Endpoint {
    typealias Response = Sheet
    let baseURL = "http://127.0.0.1/sheet"
  }

  @Test(arguments: [
    (#"{"stats":[{"base":1},{"base":"2"}],"names":{}}"#, "stats[1].base", "expected a whole number"),
    (#"{"stats":[{}],"names":{}}"#, "stats[0]", "'base' is missing"),
    (#"{"stats":[],"names":{"en":1}}"#, "names.en", "expected a string"),
    (#"{"stats":{},"names":{}}"#, "stats", "expected an array"),
    (#"{"stats":[],"names":[]}"#, "names", "expected an object"),
    (#"{"stats":[],"names":null}"#, "names", "expected an object, found null"),
    (#"{"stats":[],"names":{},"ratio":"x"}"#, "ratio", "expected a number"),
    (#"{"stats":[],"names":{},"isBaby":1}"#, "isBaby", "expected true or false"),
    (#"[]"#, "", "expected an object"),
  ])
  func saysWhereAndWhat(json: String, path: String, reason: String) throws {
    let error = #expect(throws: APIError.self) { try SheetEndpoint().decode(Array(json.utf8)) }
    #expect(
      error == .badAnswer(.wrongType(codingPath: path, reason: reason), url: "http://127.0.0.1/sheet"))
    #expect(error?.message == (path.isEmpty ? "the answer: \(reason)" : "\(path): \(reason)"))
    #expect(error?.isRetryable == false)
  }
}
