import Mustache
import Testing

@Suite struct CommentAndDelimiterTests {
  @Test(arguments: [
    Example("a comment is nothing", "a{{! about Mew }}b", gives: "ab"),
    Example("of many lines", "a{{!\n one\n two {{ three\n}}b\n", gives: "ab\n"),
    Example("alone on a line", "a\n{{! x }}\nb\n", gives: "a\nb\n"),
    Example("indented", "a\n  {{! x }}  \nb\n", gives: "a\nb\n"),
    Example("with Windows line breaks", "a\r\n{{! x }}\r\nb", gives: "a\r\nb"),
    Example("on the first line", "  {{! x }}\na", gives: "a"),
    Example("on the last line", "a\n  {{! x }}", gives: "a\n"),
    Example("of many lines, alone", "a\n  {{!\n x\n  }}\nb\n", gives: "a\nb\n"),
    Example("beside text", "  a {{! x }}\n", gives: "  a \n"),
    Example("spaces around stay", "a {{! x }} b", gives: "a  b"),
    Example("no name is looked up", ">{{! a }}{{!a}}<", ["! a": 1, "!a": 2, "a": 3], gives: "><"),
    Example("two on a line", "{{! x }}{{! y }}\n", gives: "\n"),
  ])
  func comments(_ example: Example) throws { try example.check() }

  @Test(arguments: [
    Example("new delimiters", "{{=<% %>=}}<%a%>{{a}}", ["a": 1], gives: "1{{a}}"),
    Example("and back", "{{=<% %>=}}<%a%><%={{ }}=%>{{a}}<%a%>", ["a": 1], gives: "11<%a%>"),
    Example("of letters that mean something elsewhere", "{{=[ ]=}}[a] [#a]x[/a]", ["a": 1], gives: "1 x"),
    Example("the same twice", "{{=| |=}}|a| |#a|x|/a|", ["a": 1], gives: "1 x"),
    Example("unescaped", "{{=<% %>=}}<%&a%><%{a}%>", ["a": "<"], gives: "<<"),
    Example("from inside a section on", "{{#a}}{{=| |=}}|b|{{b}}|/a|", ["a": 1, "b": 2], gives: "2{{b}}"),
    Example("not in partials", "{{=| |=}}|>p|", ["a": 1], ["p": "{{a}}|a|"], gives: "1|a|"),
    Example("not out of partials", "{{>p}}{{a}}|a|", ["a": 1], ["p": "{{=| |=}}|a|"], gives: "11|a|"),
    Example("spaces within", "{{=  @   @  =}}@a@", ["a": 1], gives: "1"),
    Example("a line break within", "{{=<%\n%>=}}<%a%>", ["a": 1], gives: "1"),
    Example("spaces around stay", "| {{=@ @=}} |", gives: "|  |"),
    Example("beside text", " | {{=@ @=}}\n", gives: " | \n"),
    Example("alone on a line", "a\n{{=@ @=}}\nb\n", gives: "a\nb\n"),
    Example("indented", "a\n  {{=@ @=}}\nb\n", gives: "a\nb\n"),
    Example("with Windows line breaks", "a\r\n{{= @ @ =}}\r\nb", gives: "a\r\nb"),
    Example("on the first line", "  {{=@ @=}}\na", gives: "a"),
    Example("on the last line", "a\n  {{=@ @=}}", gives: "a\n"),
  ])
  func setDelimiters(_ example: Example) throws { try example.check() }
}
