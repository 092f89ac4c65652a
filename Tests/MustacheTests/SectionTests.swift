import Mustache
import Testing

@Suite struct SectionTests {
  @Test(arguments: [
    Example("true shows", "{{#a}}yes{{/a}}", ["a": true], gives: "yes"),
    Example("false does not", "[{{#a}}no{{/a}}]", ["a": false], gives: "[]"),
    Example("null does not", "[{{#a}}no{{/a}}]", ["a": nil], gives: "[]"),
    Example("an empty list does not", "[{{#a}}no{{/a}}]", ["a": []], gives: "[]"),
    Example("an empty text does not", "[{{#a}}no{{/a}}]", ["a": ""], gives: "[]"),
    Example("an unknown name does not", "[{{#a}}no{{/a}}]", gives: "[]"),
    Example("zero shows", "{{#a}}{{.}}{{/a}}", ["a": 0], gives: "0"),
    Example("an empty object shows", "{{#a}}yes{{/a}}", ["a": [:]], gives: "yes"),
    Example("a text is the context", "{{#a}}{{.}}, {{a}}{{/a}}", ["a": "Mew"], gives: "Mew, Mew"),
    Example("an object is the context", "{{#a}}{{b}}{{/a}}", ["a": ["b": "x"]], gives: "x"),
    Example("around it is seen", "{{#a}}{{b}}{{c}}{{/a}}", ["a": ["b": 1], "b": 2, "c": 3], gives: "13"),
    Example("null hides what is around", "[{{#a}}{{b}}{{/a}}]", ["a": ["b": nil], "b": 2], gives: "[]"),
    Example("a list repeats", "{{#a}}<{{n}}>{{/a}}", ["a": [["n": 1], ["n": 2]]], gives: "<1><2>"),
    Example("a list of texts", "{{#a}}{{.}},{{/a}}", ["a": ["x", "<"]], gives: "x,&lt;,"),
    Example("a list of numbers", "{{#a}}{{{.}}},{{/a}}", ["a": [1, 2.5]], gives: "1,2.5,"),
    Example("false elements too", "{{#a}}[{{.}}]{{/a}}", ["a": [false, nil]], gives: "[false][]"),
    Example(
      "a list of lists", "{{#a}}({{#.}}{{&.}}{{/.}}){{/a}}", ["a": [[1, 2], ["x"]]], gives: "(12)(x)"),
    Example("the root may be a list", "{{#.}}{{n}}{{/.}}", [["n": 1], ["n": 2]], gives: "12"),
    Example("dotted", "{{#a.b}}yes{{/a.b}}{{#a.c}}no{{/a.c}}", ["a": ["b": true]], gives: "yes"),
    Example("nested alike", "{{#a}}1{{#a}}2{{/a}}3{{/a}}", ["a": true], gives: "123"),
    Example("nested alike, false", "0{{#a}}1{{#a}}2{{/a}}3{{/a}}", ["a": false], gives: "0"),
    Example("twice", "{{#a}}x{{/a}}{{#a}}y{{/a}}", ["a": true], gives: "xy"),
    Example("spaces in the tags", "{{# a }}x{{/ a }}", ["a": true], gives: "x"),
    Example(
      "three deep", "{{#a}}{{#b}}{{#c}}{{x}}{{y}}{{z}}{{/c}}{{/b}}{{/a}}",
      ["a": ["x": 1], "b": ["y": 2], "c": ["z": 3]], gives: "123"),
  ])
  func rule(_ example: Example) throws { try example.check() }

  @Test(arguments: [
    Example("false shows", "{{^a}}yes{{/a}}", ["a": false], gives: "yes"),
    Example("null shows", "{{^a}}yes{{/a}}", ["a": nil], gives: "yes"),
    Example("an empty list shows", "{{^a}}yes{{/a}}", ["a": []], gives: "yes"),
    Example("an empty text shows", "{{^a}}yes{{/a}}", ["a": ""], gives: "yes"),
    Example("an unknown name shows", "{{^a}}yes{{/a}}", gives: "yes"),
    Example("a broken chain shows", "{{^a.b.c}}yes{{/a.b.c}}", ["a": [:]], gives: "yes"),
    Example("null within a chain shows", "{{^a.b}}yes{{/a.b}}", ["a": nil], gives: "yes"),
    Example("true does not", "[{{^a}}no{{/a}}]", ["a": true], gives: "[]"),
    Example("an object does not", "[{{^a}}no{{/a}}]", ["a": ["b": 1]], gives: "[]"),
    Example("a list does not", "[{{^a}}no{{/a}}]", ["a": [0]], gives: "[]"),
    Example("dotted", "[{{^a.b}}no{{/a.b}}]", ["a": ["b": 1]], gives: "[]"),
    Example("nested alike", "{{^a}}1{{^a}}2{{/a}}3{{/a}}", ["a": false], gives: "123"),
    Example("the context stays", "{{#o}}{{^a}}{{b}}{{/a}}{{/o}}", ["o": ["b": 5]], gives: "5"),
    Example("spaces in the tags", "{{^ a }}x{{/ a }}", gives: "x"),
  ])
  func inverted(_ example: Example) throws { try example.check() }

  @Test(arguments: ["#", "^"])
  func standalone(sigil: String) throws {
    let data: Value = ["a": .bool(sigil == "#")]
    let cases = [
      ("1\n{{#a}}\n2\n{{/a}}\n3\n", "1\n2\n3\n"),
      ("1\n  {{#a}}\n2\n\t{{/a}} \t\n3\n", "1\n2\n3\n"),
      ("1\r\n{{#a}}\r\n{{/a}}\r\n2", "1\r\n2"),
      ("  {{#a}}\n1{{/a}}\n2", "1\n2"),
      ("1{{#a}}\n2\n  {{/a}}", "1\n2\n"),
      (" {{#a}}1{{/a}}\n {{#a}}2{{/a}}\n", " 1\n 2\n"),
      (" | {{#a}} {{! note }}\n {{/a}} | \n", " |  \n  | \n"),
      (" | {{#a}}\t|\t{{/a}} | \n", " | \t|\t | \n"),
      ("{{#a}}{{#a}}\n1\n{{/a}}{{/a}}\n", "\n1\n\n"),
      ("{{#a}}\r1{{/a}}", "\r1"),
    ]
    for (template, expected) in cases {
      let written = template.replacing("{{#", with: "{{" + sigil)
      #expect(try render(written, data) == expected, "\(written)")
    }
  }
}
