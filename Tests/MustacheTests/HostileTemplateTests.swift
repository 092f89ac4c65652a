import Diagnostics
import Mustache
import Testing

/// Templates that want the engine to hang or to fill the memory.
@Suite struct HostileTemplateTests {
  /// Twelve levels, each including the next ten times.
  private func doubling(_ tag: (Int) -> String) -> [String: String] {
    let levels = (0..<12).map { ("l\($0)", String(repeating: tag($0 + 1), count: 10)) }
    return Dictionary(levels + [("l12", "lol")], uniquingKeysWith: { $1 })
  }

  @Test func partialsThatMultiplyEnd() {
    let found = diagnostics("{{>l0}}", [:], doubling { "{{>l\($0)}}" })
    #expect(
      found.map(\.summary) == [
        "more than 8000000 sections, partials, parents, blocks and lambdas in one page"
      ])
    #expect(
      found.first?.explanation?.hasPrefix("the templates are included like this: main > l0 > l1 > l2 > ")
        == true)
  }

  @Test func aTextThatMultipliesEnds() {
    let text = String(repeating: "x", count: 2_000_000)
    let found = diagnostics(
      "{{#a}}{{#a}}{{#a}}\(text){{/a}}{{/a}}{{/a}}", ["a": .list(Array(repeating: 1, count: 200))])
    #expect(
      found.map(\.summary) == [
        "the page is larger than 256 MiB"
      ])
  }

  /// None of them takes the square of its length.
  private static let endless = [
    "open tags": String(repeating: "{{", count: 50_000) + "}}",
    "triples": String(repeating: "{{{a}}", count: 20_000),
    "delimiters": String(repeating: "{{=a}}", count: 20_000),
    "comments": String(repeating: "{{!", count: 50_000),
    "closing tags": String(repeating: "{{/a}}", count: 20_000),
    "sections": String(repeating: "{{#a}}", count: 20_000),
    "others' ends": String(repeating: "{{#a}}", count: 10_000) + String(repeating: "{{/b}}", count: 10_000),
    "partials": String(repeating: "{{>x}}", count: 20_000),
    "spaces": String(repeating: "{{a b}}", count: 20_000),
    "a long delimiter": "{{=" + String(repeating: "x", count: 20_000) + " y=}}",
  ]

  @Test(arguments: endless.keys.sorted()) func manyFaultsAreFoundInOneGo(name: String) throws {
    let found = diagnostics(try #require(Self.endless[name]))
    #expect(!found.isEmpty)
    #expect(found.count <= 3000)
    #expect(found.allSatisfy { $0.location?.file == "main.mustache" && $0.location?.line == 1 })
    #expect(
      found.allSatisfy { ($0.location?.excerpt?.utf8.count ?? 0) <= 1300 && $0.summary.utf8.count < 1000 })
  }

  /// What is reachable from each of them is the square of their number; what takes too long is not judged.
  @Test func aChainOfParentsIsNotSearchedFromEach() throws {
    func chain(_ count: Int) -> [String: String] {
      let links = (0..<count).map { number in
        ("t\(number)", "{{<t\(number + 1)}}{{$a\(number)}}x{{/a\(number)}}{{/t\(number + 1)}}")
      }
      return Dictionary(links + [("t\(count)", "{{$b}}y{{/b}}")], uniquingKeysWith: { $1 })
    }
    #expect(try library("{{>t0}}", chain(20)).warnings.count == 20)
    #expect(try library("{{>t0}}", chain(3000)).warnings.count < 100)
  }

  @Test func blocksThatShowNowhereAreToldToALimit() throws {
    let blocks = (0..<20_000).map { "{{$b\($0)}}{{/b\($0)}}" }.joined()
    let parents = String(repeating: "{{<p}}{{$x}}{{/x}}{{/p}}", count: 20_000)
    let warnings = try library(parents, ["p": blocks]).warnings
    #expect(warnings.count == 1000)
    #expect(warnings.map(described).last == "main.mustache:1:23983: parent 'p' has no block 'x'")
  }

  @Test func unknownNamesAreToldToALimit() {
    let names = (0..<5000).map { "{{n\($0)}}" }.joined()
    #expect(diagnostics(names, [:], strict: true).count == 1000)
  }

  @Test func theClosingDelimiterIsFoundWhereItChanges() throws {
    #expect(try render("{{a}}{{=<% %>=}}<%a%>}}<%={{ }}=%>{{a}}%>", ["a": 1]) == "11}}1%>")
    #expect(try render("{{{a}}}{{&a}}{{! }{{a}}", ["a": 1]) == "11")
    #expect(try render("{{=| |=}}|a||={{ }}=|{{a}}", ["a": 1]) == "11")
  }

  @Test func deepSectionsAreRefusedWhereTheyShow() throws {
    let deep = String(repeating: "{{#a}}", count: 2000) + String(repeating: "{{/a}}", count: 2000)
    #expect(try render(deep, ["a": false]) == "")
    #expect(diagnostics(deep, ["a": true]).map(\.summary).first?.hasPrefix("more than 100 levels") == true)
  }
}
