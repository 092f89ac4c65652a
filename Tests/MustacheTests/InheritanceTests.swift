import Mustache
import Testing

@Suite struct InheritanceTests {
  @Test(arguments: [
    Example("a block shows its default", "[{{$a}}old{{/a}}]", gives: "[old]"),
    Example(
      "with tags in it", "{{$a}}{{b}}{{{b}}}{{#c}}{{d}}{{/c}}{{^e}}3{{/e}}{{/a}}",
      ["b": "<", "c": ["d": 2]], gives: "&lt;<23"),
    Example("values in it are not read again", "{{$a}}{{b}}{{/a}}", ["b": "{{c}}", "c": 1], gives: "{{c}}"),
    Example(
      "a parent without arguments is a partial", "[{{<p}}{{/p}}]", [:], ["p": "1{{$a}}old{{/a}}2"],
      gives: "[1old2]"),
    Example(
      "an argument overrides", "{{<p}}{{$a}}new{{/a}}{{/p}}", [:], ["p": "<{{$a}}old{{/a}}>"], gives: "<new>"),
    Example(
      "others keep their default", "{{<p}}{{$b}}new{{/b}}{{/p}}", [:], ["p": "{{$a}}1{{/a}}{{$b}}2{{/b}}"],
      gives: "1new"),
    Example(
      "data has other names", "{{<p}}{{$a}}new{{/a}}{{/p}}{{<p}}{{/p}}", ["a": "data"],
      ["p": "{{$a}}old{{/a}}"],
      gives: "newold"),
    Example(
      "each parent has its own", "{{<p}}{{$a}}1{{/a}}{{/p}} {{<p}}{{$a}}2{{/a}}{{/p}}\n", [:],
      ["p": "<{{$a}}{{/a}}{{$b}}x{{/b}}>"], gives: "<1x> <2x>\n"),
    Example(
      "the same block twice", "{{<p}}{{$a}}n{{/a}}{{/p}}", [:], ["p": "{{$a}}1{{/a}}{{$a}}2{{/a}}"],
      gives: "nn"),
    Example(
      "what else is within a parent is left out", "{{<p}} x {{y}} {{#z}}{{/z}}{{$a}}new{{/a}} x {{/p}}",
      ["y": "y"], ["p": "{{$a}}old{{/a}}"], gives: "new"),
    Example("with no block in it too", "{{<p}} x {{/p}}", [:], ["p": "{{$a}}old{{/a}}"], gives: "old"),
    Example("a missing parent is nothing", "[{{<p}}{{$a}}x{{/a}}{{/p}}]", gives: "[]"),
    Example(
      "an argument sees the context of the block", "{{<p}}{{$a}}{{b}}{{/a}}{{/p}}", ["b": 1, "c": ["b": 2]],
      ["p": "{{#c}}{{$a}}{{/a}}{{/c}}"], gives: "2"),
    Example(
      "a partial passes arguments on", "{{<p}}{{$a}}new{{/a}}{{/p}}", [:],
      ["p": "{{>q}}", "q": "{{$a}}{{/a}}"],
      gives: "new"),
    Example("a partial and a parent", "{{>p}}|{{<p}}{{/p}}", [:], ["p": "{{$a}}old{{/a}}"], gives: "old|old"),
    Example(
      "delimiters do not reach the parent", "{{=| |=}}|<p||$a|x|/a||/p|", [:], ["p": "{{$a}}{{/a}}|$a|"],
      gives: "x|$a|"),
  ])
  func rule(_ example: Example) throws { try example.check() }

  @Test(arguments: [
    Example(
      "the outermost argument wins", "{{<p}}{{$a}}3{{/a}}{{/p}}", [:],
      ["p": "{{<q}}{{$a}}2{{/a}}{{/q}}", "q": "{{<r}}{{$a}}1{{/a}}{{/r}}", "r": "{{$a}}0{{/a}}"], gives: "3"),
    Example(
      "or the next one", "{{<p}}{{/p}}", [:],
      ["p": "{{<q}}{{$a}}2{{/a}}{{/q}}", "q": "{{<r}}{{$a}}1{{/a}}{{/r}}", "r": "{{$a}}0{{/a}}"], gives: "2"),
    Example(
      "an argument is a parameter too", "{{<p}}{{$b}}new{{/b}}{{/p}}", [:],
      ["p": "{{<q}}{{$a}}<{{$b}}old{{/b}}>{{/a}}{{/q}}", "q": "{{$a}}{{/a}}"], gives: "<new>"),
    Example(
      "a parent within an argument has blocks of its own",
      "{{<page}}{{$body}}{{<card}}{{$body}}Mew{{/body}}{{/card}}{{/body}}{{/page}}", [:],
      ["page": "<main>{{$body}}{{/body}}</main>", "card": "<p>{{$body}}{{/body}}</p>"],
      gives: "<main><p>Mew</p></main>"),
    Example(
      "parents that include each other end where the data says", "{{<a}}{{$x}}1{{/x}}{{/a}}", [:],
      ["a": "{{$x}}0{{/x}}{{$y}}{{<b}}{{/b}}{{/y}}", "b": "{{$x}}0{{/x}}{{<a}}{{$y}}.{{/y}}{{/a}}"],
      gives: "111."),
    Example(
      "in a section", "{{#l}}{{<p}}{{$a}}{{.}}{{/a}}{{/p}}{{/l}}", ["l": [1, 2]], ["p": "<{{$a}}{{/a}}>"],
      gives: "<1><2>"),
  ])
  func levels(_ example: Example) throws { try example.check() }

