import Diagnostics
import Mustache
import Testing

@Suite struct ValueTests {
  @Test(
    arguments: [
      (nil, false), (false, false), (true, true), ("", false), ("Mew", true), ([], false), ([nil], true),
      ([:], true),
      (0, true), (0.0, true), (.lambda(.uppercase), true),
    ] as [(Value, Bool)])
  func truth(value: Value, expected: Bool) { #expect(value.isTruthy == expected) }

  @Test func shapeFindsItsNames() {
    let names = (0..<200).map { "name\($0)" }
    let shape = Shape(names)
    #expect(names.map { shape.slot(of: $0) } == Array(0..<200))
    #expect(shape.slot(of: "name200") == nil)
    #expect(shape.slot(of: "") == nil)
    #expect(shape.names == names)
  }

  @Test func emptyShape() { #expect(Shape([]).slot(of: "name") == nil) }

  @Test func emptyName() { #expect(Shape(["", "a"]).slot(of: "") == 0) }

  @Test func aNameThatIsGivenTwiceMeansItsLastSlot() { #expect(Shape(["a", "b", "a"]).slot(of: "a") == 2) }

  @Test func objectsShareAShape() throws {
    let shape = Shape(["name", "types"])
    let cards = [("Mew", "psychic"), ("Eevee", "normal")].map { name, type in
      Value.object(Object(shape, [.string(name), [.string(type)]]))
    }
    #expect(
      try render("{{#.}}{{name}}: {{#types}}{{.}}{{/types}}\n{{/.}}", .list(cards))
        == "Mew: psychic\nEevee: normal\n")
  }

  @Test func objectGivesItsValues() {
    let object = Object([("name", "Mew")])
    #expect(object["name"]?.isTruthy == true)
    #expect(object["naem"]?.isTruthy == nil)
  }

  @Test func optionalsAreNull() throws {
    let data: Value = [
      "a": Value(String?.none), "b": Value(Int?.none), "c": Value("x" as String?), "d": Value(4 as Int?),
    ]
    #expect(try render("{{a}}{{b}}{{c}}{{d}}", data, strict: true) == "x4")
  }
}

@Suite struct TemplateLibraryTests {
  @Test func knowsItsNames() throws {
    #expect(try library("", ["b": "", "a": ""]).names == ["main", "a", "b"])
  }

  @Test(arguments: [
    (
      "{{<page}}\n{{$titel}}Mew{{/titel}}{{/page}}",
      ["main.mustache:2:1: parent 'page' has no block 'titel'; did you mean 'title'?"]
    ),
    ("{{<page}}{{$title}}Mew{{/title}}{{$head}}{{/head}}{{/page}}", []),
    ("{{<open}}{{$titel}}Mew{{/titel}}{{/open}}", []),
  ])
  func warnsOfBlocksThatShowNowhere(template: String, expected: [String]) throws {
    let others = [
      "page": "{{$title}}{{/title}}{{>head}}", "head": "{{$head}}{{>page}}{{/head}}", "open": "{{>*kind}}",
    ]
    let warnings = try library(template, others).warnings
    #expect(warnings.allSatisfy { $0.severity == .warning })
    #expect(warnings.map(described) == expected)
  }

  @Test func rendersFromManyTasksAtOnce() async throws {
    let library = try library("{{#l}}{{>card}}{{/l}}", ["card": "<{{n}}:{{.}}{{name}}>"])
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<64 {
        group.addTask {
          try library.render("main", with: ["l": ["a", "b"], "n": .int(number), "name": "x"])
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts.sorted() == (0..<64).map { "<\($0):ax><\($0):bx>" }.sorted())
  }

  @Test func growsForLongPages() throws {
    let long = String(repeating: "Snorlax & ", count: 10_000)
    #expect(try render("{{.}}", .string(long)) == String(repeating: "Snorlax &amp; ", count: 10_000))
  }
}
