import Mustache
import Testing

@Suite struct InterpolationTests {
  @Test(arguments: [
    Example("text without tags stays", "A { lone } brace\n", gives: "A { lone } brace\n"),
    Example("a name becomes its value", "It is {{name}}.", ["name": "Mew"], gives: "It is Mew."),
    Example("a value is not read again", "{{a}}", ["a": "{{b}}", "b": "x"], gives: "{{b}}"),
    Example("null is nothing", "[{{a}}{{{a}}}{{&a}}]", ["a": nil], gives: "[]"),
    Example("an unknown name is nothing", "[{{a}}{{{a}}}{{&a}}]", gives: "[]"),
    Example("a list or an object is no text", "[{{a}}{{b}}]", ["a": [1], "b": ["c": 1]], gives: "[]"),
    Example("booleans are words", "{{a}} {{b}}", ["a": true, "b": false], gives: "true false"),
    Example("spaces around the name", "|{{ a }}|{{{ a }}}|{{& a }}|", ["a": 7], gives: "|7|7|7|"),
    Example("a line break around the name", "{{\n  a\n}}", ["a": 7], gives: "7"),
    Example("spaces around the tag stay", " | {{a}} | {{{a}}} | {{&a}} |", ["a": 7], gives: " | 7 | 7 | 7 |"),
    Example("it is never standalone", "  {{a}}\n  {{{a}}}\n  {{&a}}\n", ["a": 7], gives: "  7\n  7\n  7\n"),
    Example("a brace behind the tag is text", "{{a}}}", ["a": 7], gives: "7}"),
    Example("names may be any letters", "{{é-ポケ_2}}", ["é-ポケ_2": "ok"], gives: "ok"),
  ])
  func rule(_ example: Example) throws { try example.check() }

  @Test(arguments: [
    Example("two braces escape", "{{a}}", ["a": "<&>\"'"], gives: "&lt;&amp;&gt;&quot;&#39;"),
    Example("three do not", "{{{a}}}", ["a": "<&>\"'"], gives: "<&>\"'"),
    Example("an ampersand does not", "{{&a}}", ["a": "<&>\"'"], gives: "<&>\"'"),
    Example("letters of all scripts stay", "{{a}}", ["a": "Flabébé ポケモン 🐉"], gives: "Flabébé ポケモン 🐉"),
    Example("runs between are kept", "{{a}}", ["a": "a<b & c>d"], gives: "a&lt;b &amp; c&gt;d"),
    Example("controls are left out", "{{a}}", ["a": "\0a\u{1}\u{8}\u{B}\u{E}\u{1F}b"], gives: "ab"),
    Example("a form feed is a space", "{{a}}", ["a": "a\u{C}b"], gives: "a b"),
    Example("white space stays", "{{a}}", ["a": "a\t\r\nb"], gives: "a\t\r\nb"),
    Example(
      "a long text", "{{a}}", ["a": "A seed was planted on its <back>"],
      gives: "A seed was planted on its &lt;back&gt;"),
  ])
  func escaping(_ example: Example) throws { try example.check() }

  @Test(arguments: [
    Example("a dot goes into an object", "{{a.b.c}}", ["a": ["b": ["c": "x"]]], gives: "x"),
    Example("also unescaped", "{{{a.b}}}{{&a.b}}", ["a": ["b": "<"]], gives: "<<"),
    Example("a broken chain is nothing", "[{{a.b.c}}]", ["a": [:]], gives: "[]"),
    Example("a text has no parts", "[{{a.b}}]", ["a": "x"], gives: "[]"),
    Example("later parts do not look around", "[{{a.b.name}}]", ["a": ["b": [:]], "name": "x"], gives: "[]"),
    Example("the first part does", "{{#a}}{{b.c}}{{/a}}", ["a": ["x": 1], "b": ["c": "y"]], gives: "y"),
    Example(
      "the first part binds", "[{{#a}}{{b.c}}{{/a}}]", ["a": ["b": [:]], "b": ["c": "no"]], gives: "[]"),
    Example("a name with a dot in it is not found", "[{{a.b}}]", ["a.b": "no"], gives: "[]"),
    Example("nor does it hide", "{{a.b}}", ["a.b": "no", "a": ["b": "yes"]], gives: "yes"),
  ])
  func dottedNames(_ example: Example) throws { try example.check() }

  @Test(arguments: [
    Example("a dot is the value itself", "{{.}}", "Mew", gives: "Mew"),
    Example("escaped", "{{.}}", "<", gives: "&lt;"),
    Example("or not", "{{{.}}}{{&.}}", "<", gives: "<<"),
    Example("a number", "{{.}}", 151, gives: "151"),
  ])
  func implicitIterator(_ example: Example) throws { try example.check() }

  @Test(arguments: [
    (Value.int(0), "0"), (.int(1025), "1025"), (.int(-7), "-7"), (.int(.max), "9223372036854775807"),
    (.int(.min), "-9223372036854775808"), (.int(10), "10"), (.int(100), "100"),
    (.double(1), "1"), (.double(0.5), "0.5"), (.double(6.9), "6.9"), (.double(-0.1), "-0.1"),
    (.double(-0.0), "0"), (.double(0.1 + 0.2), "0.30000000000000004"), (.double(1e20), "1e+20"),
    (.double(9_007_199_254_740_992), "9007199254740992"), (.double(.nan), "nan"), (.double(.infinity), "inf"),
  ])
  func numbers(value: Value, text: String) throws {
    #expect(try render("{{.}}|{{{.}}}|{{&.}}", value) == "\(text)|\(text)|\(text)")
  }
}
