import Diagnostics
import Testing

@testable import Mustache

@Suite struct StrictTests {
  static let pokemon: Value = [
    "name": "Mew", "nickname": nil, "abilities": [["name": "synchronize"]], "stats": ["speed": 100],
  ]

  @Test(arguments: [
    "{{name}}{{nickname}}{{{nickname}}}", "{{#nickname}}{{/nickname}}{{^nickname}}{{/nickname}}",
    "{{nickname.first}}", "{{#abilities}}{{name}}{{stats.speed}}{{/abilities}}", "{{>*nickname}}",
    "{{#name}}{{.}}{{/name}}",
  ])
  func knownNamesAreFine(template: String) {
    #expect(faults(template, Self.pokemon, strict: true).isEmpty)
  }

  @Test(arguments: [
    ("{{naem}}", "1:1: unknown name 'naem'; did you mean 'name'?"),
    ("\n {{{naem}}}", "2:2: unknown name 'naem'; did you mean 'name'?"),
    ("{{#abilites}}{{/abilites}}", "1:1: unknown name 'abilites'; did you mean 'abilities'?"),
    ("{{^abilites}}{{/abilites}}", "1:1: unknown name 'abilites'; did you mean 'abilities'?"),
    ("{{>*kind}}", "1:1: unknown name 'kind'"),
    ("{{stats.sped}}", "1:1: 'stats' has no 'sped'; did you mean 'speed'?"),
    ("{{name.first}}", "1:1: 'name' is a text and has no 'first'"),
    ("{{stat.speed}}", "1:1: unknown name 'stat'; did you mean 'stats'?"),
    (
      "{{#abilities}}{{nickname}}{{abilites}}{{/abilities}}",
      "1:27: unknown name 'abilites'; did you mean 'abilities'?"
    ),
    ("{{abilities}}", "1:1: 'abilities' is a list, which is no text"),
    ("{{.}}", "1:1: '.' is an object, which is no text"),
  ])
  func unknownNamesAreErrors(template: String, fault: String) throws {
    #expect(faults(template, Self.pokemon, strict: true) == ["main.mustache:" + fault])
    #expect(try render(template, Self.pokemon).allSatisfy(\.isWhitespace))
  }

  @Test func reportsEveryPlaceOnce() {
    let data: Value = ["list": [1, 2, 3]]
    #expect(
      faults("{{a}}{{#list}}{{b}}{{>p}}{{/list}}{{a}}", data, ["p": "\n{{c}}"], strict: true) == [
        "main.mustache:1:1: unknown name 'a'", "main.mustache:1:15: unknown name 'b'",
        "p.mustache:2:1: unknown name 'c'", "main.mustache:1:35: unknown name 'a'",
      ])
  }

  @Test func leavesTheOutputAsItWas() {
    var output = Array("before".utf8)
    #expect(throws: DiagnosticsError.self) {
      try library("text {{a}}").render("main", with: [:], strict: true, into: &output)
    }
    #expect(output == Array("before".utf8))
  }
}

@Suite struct RenderFaultTests {
  @Test func dynamicNameWithoutTemplate() throws {
    let found = diagnostics("\n{{>*kind}}", ["kind": "crad"], ["card": ""])
    #expect(found.map(\.summary) == ["there is no template 'crad'; did you mean 'card'?"])
    #expect(found.map(\.explanation) == ["the name comes from 'kind'"])
    #expect(found.map(\.location?.line) == [2])
    #expect(try render("[{{>*kind}}]", ["kind": "crad"], missing: .empty) == "[]")
  }

  @Test func unknownTemplate() throws {
    let library = try library("")
    let error = #expect(throws: DiagnosticsError.self) { try library.render("mian", with: [:]) as String }
    #expect(error?.diagnostics.map(\.summary) == ["there is no template 'mian'; did you mean 'main'?"])
  }

  @Test func appendsBehindWhatIsThere() throws {
    var output = Array("a".utf8)
    try library("{{.}}").render("main", with: "b", into: &output)
    #expect(output == Array("ab".utf8))
  }

  static let endless: [(String, [String: String])] = [
    ("{{>main}}", [:]), ("{{>a}}", ["a": "{{>b}}", "b": "{{>a}}"]),
    ("{{>a}}{{>a}}", ["a": "{{>main}}{{>main}}"]),
    ("{{<main}}{{/main}}", [:]), ("{{>*t}}", [:]), ("{{<*t}}{{$a}}x{{/a}}{{/*t}}", [:]),
    ("{{#f}}{{/f}}", [:]), ("{{g}}", [:]),
    ("{{#h}}{{>main}}{{/h}}", [:]), ("{{#o.o}}{{>main}}{{/o.o}}", [:]), ("{{^n}}{{>main}}{{/n}}", [:]),
    ("{{#l}}  {{>main}}\n{{/l}}", [:]),
    ("  {{>a}}\n", ["a": "{{<b}}{{$x}}{{>main}}{{/x}}{{/b}}", "b": " {{$x}}{{/x}}\n"]),
    ("{{>a}}", ["a": "{{$x}}{{<a}}{{$y}}{{/y}}{{/a}}{{/x}}"]),
  ]
  static let data: Value = [
    "t": "main", "f": .lambda(.template { _ in "{{#f}}{{/f}}" }), "g": .lambda(.template { _ in "{{g}}" }),
    "h": .lambda(.helper { $0 }), "o": ["o": ["x": 1]], "n": false, "l": [["x": 1]],
  ]

  @Test(arguments: endless)
  func endlessNestingIsAnError(template: String, others: [String: String]) throws {
    let found = try onSmallStack { diagnostics(template, Self.data, others) }
    #expect(found.count == 1)
    #expect(found.first?.summary == "more than 100 levels of sections, partials, parents, blocks and lambdas")
    #expect(found.first?.location?.line == 1)
    #expect(found.first?.explanation?.hasPrefix("the templates are included like this: main") == true)
  }

  /// Each of them would go on for years.
  static let enormous: [(String, Value)] = [
    (String(repeating: "{{#l}}", count: 60) + String(repeating: "{{/l}}", count: 60), ["l": [1, 2]]),
    ("{{#n}}{{>main}}{{>main}}{{/n}}", (0..<40).reduce(["n": false]) { node, _ in ["n": node] }),
  ]

  @Test(arguments: enormous)
  func aRenderThatWouldTakeYearsIsAnError(template: String, data: Value) throws {
    var library = try library(template)
    library.stepLimit = 10_000
    do throws(DiagnosticsError) {
      let text: String = try library.render("main", with: data)
      Issue.record("it ended: \(text)")
    } catch {
      #expect(
        error.diagnostics.map(\.summary) == [
          "more than 10000 sections, partials, parents, blocks and lambdas in one page"
        ])
      #expect(error.diagnostics.first?.location?.file == "main.mustache")
    }
  }

  @Test func deepDataIsFine() throws {
    var node: Value = ["name": "x", "next": nil]
    for _ in 0..<48 { node = ["name": "x", "next": node] }
    let text = try onSmallStack { [node] in try? render("{{name}}{{#next}}{{>main}}{{/next}}", node) }
    #expect(text == String(repeating: "x", count: 49))
  }

  @Test func manySectionsInOneTemplateAreFine() throws {
    let depth = 100
    let template = String(repeating: "{{#.}}", count: depth) + "x" + String(repeating: "{{/.}}", count: depth)
    #expect(try onSmallStack { try? render(template, 1) } == "x")
    #expect(try onSmallStack { faults("{{#.}}" + template + "{{/.}}", 1).count } == 1)
  }
}
