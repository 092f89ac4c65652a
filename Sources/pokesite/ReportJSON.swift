import Diagnostics
import Pokedex

/// JSON for other programs, as text.
enum ReportJSON {
  static func diagnostic(_ diagnostic: Diagnostic) -> String { self.diagnostic(diagnostic, more: []) }

  /// - Parameter more: fields of a report's own, with their values as JSON.
  static func diagnostic(_ diagnostic: Diagnostic, more: [(String, String)]) -> String {
    let location = diagnostic.location
    let fields: [(String, String?)] = [
      ("severity", string(diagnostic.severity.rawValue)), ("file", location.map { string($0.file) }),
      ("line", location?.line.map(String.init)), ("column", location?.column.map(String.init)),
      ("summary", string(diagnostic.summary)), ("explanation", diagnostic.explanation.map(string)),
      ("fix", diagnostic.fix.map(string)),
    ]
    return object(fields.compactMap { field in field.1.map { (field.0, $0) } } + more)
  }

  static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  static func string(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }
}
