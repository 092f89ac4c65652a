import Mustache
import Synchronization
import Testing

/// The specification's cases for lambdas, one for one, and what it leaves open.
@Suite struct LambdaTests {
  @Test func interpolation() throws {
    #expect(try render("I see {{who}}!", ["who": lambda { _ in "Mew" }]) == "I see Mew!")
  }

  @Test func interpolationIsATemplate() throws {
    #expect(try render("I see {{who}}!", ["who": lambda { _ in "{{name}}" }, "name": "Mew"]) == "I see Mew!")
  }

  @Test func interpolationUsesTheDefaultDelimiters() throws {
    let data: Value = ["who": lambda { _ in "|name| is {{name}}" }, "name": "Mew"]
    #expect(try render("{{=| |=}}(|&who|)", data) == "(|name| is Mew)")
  }

  @Test func interpolationCallsEveryTime() throws {
    let calls = Mutex(0)
    let count = lambda { _ in
      calls.withLock {
        $0 += 1
        return "\($0)"
      }
    }
    #expect(try render("{{n}}, {{{n}}}, {{&n}}", ["n": count]) == "1, 2, 3")
  }

  @Test func interpolationEscapes() throws {
    #expect(try render("{{a}} {{{a}}} {{&a}}", ["a": lambda { _ in "<" }]) == "&lt; < <")
  }

  @Test func interpolationEscapesOnce() throws {
    #expect(try render("{{a}} {{{a}}}", ["a": lambda { _ in "{{b}}" }, "b": "<"]) == "&lt; &lt;")
  }

  @Test func sectionGetsItsText() throws {
    let data: Value = ["a": lambda { $0 == "{{b}} {{! c }}" ? "yes" : "no" }, "b": "wrong"]
    #expect(try render("<{{#a}}{{b}} {{! c }}{{/a}}>", data) == "<yes>")
  }

  @Test func sectionIsATemplate() throws {
    #expect(try render("<{{#a}}-{{/a}}>", ["a": lambda { $0 + "{{b}}" + $0 }, "b": "Mew"]) == "<-Mew->")
  }

  @Test func sectionUsesTheDelimitersInForce() throws {
    let data: Value = ["a": lambda { $0 + "{{b}} is |b|" + $0 }, "b": "Mew"]
    #expect(try render("{{=| |=}}<|#a|-|/a|>", data) == "<-{{b}} is Mew->")
  }

  @Test func sectionCallsEveryTime() throws {
    #expect(try render("{{#a}}x{{/a}} {{#a}}y{{/a}}", ["a": lambda { "*\($0)*" }]) == "*x* *y*")
  }

  @Test func invertedSectionIsLeftOut() throws {
    #expect(try render("<{{^a}}{{b}}{{/a}}>", ["a": lambda { _ in "" }, "b": "x"]) == "<>")
  }

  @Test func usesPartialsAndParents() throws {
    let data: Value = ["a": lambda { _ in "{{>p}}{{<q}}{{$x}}2{{/x}}{{/q}}" }]
    #expect(try render("{{#a}}{{/a}}", data, ["p": "1", "q": "<{{$x}}{{/x}}>"]) == "1<2>")
  }

  @Test func isFoundByADottedName() throws {
    #expect(try render("{{#f.wrap}}x{{/f.wrap}}", ["f": ["wrap": lambda { "[\($0)]" }]]) == "[x]")
  }

  @Test func faultsStandAtTheCallingTag() {
    let data: Value = ["a": lambda { _ in "{{#b}}" }, "l": [1, 2]]
    #expect(
      faults("\n {{#l}}{{#a}}x{{/a}}{{/l}}", data) == [
        "main.mustache:2:8: in a lambda's template: section 'b' is never closed"
      ])
    let unknown: Value = ["a": lambda { _ in "{{naem}}" }, "name": 1]
    #expect(
      faults("\n {{a}}", unknown, strict: true) == [
        "main.mustache:2:2: unknown name 'naem'; did you mean 'name'?"
      ])
  }

  private func lambda(_ body: @escaping @Sendable (String) -> String) -> Value { .lambda(.template(body)) }
}

