import Foundation
import FoundationXML
import Testing

@testable import Pokedex
@testable import SiteGenerator

/// A text or number in every field at once comes out of every page and file as that text or number.
@Suite struct HostileFieldTests {
  /// A text as people see it, and as JSON and quoted YAML write it.
  struct Evil: Sendable, CustomTestStringConvertible {
    let text: String
    let written: String
    var testDescription: String { String(written.prefix(40)) }

    init(_ text: String, written: String? = nil) {
      self.text = text
      self.written = written ?? text
    }
  }

  private static let texts = [
    Evil("<script>alert(1)</script>"), Evil("</script><svg onload=alert(1)>"), Evil("]]><!--<b>"),
    Evil("\" onclick=\"alert(1)\" '`", written: "\\\" onclick=\\\"alert(1)\\\" '`"),
    Evil("&lt;b&gt; &#39; &amp;amp;"),
    Evil("{{name}} {{{name}}} {{>layout}} {{=<% %>=}}"), Evil("a\\nb\\tc", written: "a\\\\nb\\\\tc"),
    Evil("a\u{0}b\u{7}\u{1B}[31m\u{7F}", written: "a\\u0000b\\u0007\\u001b[31m\\u007f"),
    Evil("\u{202E}evil\u{2066}", written: "\\u202eevil\\u2066"),
    Evil("a\u{2028}b\u{85}c", written: "a\\u2028b\\u0085c"),
    Evil("=1+1|x %0d%0aSet-Cookie: a=b"), Evil("../../../etc/passwd"), Evil("con"),
    Evil("constructor __proto__"),
    Evil("javascript:alert(1)"), Evil("1e308 NaN Infinity -0"), Evil(String(repeating: "x", count: 20_000)),
  ]

  /// Every field that takes a text. Prose and addresses of pictures have tests of their own: not all texts are right
  /// there.
  private static func data(_ evil: String) -> String {
    """
    {"pokemon": [
      {"id": 1, "name": "A \(evil)", "slug": "a", "types": ["T \(evil)", "U \(evil)"], "generation": 1,
       "names": {"ja": "\(evil)", "\(evil)": "\(evil)"}, "genus": "\(evil)", "genera": {"\(evil)": "\(evil)"},
       "abilities": ["\(evil)", {"name": "B \(evil)", "hidden": true}], "stats": {"S \(evil)": 5, "hp": 3},
       "growth_rate": "\(evil)", "egg_groups": ["E \(evil)"], "color": "\(evil)", "shape": "\(evil)",
       "habitat": "\(evil)", "flavor": {"\(evil)": "\(evil)"}, "numbers": {"\(evil)": 4},
       "moves": {"\(evil)": ["M \(evil)", [5, "N \(evil)"]]}, "moves_from": "\(evil)", "form_name": "\(evil)",
       "variety_slug": "\(evil)", "effort": {"S \(evil)": 1},
       "past": [{"until": 1, "types": ["P \(evil)"], "abilities": ["\(evil)"], "stats": {"S \(evil)": 2}}],
       "sprites": {"\(evil)": "https://img.example/x.png"},
       "forms": [{"name": "F \(evil)", "slug": "a-f", "form_name": "\(evil)", "types": ["T \(evil)"],
                  "names": {"\(evil)": "\(evil)"}, "mine": "\(evil)"}],
       "x \(evil)": "\(evil)", "free": {"\(evil)": ["\(evil)"]}},
      {"name": "Z \(evil)", "slug": "z", "evolves_from": "a", "evolves_from_form": "\(evil)",
       "evolution": ["\(evil)", "x, from \(evil)"], "moves": ["M \(evil)"]}],
     "types": [{"name": "T \(evil)", "slug": "t", "names": {"ja": "\(evil)"}, "x \(evil)": "\(evil)"},
               {"name": "U \(evil)", "slug": "u", "double_damage_to": ["t"]}],
     "abilities": [{"name": "B \(evil)", "slug": "b", "names": {"ja": "\(evil)"}, "mine": "\(evil)"}],
     "moves": [{"name": "M \(evil)", "slug": "m", "type": "t", "category": "\(evil)", "names": {"ja": "\(evil)"}}],
     "stats": [{"name": "S \(evil)", "slug": "s"}],
     "generations": [{"id": 1, "name": "\(evil)", "region": "\(evil)", "games": {"\(evil)": "\(evil)"}}]}
    """
  }

