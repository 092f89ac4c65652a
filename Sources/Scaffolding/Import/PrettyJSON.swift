import Pokedex

/// JSON for people: a field of an entry a line, and what is inside of a field on that line.
enum PrettyJSON {
  /// An object with its fields below each other.
  static func text(_ object: JSON, indentation: Int) -> String {
    guard case .object(let fields) = object else { return inline(object) }
    let margin = String(repeating: " ", count: indentation)
    let lines = fields.map { "\(margin)  \(string($0.key)): \(inline($0.value))" }
    return "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
  }

  /// A value on one line, with a space behind commas and colons.
  static func inline(_ value: JSON) -> String {
    switch value {
    case .list(let list): "[\(list.map(inline).joined(separator: ", "))]"
    case .object(let fields):
      "{\(fields.map { "\(string($0.key)): \(inline($0.value))" }.joined(separator: ", "))}"
    default: scalar(value)
    }
  }

  /// A text in quotation marks; that is YAML too.
  static func string(_ text: String) -> String { scalar(.string(text)) }

  private static func scalar(_ value: JSON) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
