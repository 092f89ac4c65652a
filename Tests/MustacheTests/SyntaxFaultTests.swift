import Diagnostics
import Mustache
import Testing

@Suite struct SyntaxFaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let template: String
    let faults: [String]
    var testDescription: String { template }

    init(_ template: String, _ faults: String...) {
      self.template = template
      self.faults = faults.map { "main.mustache:" + $0 }
    }
  }

  @Test(arguments: [
    Fault("a {{name", "1:3: tag '{{name' is never closed"),
    Fault("{{name\n<p>{{other}}", "1:1: tag '{{name' is never closed"),
    Fault("\n  {{#a b\n", "2:3: tag '{{#a' is never closed"),
    Fault("{{! open", "1:1: tag '{{!' is never closed"),
    Fault("{{{{{{ {{#a}", "1:1: tag '{{{{{{' is never closed"),
    Fault("é{{", "1:2: tag '{{' is never closed"),
    Fault("a\r\n{{}}", "2:1: tag without a name"),
    Fault(
      "{{ }}{{#}}{{{ }}}{{&}}", "1:1: tag without a name", "1:6: tag without a name",
      "1:11: tag without a name",
      "1:18: tag without a name"),
    Fault(
      "{{>}}{{<}}{{$}}{{/}}", "1:1: tag without a name", "1:6: tag without a name",
      "1:11: tag without a name",
      "1:16: tag without a name"),
    Fault("{{>*}}", "1:1: tag without a name"),
    Fault("{{base stats}}", "1:1: the name 'base stats' has a space in it"),
    Fault("{{a\nb}}", "1:1: the name 'a b' has a space in it"),
    Fault(
      "{{a..b}}{{.a}}{{#a.}}", "1:1: the dotted name 'a..b' has an empty part",
      "1:9: the dotted name '.a' has an empty part", "1:15: the dotted name 'a.' has an empty part"),
    Fault("{{>*a..b}}", "1:1: the dotted name '*a..b' has an empty part"),
    Fault("{{{name}} x", "1:1: triple tag 'name' does not end in '}}}'"),
    Fault("{{=<% %>}}", "1:1: faulty set delimiter tag"),
    Fault("{{=<%=}} {{a b}}", "1:1: faulty set delimiter tag", "1:10: the name 'a b' has a space in it"),
    Fault("{{=a b c=}}", "1:1: faulty set delimiter tag"),
    Fault("{{= =}}", "1:1: faulty set delimiter tag"),
    Fault("{{=a= b=}}", "1:1: faulty set delimiter tag"),
    Fault("{{=<% %>=}}<%a b%>", "1:12: the name 'a b' has a space in it"),
  ])
  func tags(_ fault: Fault) { #expect(faults(fault.template) == fault.faults) }

  @Test(arguments: [
    Fault("x\n    {{#moves}}", "2:5: section 'moves' is never closed"),
    Fault("{{^moves}}", "1:1: inverted section 'moves' is never closed"),
    Fault("{{$moves}}", "1:1: block 'moves' is never closed"),
    Fault("{{<main}}", "1:1: parent 'main' is never closed"),
    Fault("{{#a}}{{#b}}", "1:1: section 'a' is never closed", "1:7: section 'b' is never closed"),
    Fault(
      "{{#abilites}}\n{{/abilities}}", "1:1: section 'abilites' is never closed; did you mean 'abilities'?"),
    Fault("a{{/moves}}", "1:2: closing tag 'moves' closes nothing"),
    Fault("{{#a}}{{/a}}{{/a}}", "1:13: closing tag 'a' closes nothing"),
    Fault(
      "{{#moves}}\n{{/types}}\n{{/moves}}",
      "2:1: closing tag 'types' does not match the open section 'moves'"),
    Fault("{{#moves}}\n{{#types}}\n{{/moves}}\n{{/types}}", "2:1: section 'types' is never closed"),
    Fault("{{#moves}}\n{{$types}}\n{{/moves}}", "2:1: block 'types' is never closed"),
    Fault("{{<main}}{{$a}}1{{/a}}{{$a}}2{{/a}}{{/main}}", "1:23: block 'a' is given twice to parent 'main'"),
  ])
  func nesting(_ fault: Fault) { #expect(faults(fault.template) == fault.faults) }

  @Test func saysWhereTheOtherTagIs() {
    let found = diagnostics("{{#moves}}\n{{/types}}\n{{/moves}}")
    #expect(found.map(\.explanation) == ["section 'moves' was opened at main.mustache:1:1"])
    let crossed = diagnostics("{{#moves}}\n{{#types}}\n {{/moves}}\n{{/types}}")
    #expect(
      crossed.map(\.explanation) == [
        "section 'moves' around it, opened at main.mustache:1:1, is closed at main.mustache:3:2"
      ])
    #expect(crossed.map(\.fix) == ["close it with {{/types}} before that"])
  }

  @Test func showsTheLine() {
    #expect(diagnostics("x\n    {{#moves}} y\r\n").map(\.location?.excerpt) == ["    {{#moves}} y"])
  }

  @Test(arguments: [
    ("{{>crad}}", "main.mustache:1:1: there is no template 'crad'; did you mean 'card'?"),
    ("\n{{<crad}}{{/crad}}", "main.mustache:2:1: there is no template 'crad'; did you mean 'card'?"),
    ("{{>xylophone}}", "main.mustache:1:1: there is no template 'xylophone'"),
  ])
  func missingTemplates(template: String, fault: String) {
    #expect(faults(template, [:], ["card": ""]) == [fault])
  }

  @Test func reportsAllTemplatesAtOnce() {
    #expect(
      faults("{{#a}}{{>b}}{{c d}}", [:], ["e": "x\n{{/f}}", "g": "{{"]) == [
        "main.mustache:1:13: the name 'c d' has a space in it",
        "main.mustache:1:1: section 'a' is never closed",
        "main.mustache:1:7: there is no template 'b'",
        "e.mustache:2:1: closing tag 'f' closes nothing",
        "g.mustache:1:1: tag '{{' is never closed",
      ])
  }

  @Test func twoTemplatesOfOneName() {
    let error = #expect(throws: DiagnosticsError.self) {
      try TemplateLibrary([
        ("card", SourceText(file: "a.mustache", text: "")),
        ("card", SourceText(file: "b.mustache", text: "")),
      ])
    }
    #expect(error?.diagnostics.map(\.summary) == ["two templates have the name 'card'"])
    #expect(error?.diagnostics.map(\.location?.file) == ["b.mustache"])
  }
}
