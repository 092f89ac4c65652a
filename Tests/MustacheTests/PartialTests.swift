import Mustache
import Testing

@Suite struct PartialTests {
  /// An evolution tree, each of whose nodes shows the nodes below.
  static let tree: Value = [
    "name": "Wurmple",
    "next": [
      ["name": "Silcoon", "next": [["name": "Beautifly", "next": []]]], ["name": "Cascoon", "next": []],
    ],
  ]

  @Test(arguments: [
    Example("a partial is included", "[{{>card}}]", [:], ["card": "Mew"], gives: "[Mew]"),
    Example(
      "it sees the context", "{{#a}}{{>card}}{{/a}}", ["a": ["b": 1]], ["card": "<{{b}}>"], gives: "<1>"),
    Example("a missing one is nothing", "[{{>card}}]", gives: "[]"),
    Example("it may include others", "{{>a}}", [:], ["a": "1{{>b}}", "b": "2"], gives: "12"),
    Example(
      "it may include itself", "{{>node}}", tree, ["node": "{{name}}({{#next}}{{>node}}{{/next}})"],
      gives: "Wurmple(Silcoon(Beautifly())Cascoon())"),
    Example(
      "a dot in its name is no path", "{{>a.b}}", ["a": ["b": "c"]], ["a.b": "x", "c": "y"], gives: "x"),
    Example("a slash in its name", "{{>parts/card}}", [:], ["parts/card": "x"], gives: "x"),
    Example("spaces in the tag", "|{{> card }}|", [:], ["card": "x"], gives: "|x|"),
    Example("spaces around stay", "| {{>p}} |", [:], ["p": "\t|\t"], gives: "| \t|\t |"),
    Example("beside text it is not indented", "  a {{>p}}\n", [:], ["p": "1\n2"], gives: "  a 1\n2\n"),
    Example("alone it takes its line", "a\r\n{{>p}}\r\nb", [:], ["p": "1"], gives: "a\r\n1b"),
    Example("on the first line", "  {{>p}}\na", [:], ["p": "1\n2"], gives: "  1\n  2a"),
    Example("on the last line", "a\n  {{>p}}", [:], ["p": "1\n2"], gives: "a\n  1\n  2"),
    Example(
      "values are not indented", " {{>p}}\n", ["a": "1\n2"], ["p": "{{a}}\n{{{a}}}\n"],
      gives: " 1\n2\n 1\n2\n"),
    Example(
      "indentation adds up", "  {{>a}}\n", [:], ["a": "1\n\t{{>b}}\n4\n", "b": "2\n3\n"],
      gives: "  1\n  \t2\n  \t3\n  4\n"),
    Example(
      "not through a partial beside text", "  {{>a}}\n", [:], ["a": "1 {{>b}}\n4\n", "b": "2\n3"],
      gives: "  1 2\n3\n  4\n"),
    Example(
      "standalone tags are no lines", "  {{>p}}\n", ["l": [1, 2]],
      ["p": "{{#l}}\n{{.}}\n{{! x }}\n{{/l}}\n"], gives: "  1\n  2\n"),
    Example(
      "a line that begins with a section", " {{>p}}\n", ["l": [1, 2]], ["p": "{{#l}}{{.}}{{/l}}\nx\n"],
      gives: " 12\n x\n"),
    Example("a line that begins with a comment", " {{>p}}\n", [:], ["p": "{{!a}} x\ny"], gives: "  x\n y"),
    Example("blank lines are lines", "  {{>p}}\n", [:], ["p": "1\n\n2\n"], gives: "  1\n  \n  2\n"),
  ])
  func rule(_ example: Example) throws { try example.check() }

  @Test(arguments: [
    Example("the value names the partial", "[{{>*kind}}]", ["kind": "card"], ["card": "x"], gives: "[x]"),
    Example(
      "not a name with an asterisk", "{{>*k}}", ["k": "a", "*k": "b"], ["a": "x", "b": "y"], gives: "x"),
    Example("dotted", "{{>*a.b}}", ["a": ["b": "card"]], ["card": "x"], gives: "x"),
    Example(
      "dots come after the asterisk", "[{{>*a.b}}]", ["a": "c", "c": ["b": "p"]], ["p": "x"], gives: "[]"),
    Example("an unknown name is nothing", "[{{>*a}}]", [:], ["a": "x"], gives: "[]"),
    Example("null is nothing", "[{{>*a}}]", ["a": nil], ["a": "x"], gives: "[]"),
    Example("no template is nothing", "[{{>*a}}]", ["a": "none"], ["a": "x"], gives: "[]"),
    Example(
      "the context stays", "{{#a}}{{>*b.p}}{{/a}}", ["a": ["v": 1], "b": ["p": "q", "v": 2]],
      ["q": "{{v}}"], gives: "1"),
    Example(
      "for each element", "{{#l}}{{>*k}}{{/l}}", ["l": [["k": "a"], ["k": "b"]]], ["a": "1", "b": "2"],
      gives: "12"),
    Example("once only", "[{{>**a}}]", ["a": "b", "b": "c"], ["c": "x"], gives: "[]"),
    Example(
      "no second asterisk", "[{{>*a.*b}}]", ["a": "x", "b": "y", "x": ["y": "c"]], ["c": "x"], gives: "[]"),
    Example(
      "it may include itself", "{{>*t}}",
      ["t": "n", "v": 1, "l": [["v": 2, "l": []]]], ["n": "{{v}}<{{#l}}{{>*t}}{{/l}}>"], gives: "1<2<>>"),
    Example("spaces in the tag", "|{{> * a }}|", ["a": "p"], ["p": "x"], gives: "|x|"),
    Example("beside text", "  a {{>*a}}\n", ["a": "p"], ["p": "1\n2"], gives: "  a 1\n2\n"),
    Example("indented", "a\n  {{>*a}}\nb", ["a": "p"], ["p": "1\n2\n"], gives: "a\n  1\n  2\nb"),
    Example("after new delimiters", "{{=| |=}}|>*a|", ["a": "p"], ["p": "x"], gives: "x"),
    Example(
      "a parent", "{{<*a}}{{$b}}new{{/b}}{{/*a}}", ["a": "p"], ["p": "[{{$b}}old{{/b}}]"], gives: "[new]"),
    Example("a parent, spaced", "{{< * a }}{{/ * a }}", ["a": "p"], ["p": "{{$b}}old{{/b}}"], gives: "old"),
  ])
  func dynamicName(_ example: Example) throws { try example.check() }
}
