import Diagnostics
import Foundation
import Markdown
import Testing

@Suite struct HostileTextTests {
  @Test func controlCharactersDoNotReachThePage() {
    #expect(
      MarkdownRenderer().html("a\u{7}b\u{1B}[31m c\u{C}d\te `\u{1}`")
        == "<p>ab[31m c d\te <code></code></p>\n")
  }

  @Test(arguments: ["> ", "[", "![", "*a **b ", "- ", "[[", "<b", "`a``", "[a](", "\\[", "[[a]] ", "1. "])
  func deepNestingNeedsNoStack(unit: String) throws {
    let text =
      String(repeating: unit, count: 10_000) + "Mew [a](b) [[Mew]]" + String(repeating: "]", count: 10_000)
    #expect(try htmlOnSmallStack(text).contains("Mew"))
  }

  @Test func deepLinksAndPicturesAreTakenApart() {
    let text = String(repeating: "![", count: 2_000) + "Mew" + String(repeating: "](x)", count: 2_000)
    let html = MarkdownRenderer().html(text) { _ in .picture("/y", width: 1, height: 1) }
    #expect(html == "<p><img src=\"/y\" alt=\"Mew\" width=\"1\" height=\"1\" loading=\"lazy\" /></p>\n")
  }

  /// To look for what was meant takes long; the build fails at the first of them.
  @Test(arguments: ["[[x]] ", "[x](y) ", "![x](y) ", "![[x]](y)", "[x](javascript:y) "])
  func refusedLinksAreToldToALimit(unit: String) {
    var asked = 0
    let source = MarkdownSource(SourceText(file: "f.md", text: String(repeating: unit, count: 20_000)))
    let rendered = MarkdownRenderer().render(source) { _ in
      asked += 1
      return .refused("no", explanation: nil, fix: nil)
    }
    #expect(asked <= 100)
    #expect(rendered.diagnostics.count == 100)
    #expect(rendered.diagnostics.last?.explanation == "further links were not looked at")
    #expect(rendered.diagnostics.allSatisfy { ($0.location?.excerpt?.utf8.count ?? 0) <= 1300 })
  }

  @Test(arguments: 1...200)
  func nothingDangerousComesThrough(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<20 {
      let text = (0..<random.below(40)).map { _ in Self.parts[random.below(Self.parts.count)] }.joined()
      let html = MarkdownRenderer(isSmart: seed % 2 == 0).html(text) { link in
        link.kind == .wiki ? .url("/p/\(link.destination)") : .unchanged
      }
      #expect(Self.isHarmless(html), "\(text.debugDescription) became \(html.debugDescription)")
    }
  }

  @Test(arguments: 1...200)
  func everyPlaceIsWhereALinkCanBegin(seed: UInt64) {
    let parts = [
      "[a](b)", "![a](b)", "<bb:c>", "[[Mew]]", "[r]", "\n", "\n> ", "\n- ", "\n   ", "é", "`", "*", "\t",
      "x ", "\n\n",
      "\r\n", "1. ", "<i>", "![*a*][r]", "[a\nb](c)", "\n===\n", "    ", "&amp;", "x\n",
    ]
    var random = SplitMix(state: seed)
    for _ in 0..<20 {
      let text = "[r]: s\n\n" + (0..<random.below(40)).map { _ in parts[random.below(parts.count)] }.joined()
      let bytes = Array(text.utf8)
      let source = MarkdownSource(text: text) { Location(file: "page.md", line: 1, column: $0) }
      let refused = MarkdownRenderer().render(source) { .refused("\($0.kind)") }.diagnostics
      for diagnostic in refused {
        let start = bytes[(diagnostic.location?.column ?? bytes.count)...].prefix(2)
        let openers =
          switch diagnostic.summary {
          case "wiki": ["[["]
          case "picture": ["!["]
          default: ["[", "<"]
          }
        #expect(
          openers.contains { start.starts(with: $0.utf8) }, "\(diagnostic) in \(text.debugDescription)")
      }
      let places = refused.filter { $0.summary != "wiki" }.compactMap(\.location?.column)
      #expect(places == Set(places).sorted(), "\(places) in \(text.debugDescription)")
    }
  }

  @Test func manyThreadsRenderAtOnce() async {
    let renderer = MarkdownRenderer()
    let text = "# A\n\n[[Mew]] *b* [c](d) <e>\n"
    let expected = renderer.html(text)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<100 { group.addTask { renderer.html(text) == expected } }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  private static let parts = [
    "<script>", "</script>", "<SCRIPT src=x>", "javascript:alert(1)", "JaVaScRiPt&#58;", "java\nscript:",
    "\u{1}",
    "data:text/html,x", "<a href=\"", "onerror=x", "[", "]", "[[", "]]", "(", ")", "![", "](", "<", ">", "\"",
    "'",
    "`", "```\n", "\n", "\n\n", "> ", "- ", "    ", "# ", "*", "_", "\\", "&#x6a;", "&colon;", "&Tab;", "|",
    "é",
    "🐭", "\t", "\r", "\0", "[a]: ", "vbscript:", "//evil", "<!--", "-->", "<![CDATA[", "<?", "=== ", "text",
    " ",
  ]

  /// Every tag is one that Markdown makes, and every address has a scheme that is allowed or none.
  private static func isHarmless(_ html: String) -> Bool {
    let tags = html.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
    return tags.allSatisfy { tag in
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      return names.contains(String(name))
        && ["href=\"", "src=\""].allSatisfy { isHarmless(tag, attribute: $0) }
    }
  }

  private static func isHarmless(_ tag: Substring, attribute: String) -> Bool {
    guard let start = tag.prefix(while: { $0 != ">" }).firstRange(of: attribute)?.upperBound else {
      return true
    }
    let address = tag[start...].prefix { $0 != "\"" }
    let head = address.prefix { !":/?#".contains($0) }
    let hasScheme = address[head.endIndex...].hasPrefix(":")
    return !address.hasPrefix("//") && (!hasScheme || ["http", "https", "mailto"].contains(head))
  }

  private static let names: Set = [
    "p", "a", "img", "em", "strong", "code", "pre", "br", "hr", "ul", "ol", "li", "blockquote", "h1", "h2",
    "h3",
  ]

  private func htmlOnSmallStack(_ text: String) throws -> String {
    let result = Box()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.html = MarkdownRenderer().html(text)
      done.signal()
    }
    thread.stackSize = 128 * 1024
    thread.start()
    done.wait()
    return result.html
  }

  /// Written by one thread before it signals, read by the other after it waited.
  private final class Box: @unchecked Sendable {
    var html = ""
  }
}

/// SplitMix64: the same numbers for the same seed everywhere.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
