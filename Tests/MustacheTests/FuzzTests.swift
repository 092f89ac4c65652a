import Diagnostics
import Mustache
import Testing

/// Whatever a template's text is, it compiles or its faults are reported at places inside of it.
@Suite struct FuzzTests {
  @Test(arguments: 0..<8) func randomPieces(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<250 {
      let count = random.next(below: 24)
      check((0..<count).map { _ in Self.pieces[random.next(below: Self.pieces.count)] }.joined())
    }
  }

  @Test(arguments: 8..<12) func randomBytes(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<250 {
      let count = random.next(below: 64)
      check(String(decoding: (0..<count).map { _ in UInt8(random.next(below: 256)) }, as: UTF8.self))
    }
  }

  @Test(arguments: 12..<20) func mutations(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<250 {
      var bytes = Array(Self.valid[random.next(below: Self.valid.count)].utf8)
      for _ in 0...random.next(below: 4) { random.mutate(&bytes) }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  static let pieces = [
    "{{", "}}", "{{{", "}}}", "{{#l}}", "{{/l}}", "{{^l}}", "{{#f}}", "{{/f}}", "{{$b}}", "{{/b}}",
    "{{<main}}",
    "{{/main}}", "{{>main}}", "{{>*t}}", "{{<*t}}", "{{/*t}}", "{{!", "{{=", "=}}", "{{=| |=}}", "|l|",
    "{{a.b}}",
    "{{.}}", "{{#.}}", "{{/.}}", "{{f}}", "{{h}}", "\n", "\r\n", "  ", "\t", "text", "é", "🐉", "\0",
  ]

  static let valid = [
    "{{<page}}\n{{$main}}\n  {{#l}}\n    <li>{{a.b}}</li>\n  {{/l}}\n{{/main}}\n{{/page}}\n",
    "{{=<% %>=}}\n<%#l%> <%.%> <%/l%>\n<%={{ }}=%>{{^l}}\r\nno\r\n{{/l}}\r\n",
    "  {{>page}}\n{{#f}}x{{/f}}{{{f}}}{{&h}}{{! note }}{{>*t}}{{<*t}}{{$main}}y{{/main}}{{/*t}}",
  ]

  private static let data: Value = [
    "l": [1, ["a": ["b": "<"]], nil], "a": ["b": 2.5], "t": "page",
    "f": .lambda(.template { "[\($0)]{{a.b}}" }),
    "h": .lambda(.helper { $0 }),
  ]

  private func check(_ template: String) {
    let source = SourceText(file: "main.mustache", text: template)
    let page = SourceText(file: "page.mustache", text: "<b>\n  {{$main}}\n    old\n  {{/main}}\n</b>\n")
    do throws(DiagnosticsError) {
      let library = try TemplateLibrary([("main", source), ("page", page)])
      for strict in [false, true] {
        let _: String = try library.render("main", with: Self.data, strict: strict)
      }
    } catch {
      #expect(!error.diagnostics.isEmpty)
      for diagnostic in error.diagnostics { check(diagnostic, in: source) }
    }
  }

  private func check(_ diagnostic: Diagnostic, in source: SourceText) {
    let end = source.location(utf8Offset: source.text.utf8.count)
    guard let location = diagnostic.location, let line = location.line, let column = location.column else {
      Issue.record("no place: \(diagnostic.summary)")
      return
    }
    #expect(["main.mustache", "page.mustache"].contains(location.file))
    #expect(location.file != source.file || line <= end.line ?? 0, "\(source.text)")
    #expect(column <= (location.excerpt ?? "").unicodeScalars.count + 1, "\(source.text)")
  }
}

/// A generator of random numbers that gives the same ones on every machine.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }

  /// Drops, doubles, changes or swaps a few bytes.
  mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = next(below: bytes.count)
    let end = min(bytes.count, place + 1 + next(below: 4))
    switch next(below: 4) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: next(below: bytes.count))
    case 2: bytes[place] = UInt8(next(below: 256))
    default: bytes.swapAt(place, next(below: bytes.count))
    }
  }
}