@Suite struct HelperTests {
  @Test func getsWhatTheSectionRenders() throws {
    let data: Value = ["wrap": .lambda(.helper { "<b>\($0)</b>" }), "name": "<Mew>", "l": [1, 2]]
    #expect(try render("{{#wrap}}{{name}}{{#l}}{{.}}{{/l}}{{/wrap}}", data) == "<b>&lt;Mew&gt;12</b>")
  }

  @Test func mayTakeAndGivePlainText() throws {
    let data: Value = ["same": .lambda(.helper(from: .text, to: .text) { $0 }), "name": "<Mew>"]
    #expect(try render("{{#same}}{{name}}{{{name}}}{{/same}}", data) == "&lt;Mew&gt;&lt;Mew&gt;")
    #expect(try render("{{#same}}{{#same}}{{name}}{{/same}}{{/same}}", data) == "&lt;Mew&gt;")
  }

  @Test func getsAnEmptyTextAsAnInterpolation() throws {
    let data: Value = ["f": .lambda(.helper(to: .text) { "<\($0)>" }), "g": .lambda(.helper { "<\($0)>" })]
    #expect(try render("{{f}}{{{f}}}{{g}}", data) == "&lt;&gt;<><>")
  }

  @Test func keepsIndentation() throws {
    let data: Value = ["f": .lambda(.helper { $0 })]
    #expect(try render("  {{>p}}\n", data, ["p": "{{#f}}\n1\n2\n{{/f}}\n"]) == "  1\n  2\n")
  }

  @Test(arguments: [
    ("0", "0"), ("45", "45"), ("151", "151"), ("1025", "1,025"), ("59860", "59,860"),
    ("1059860", "1,059,860"),
    ("-1250000", "-1,250,000"), ("1234.5678", "1,234.5678"), (" 1000 ", "1,000"), ("", ""), ("Mew", "Mew"),
    ("1000 m", "1000 m"), ("1.", "1."), ("--1000", "--1000"),
  ])
  func number(text: String, expected: String) throws {
    #expect(try render("{{#f}}{{n}}{{/f}}", ["f": .lambda(.number), "n": .string(text)]) == expected)
  }

  @Test func numberInAnotherLanguage() throws {
    let data: Value = ["f": .lambda(.number(grouping: ".", decimal: ",")), "n": 12345.5]
    #expect(try render("{{#f}}{{n}}{{/f}}", data) == "12.345,5")
  }

  @Test func letterCase() throws {
    let data: Value = ["l": .lambda(.lowercase), "u": .lambda(.uppercase), "n": "Flabébé & Co"]
    #expect(try render("{{#l}}{{n}}{{/l}} {{#u}}{{n}}{{/u}}", data) == "flabébé &amp; co FLABÉBÉ &amp; CO")
  }

  @Test(arguments: [
    ("Mr. Mime", "Mr.%20Mime"), ("a/b?c=d&e#f", "a%2Fb%3Fc%3Dd%26e%23f"), ("Nidoran♀", "Nidoran%E2%99%80"),
    ("aZ09-._~", "aZ09-._~"), ("<\"'>", "%3C%22%27%3E"), ("100%+", "100%25%2B"),
  ])
  func urlencode(text: String, expected: String) throws {
    #expect(try render("{{#f}}{{n}}{{/f}}", ["f": .lambda(.urlencode), "n": .string(text)]) == expected)
  }

  @Test(arguments: [
    ("Farfetch’d", "Farfetch’d"), ("a\"b\\c", #"a\"b\\c"#), ("a\nb\rc\td", #"a\nb\rc\td"#),
    ("</script><!--", #"\u003C/script\u003E\u003C!--"#), ("a & b", #"a \u0026 b"#),
    ("\u{1}\u{1F}", #"\u0001\u001F"#),
    ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("🐉", "🐉"), ("'", "'"),
  ])
  func json(text: String, expected: String) throws {
    #expect(try render("{{#f}}{{n}}{{/f}}", ["f": .lambda(.json), "n": .string(text)]) == expected)
  }
}
