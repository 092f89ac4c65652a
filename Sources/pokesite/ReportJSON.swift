import Diagnostics

/// JSON for other programs, as text.
enum ReportJSON {
  static func diagnostic(_ diagnostic: Diagnostic) -> String {
    let location = diagnostic.location
    let fields: [(String, String?)] = [
      ("severity", string(diagnostic.severity.rawValue)), ("file", location.map { string($0.file) }),
      ("line", location?.line.map(String.init)), ("column", location?.column.map(String.init)),
      ("summary", string(diagnostic.summary)), ("explanation", diagnostic.explanation.map(string)),
      ("fix", diagnostic.fix.map(string)),
    ]
    return object(fields.compactMap { field in field.1.map { (field.0, $0) } })
  }

  static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20:
        quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }
}
