import Foundation
import TestSupport
import Testing

/// Whatever a text holds, it comes out as text.
@Suite struct HostileTextTests {
  /// As it stands in JSON and in quoted YAML.
  private static let hostile =
    #"<script>alert(1)</script><img src=x onerror=\"alert(2)\"> \"'` {{name}} {{{name}}} {{>x}} --> ]]> &lt;&#39; \u0007\u001b[31m \u202Eevil <\/title></script>"#

  /// Every key that pokesite knows, and some that it does not, in names of keys as well.
  private static let everyField = """
    {"pokemon": [
      {"id": 1, "name": "A\(hostile)", "slug": "a", "types": ["T\(hostile)", "U\(hostile)"],
       "names": {"ja": "\(hostile)", "\(hostile)": "\(hostile)"}, "genus": "\(hostile)", "generation": 1,
       "description": "\(hostile)", "abilities": ["\(hostile)", {"name": "B\(hostile)", "hidden": true}],
       "stats": {"\(hostile)": 5, "hp": 3}, "growth_rate": "\(hostile)", "egg_groups": ["\(hostile)"],
       "color": "\(hostile)", "shape": "\(hostile)", "habitat": "\(hostile)",
       "moves": {"\(hostile)": ["M\(hostile)", [5, "N\(hostile)"]]},
       "sprites": {"\(hostile)": "https://img.example/\(hostile)"}, "image_url": "https://img.example/\(hostile)",
       "forms": [{"name": "F\(hostile)", "types": ["T\(hostile)"]}],
       "\(hostile)": "\(hostile)", "free": {"\(hostile)": ["\(hostile)"]}},
      {"name": "Z\(hostile)", "evolves_from": "a", "evolution": ["\(hostile)"], "moves": ["\(hostile)"],
       "image_url": "\(hostile)"}],
     "types": [{"name": "T\(hostile)", "description": "\(hostile)", "\(hostile)": "\(hostile)"},
               {"name": "U\(hostile)", "double_damage_to": ["T\(hostile)"]}],
     "abilities": [{"name": "B\(hostile)", "description": "\(hostile)"}],
     "moves": [{"name": "M\(hostile)", "type": "T\(hostile)", "category": "\(hostile)"}],
     "stats": [{"name": "\(hostile)", "slug": "hp"}],
     "generations": [{"id": 1, "name": "\(hostile)", "region": "\(hostile)"}]}
    """

  private static let files: KeyValuePairs = [
    "Content/pokemon.json": everyField,
    "Content/site.yml": """
    title: "\(hostile.replacing("\\/", with: "/"))"
    description: "\(hostile.replacing("\\/", with: "/"))"
    base_url: https://example.org/
    navigation:
      - title: "\(hostile.replacing("\\/", with: "/"))"
        url: /
    footer: "\(hostile.replacing("\\/", with: "/"))"
    """,
    "Content/pages/p.md": """
    ---
    title: "\(hostile.replacing("\\/", with: "/"))"
    description: "\(hostile.replacing("\\/", with: "/"))"
    other: "\(hostile.replacing("\\/", with: "/"))"
    ---
    # \(hostile)

    \(hostile)

    [a](https://example.org/"onclick="x) ![\(hostile)](https://example.org/<x>) `{{name}}</script>`
    """,
    "Content/pokemon/z.md": "---\ndescription: \"\(hostile.replacing("\\/", with: "/"))\"\n---\n\(hostile)\n",
  ]

  @Test func itComesOutAsTextEverywhere() throws {
    let site = try TestSite(Self.files)
    try site.build()
    let pages = try site.pages()
    #expect(pages.files.count { $0.hasSuffix(".html") } >= 7)
    for (path, entry) in pages.entries where path.hasSuffix(".html") {
      let page = Markup(entry.text)
      #expect(page.faults.isEmpty, "\(path)")
      let names = page.tags.map(\.name)
      #expect(Set(names).isDisjoint(with: ["iframe", "object", "embed", "base"]), "\(path)")
      // The theme's own: modules by address, the search forms.
      let scripts = page.tags.filter { $0.name == "script" }
      #expect(
        scripts.allSatisfy { tag in
          tag.attributes.contains { $0.name == "src" && $0.value.hasPrefix("/assets/") }
        }, "\(path)")
      #expect(!names.contains("style"), "\(path)")
      #expect(page.attributes(["action"]).allSatisfy { $0 == "/" }, "\(path)")
      let attributes = Set(page.tags.flatMap(\.attributes).map { $0.name.lowercased() })
      #expect(!attributes.contains { $0.hasPrefix("on") || $0 == "style" }, "\(path)")
      for json in page.structuredData {
        #expect((try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil, "\(path): \(json)")
      }
      #expect(page.attributes(["src"]).allSatisfy { $0 != "x" }, "\(path)")
      #expect(page.text.contains("<script>alert(1)</script>"), "\(path)")
      #expect(page.text.contains("{{name}} {{{name}}} {{>x}}"), "\(path)")
    }
  }

  @Test func noControlCharacterReachesAPage() throws {
    let site = try TestSite(Self.files)
    try site.build()
    for (path, entry) in try site.pages().entries where entry.kind == .file {
      let controls = entry.bytes.filter { $0 < 0x20 && $0 != 0x0A }
      #expect(controls.isEmpty, "\(path): \(Set(controls))")
    }
  }

  /// But for JSON: no browser takes that for markup, and programs want the text as it is.
  @Test func nothingOfItReachesOtherFilesThanPages() throws {
    let site = try TestSite(Self.files)
    try site.build()
    for (path, entry) in try site.pages().entries where entry.kind == .file && !path.hasSuffix(".html") {
      #expect(
        path.hasSuffix(".json") || path.hasSuffix(".webmanifest") || !entry.text.contains("alert("), "\(path)"
      )
      #expect(!path.contains("<"), "\(path)")
    }
  }

  @Test func itDrivesNoTerminal() throws {
    let site = try TestSite([
      "Content/pokemon.json":
        #"[{"name": "A\u001b[31m\u202e", "types": [7]}, {"name": "B", "types": "\u001b[2J"}]"#
    ])
    let result = try site.run(["build"])
    #expect(result.code == 1)
    #expect(!result.errors.utf8.contains(0x1B))
    #expect(!result.errors.contains("\u{202E}"))
    #expect(result.problems.count == 2)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)", "java\\u0000script:alert(1)", "data:text/html,<b>",
    "vbscript:x",
    "file:///etc/passwd", "//evil.example/x.png", "/etc/passwd", "../../etc/passwd",
  ])
  func noAddressIsMoreThanALink(address: String) throws {
    let site = try TestSite([
      "Content/pokemon.json": """
      [{"name": "A", "image_url": "\(address)", "sprites": {"front_default": "\(address)"}},
       {"name": "B", "description": "[x](<\(address)>) ![y](<\(address)>)"}]
      """
    ])
    let result = try site.run(["build"])
    #expect(result.code == 1)
    #expect(!site.folder.has("Public"))
    #expect(result.problems.allSatisfy { $0.hasPrefix("Content/pokemon.json:") })
  }
}