  @Test(arguments: [
    Example("a parent alone on its line takes it", "{{<p}}{{/p}}\n", [:], ["p": "x"], gives: "x"),
    Example(
      "over several lines too", "a\n{{<p}}\n{{$b}}\nx\n{{/b}}\n{{/p}}\nc", [:], ["p": "{{$b}}{{/b}}"],
      gives: "a\nx\nc"),
    Example("and indents the parent", "a\n  {{<p}}{{/p}}\n", [:], ["p": "1\n2\n"], gives: "a\n  1\n  2\n"),
    Example("not beside text", " a {{<p}}{{/p}}\n", [:], ["p": "1\n2"], gives: " a 1\n2\n"),
    Example("not before text", "  {{<p}}{{/p}} a\n", [:], ["p": "1\n2"], gives: "  1\n2 a\n"),
    Example(
      "its line's end stays where it begins in text", "a {{<p}}\n{{/p}}\nb", [:], ["p": "1"], gives: "a 1\nb"),
    Example(
      "an argument begins behind its line break", "{{<p}}{{$a}}\n1\n\n2\n{{/a}}{{/p}}", [:],
      ["p": "{{$a}}{{/a}}"], gives: "1\n\n2\n"),
    Example(
      "the space before its closing tag is left out", "{{<p}}\n  {{$a}}\n    1\n  {{/a}}\n{{/p}}", [:],
      ["p": "{{$a}}{{/a}}"], gives: "1\n"),
    Example(
      "a block within a line", "{{<p}}{{$a}}new{{/a}}{{/p}}", [:], ["p": "a\n  {{$a}}old{{/a}}\n"],
      gives: "a\n  new\n"),
    Example(
      "a block alone in a line indents", "{{<p}}{{$a}}\n1\n2{{/a}}\n{{/p}}\n", [:],
      ["p": "a\n  {{$a}}{{/a}}\n"],
      gives: "a\n  1\n  2\n"),
    Example(
      "a block before text does not", "{{<p}}{{$a}}\n1\n2{{/a}}\n{{/p}}\n", [:], ["p": "  {{$a}}{{/a}} b\n"],
      gives: "  1\n2 b\n"),
    Example(
      "lines lose their indentation and get the block's",
      "{{<p}}{{$a}}\n      1\n        2\n{{/a}}{{/p}}", [:], ["p": "a\n  {{$a}}\n  {{/a}}\n"],
      gives: "a\n  1\n    2\n"),
    Example(
      "a block's indentation is its default's", "{{<p}}{{$a}}\n1\n2\n{{/a}}{{/p}}", [:],
      ["p": "a\n{{$a}}\n    old\n{{/a}}\n"], gives: "a\n    1\n    2\n"),
    Example(
      "a default stays as it is", "{{>p}}", [:], ["p": "{{$a}}\n    1\n\n  2\n{{/a}}\n"],
      gives: "    1\n\n  2\n"),
    Example(
      "blocks within blocks", "{{<p}}{{$b}}\n2\n{{/b}}{{/p}}", [:],
      [
        "p": "{{<q}}{{$a}}\n    1\n    {{$b}}\n      old\n    {{/b}}\n{{/a}}{{/q}}\n",
        "q": "<\n {{$a}}\n {{/a}}\n>",
      ], gives: "<\n 1\n   2\n>"),
    Example(
      "a partial within an argument", "{{<p}}{{$a}}\n    {{>q}}\n{{/a}}{{/p}}", [:],
      ["p": " {{$a}}{{/a}}\n", "q": "1\n2\n"], gives: " 1\n 2\n\n"),
    Example(
      "an indented parent with a block beside text", "  {{<p}}{{$a}}\n1\n2{{/a}}{{/p}}\n", [:],
      ["p": "<b>{{$a}}{{/a}}</b>\n"], gives: "  <b>1\n  2</b>\n"),
    Example(
      "with Windows line breaks", "{{<p}}\r\n{{$a}}\r\n  1\r\n{{/a}}\r\n{{/p}}\r\n", [:],
      ["p": "a\r\n {{$a}}\r\n {{/a}}\r\n"], gives: "a\r\n 1\r\n"),
  ])
  func whiteSpace(_ example: Example) throws { try example.check() }
}
