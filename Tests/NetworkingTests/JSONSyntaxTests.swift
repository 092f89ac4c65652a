import Foundation
import Testing

@testable import Networking

@Suite struct JSONSyntaxTests {
  @Test(arguments: [
    "{}", "[]", "0", "-0.5e+10", "12E3", "\"\"", "true", "false", "null", " [ 1 , 2 ]\r\n\t", "[[],{}]",
    #"{"a":{"b":[null,true,"\"\\\/\b\f\n\r\té火"]},"a":1}"#, "\u{FEFF}[]", #""\ud83d""#,
  ])
  func accepts(text: String) {
    #expect(JSONSyntax.isValid(Array(text.utf8)))
  }

  @Test(arguments: [
    "", " ", "{", "}", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{1:2}", "'a'",
    "01",
    "1.", ".5", "+1", "-", "1e", "1e+", "0x1", "NaN", "tru", "truex", "nul", "\"", "\"\\\"", #""\x""#,
    #""\u12g4""#,
    "\"a\nb\"", "\"\t\"", "[]]", "[] []", "// no\n[]", "\u{00A0}[]", "\0", "[]\0", "[\0]",
    "{\"a\":1 \"b\":2}",
  ])
  func refuses(text: String) {
    #expect(!JSONSyntax.isValid(Array(text.utf8)))
  }

  @Test func refusesWhatIsNotUTF8() {
    #expect(!JSONSyntax.isValid([0x22, 0xC3, 0x22]))
    #expect(!JSONSyntax.isValid([0x22, 0xED, 0xA0, 0x80, 0x22]))
    #expect(JSONSyntax.isValid([0x22, 0xC3, 0xA9, 0x22]))
  }

  @Test func boundsNesting() {
    let nested = { (depth: Int) in
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(JSONSyntax.isValid(nested(512)))
    #expect(!JSONSyntax.isValid(nested(513)))
    #expect(!JSONSyntax.isValid(nested(1_000_000)))
  }

  /// Small changes to a document, judged by `JSONSerialization` too.
  @Test func agreesWithFoundation() throws {
    var random = SeededRandom(seed: 5)
    let alphabet = Array("{}[]\",:\\ 01-+.eEtrufalsn\nx".utf8)
    for _ in 0..<20_000 {
      var bytes = Array(#"{"a":[1,-2.5e3,"x\n"],"b":{"c":null,"d":true},"e":""}"#.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = try #require(alphabet.randomElement(using: &random))
      }
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      #expect(JSONSyntax.isValid(bytes) == isJSON, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
