import Pokedex

/// JSON for people: indented, what is short on one line, and long lists cut with an ellipsis.
struct JSONExcerpt {
  /// What is longer is spread over lines.
  private static let longestLine = 76
  private static let mostElements = 3
  private static let mostFields = 6

  private let root: JSONValue?

  /// An excerpt of valid JSON.
  init(_ bytes: [UInt8]) {
    root = (try? JSONDocument(file: "example", bytes: bytes))?.root
  }

  var text: String { root.map { Self.text($0, depth: 0) } ?? "" }

  private static func text(_ value: JSONValue, depth: Int) -> String {
    let line = inline(value, depth: depth)
    let parts = parts(of: value, depth: depth) { text($0, depth: depth + 1) }
    guard let parts, line.count + 2 * depth > longestLine else { return line }
    let indent = String(repeating: "  ", count: depth + 1)
    let lines = parts.texts.enumerated().map { index, part in
      indent + part + (index + 1 < parts.texts.count && part != "…" ? "," : "")
    }
    return ([parts.open] + lines + [indent.dropLast(2) + parts.close]).joined(separator: "\n")
  }

  private static func inline(_ value: JSONValue, depth: Int) -> String {
    guard let parts = parts(of: value, depth: depth, { inline($0, depth: depth + 1) }) else {
      return scalar(value)
    }
    return parts.open + parts.texts.joined(separator: ", ") + parts.close
  }

  /// Nil for what is neither list nor object.
  private static func parts(
    of value: JSONValue, depth: Int, _ text: (JSONValue) -> String
  ) -> (open: String, texts: [String], close: String)? {
    if let list = value.list.map(Array.init) {
      return ("[", list.prefix(mostElements).map(text) + rest(list.count, mostElements), "]")
    }
    guard let fields = value.fields.map(Array.init) else { return nil }
    let most = depth < 2 ? fields.count : mostFields
    let texts = fields.prefix(most).map { "\(quoted($0.key)): \(text($0.value))" }
    return ("{", texts + rest(fields.count, most), "}")
  }

  private static func rest(_ count: Int, _ most: Int) -> [String] { count > most ? ["…"] : [] }

  private static func scalar(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(JSON(value))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func quoted(_ key: String) -> String {
    var writer = JSONWriter()
    writer.string(key)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
