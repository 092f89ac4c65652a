import Foundation

/// A site in which every text that an author can write wants to be a script, made from the schema of the data: a field
/// that is added there is hostile at once.
enum HostileSite {
  /// How every text begins.
  static let core = "<script>caught=1</script>"

  private static let text =
    core
    + #"<img src=x onerror="caught=2"><svg onload=caught=3><a href="javascript:caught=4">a</a><x-y onclick='caught=5'> "#
    + #""'`onfocus=caught=6 autofocus {{name}} {{{name}}} {{>layout}} {{=<% %>=}} ${caught=7} javascript:caught=8 --> "#
    + "]]> &lt;b&gt; &#60;b> \u{7}\u{1B}[31m\u{202E}evil\u{2066} </title></style></textarea></script>"
  private static let picture = #"a"onerror="caught=9' <b>&amp;.svg"#
  private static let secondName = "B \(text)"
  private static let formName = "Form \(text)"

  /// As JavaScript and YAML write it.
  static func literal(_ text: String) -> String {
    let json = try? JSONSerialization.data(
      withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: json ?? Data(), as: UTF8.self)
  }

  static func site(settings: String) throws -> TestSite {
    let quoted = literal(text)
    return try TestSite(
      data: data(),
      files: [
        "Content/\(picture)":
          "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9' onload='caught=10'><script>caught=11</script></svg>",
        "Content/site.yml": """
        title: \(quoted)
        description: \(quoted)
        footer: \(quoted)
        navigation: [{title: \(quoted), url: /}]
        \(settings)
        """,
        "Content/pages/guide.md": """
        ---
        title: \(quoted)
        description: \(quoted)
        date: 2026-01-01
        \(quoted): \(quoted)
        aliases: ['/old "onclick="caught=12<b>/']
        ---

        # \(text)

        \(text)

        `\(text)`

        ![\(text)](<../a"onerror="caught=9' \\<b\\>&amp;amp;.svg> \(quoted))
        """,
      ])
  }

  // MARK: - Data

  /// The data file.
  static func data() throws -> String {
    let schema = try Schema()
    var collections = schema.collections()
    var species = [schema.definition("pokemon"), schema.definition("pokemon")]
    // One evolves from the other; names and numbers are there once.
    species[0]["evolves_from"] = secondName
    species[0]["evolves_from_form"] = formName
    species[1]["name"] = secondName
    for key in ["id", "evolves_from", "evolves_from_form", "evolution"] { species[1][key] = nil }
    collections["pokemon"] = species
    let data = try JSONSerialization.data(withJSONObject: collections)
    return String(decoding: data, as: UTF8.self)
  }

  /// The schema that the repository offers to editors.
  private struct Schema {
    private let root: [String: Any]

    init() throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "../../Content/pokesite.schema.json")
      root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    }

    func collections() -> [String: Any] { object(root) }

    func definition(_ name: String) -> [String: Any] {
      var entry = object((root["$defs"] as? [String: [String: Any]])?[name] ?? [:])
      // A form has a name of its own.
      if var forms = entry["forms"] as? [[String: Any]] {
        for index in forms.indices { forms[index]["name"] = formName }
        entry["forms"] = forms
      }
      return entry
    }

    /// All that an object can hold, and a field that nobody knows.
    private func object(_ schema: [String: Any]) -> [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      var object = properties.reduce(into: [String: Any]()) { $0[$1.key] = value($1.value, of: $1.key) }
      if schema["$defs"] == nil { object[text] = [text: [text]] }
      return object
    }

    /// The largest value of its kind; nil for a field that must not be a text of one's own.
    private func value(_ schema: [String: Any], of key: String = "") -> Any? {
      if let reference = schema["$ref"] as? String {
        return value(
          (root["$defs"] as? [String: [String: Any]])?[String(reference.dropFirst(8))] ?? [:], of: key)
      }
      switch key {
      case "slug": return nil
      case "image_url", "path": return picture
      default: break
      }
      let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
      if types.contains("object"), schema["properties"] != nil { return object(schema) }
      if types.contains("object"), let values = schema["additionalProperties"] as? [String: Any] {
        return value(values).map { [text: $0] }
      }
      if types.contains("array"), let items = schema["items"] as? [String: Any] {
        return value(items).map { [$0] }
      }
      if types.contains("string") {
        return (schema["pattern"] as? String)?.contains("#") == true ? "#123456" : text
      }
      return types.contains("boolean") ? true : max(1, schema["minimum"] as? Int ?? 1)
    }
  }
}