  private static func site(_ evil: Evil) -> MemorySite {
    MemorySite([
      "Content/pokemon.json": data(evil.written),
      "Content/site.yml": """
      title: "T \(evil.written)"
      description: "\(evil.written)"
      base_url: https://example.org/dex/
      navigation: [{title: "N \(evil.written)", url: /}]
      """,
      "Content/pages/p.md": """
      ---
      title: "P \(evil.written)"
      description: "\(evil.written)"
      date: 2026-01-02
      mine: ["\(evil.written)"]
      ---
      Hello
      """,
    ])
  }

  @Test(arguments: texts) func textsComeOutAsText(evil: Evil) throws {
    let memory = Self.site(evil)
    #expect(memory.diagnostics.filter { $0.contains(" error:") } == [])
    for page in memory.plan.pages {
      let html = try memory.html(page.route.path)
      let markup = html.replacing(/<script[^>]*src="\/dex\/assets\/[^>]*><\/script>/, with: "")
      #expect(!markup.contains("<script>") && !markup.contains("<svg onload"), "\(page.route.path)")
      #expect(!markup.contains("onclick=\""), "\(page.route.path)")
      // What was never rendered still has its braces, and what was rendered twice has lost them.
      #expect(!evil.text.contains("{{") || markup.contains("{{&gt;layout}}"), "\(page.route.path)")
      #expect(!html.utf8.contains { $0 < 0x20 && $0 != 0x0A }, "\(page.route.path)")
      for json in html.matches(of: /application\/ld\+json">([^<]*)</).map(\.1) {
        #expect((try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil, "\(page.route.path)")
      }
    }
    for file in try memory.otherFiles() { try check(file, evil) }
  }

  private func check(_ file: OutputFile, _ evil: Evil) throws {
    #expect(!file.path.contains { "<>\"'{}\u{0}".contains($0) } && !file.path.contains(".."), "\(file.path)")
    #expect(file.path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 }, "\(file.path)")
    switch file.path.split(separator: ".").last {
    case "json", "webmanifest":
      #expect((try? JSONSerialization.jsonObject(with: Data(file.bytes))) != nil, "\(file.path)")
    case "xml", "svg":
      let parser = XMLCheck(file.bytes)
      #expect(parser.isWellFormed, "\(file.path)")
      #expect(!parser.elements.contains("script"), "\(file.path)")
    default: break
    }
  }

  // MARK: - Numbers

  @Test(arguments: ["0", "0.1", "1e-300", "7.5", "1e12", "999999999999"]) func numbersComeOutAsNumbers(
    number: String
  ) throws {
    let whole = number.contains(".") || number.contains("-") ? "1" : number
    let memory = MemorySite([
      "Content/pokemon.json": """
      {"pokemon": [
        {"id": \(whole), "name": "A", "types": ["fire"], "stats": {"hp": \(number), "attack": \(number), "luck": \(number)},
         "effort": {"hp": \(number)}, "height": \(number), "weight": \(number), "base_experience": \(whole),
         "capture_rate": \(whole), "base_happiness": \(whole), "hatch_counter": \(whole),
         "generation": \(whole == "0" ? "1" : whole), "numbers": {"a": \(whole)}, "moves": {"level-up": [[\(whole), "x"]]},
         "free": [\(number), 1e300, -1e300, 18446744073709551616]},
        {"name": "B", "evolves_from": "A"}],
       "moves": [{"name": "x", "power": \(whole), "accuracy": \(whole), "pp": \(whole), "priority": -\(whole)}]}
      """
    ])
    #expect(memory.diagnostics == [])
    for page in memory.plan.pages {
      let text = try memory.html(page.route.path).replacing(/<[^>]*>/, with: " ")
      #expect(!text.contains(/\b(?:nan|inf|NaN|Infinity)\b/), "\(page.route.path)")
    }
    for file in try memory.otherFiles() where file.path.hasSuffix(".json") {
      #expect((try? JSONSerialization.jsonObject(with: Data(file.bytes))) != nil, "\(file.path)")
    }
  }
}

extension MemorySite {
  /// All that a build writes besides pages and what it copies.
  fileprivate func otherFiles() throws -> [OutputFile] {
    let api = APIWriter(site, links)
    var writer = JSONWriter()
    let documents = plan.documents.map { document in
      api.write(document, to: &writer)
      return OutputFile(path: document.path, bytes: writer.bytes)
    }
    return plan.files + documents + CrawlerFiles.files(site, plan, composer)
  }
}

/// Whether an XML parser takes a text, and which elements it sees.
private final class XMLCheck: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var isWellFormed = false

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.insert(element)
  }
}
