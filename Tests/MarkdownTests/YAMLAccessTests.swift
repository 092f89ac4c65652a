import Diagnostics
import Markdown
import Testing

@Suite struct YAMLAccessTests {
  private func node(_ text: String) throws -> YAMLNode {
    try #require(try YAML.read(SourceText(file: "site.yml", text: text)))
  }

  private func problem(_ read: () throws -> Void) -> (summary: String?, fix: String?) {
    do {
      try read()
      return (nil, nil)
    } catch {
      return ((error as? Diagnostic)?.summary, (error as? Diagnostic)?.fix)
    }
  }

  @Test func aTextIsWhatWasWritten() throws {
    let texts = try node("[1984, 1.10, true, 'a', b c]").strings()
    #expect(texts == ["1984", "1.10", "true", "a", "b c"])
  }

  @Test func aListMayBeOneValueOrNone() throws {
    #expect(try node("a: x")["a"]?.strings() == ["x"])
    #expect(try node("a:")["a"]?.strings() == [])
  }

  @Test func numbers() throws {
    let root = try node("{a: 25, b: 0.4}")
    #expect(try root["a"]?.int() == 25)
    #expect(try root["a"]?.double() == 25)
    #expect(try root["b"]?.double() == 0.4)
  }

  @Test func wrongKindsSayWhatWasFound() throws {
    let root = try node("{a: 'true', b: yes, c: [1], d: {e: 1}, f: 1.5, g: , h: '3'}")
    func expect(_ summary: String, _ fix: String? = nil, _ read: () throws -> Void) {
      let problem = problem(read)
      #expect(problem.summary == summary)
      #expect(problem.fix == fix)
    }
    expect("expected true or false, found the text 'true'", "remove the quotes") { _ = try root["a"]?.bool() }
    expect("expected true or false, found the text 'yes'", "write true") { _ = try root["b"]?.bool() }
    expect("expected text, found a list") { _ = try root["c"]?.string() }
    expect("expected a list, found keys with values") { _ = try root["d"]?.list() }
    expect("expected a whole number, found the number 1.5") { _ = try root["f"]?.int() }
    expect("expected text, found nothing") { _ = try root["g"]?.string() }
    expect("expected a whole number, found the text '3'", "remove the quotes") { _ = try root["h"]?.int() }
    expect("expected keys with values, found the number 1.5") { _ = try root["f"]?.entries() }
  }

  @Test func fieldsGatherAllThatIsWrong() throws {
    var fields = YAMLFields(of: try node("title: Mew\ndraft: yes\nweight: x\ntitel: Muk\n"))
    #expect(fields.string("title") == "Mew")
    #expect(fields.bool("draft") == nil)
    #expect(fields.int("weight") == nil)
    #expect(fields.strings("tags") == nil)
    #expect(
      fields.finish().map(\.brief) == [
        "2:8 'draft': expected true or false, found the text 'yes'",
        "3:9 'weight': expected a whole number, found the text 'x'",
        "4:1 there is no setting 'titel'; did you mean 'title'?",
      ])
    #expect(fields.finish(allowingOthers: true).count == 2)
    #expect(fields.unread.map(\.key) == ["titel"])
  }

  @Test func fieldsOfNothingAreNone() throws {
    var fields = YAMLFields(of: nil)
    #expect(fields.string("title") == nil)
    #expect(fields.finish().isEmpty)
    #expect(
      YAMLFields(of: try node("[1]")).finish().map(\.brief) == ["1:1 expected keys with values, found a list"]
    )
  }
}
