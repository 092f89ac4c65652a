import Diagnostics
import SiteGenerator

/// A build's report as JSON, for other programs.
enum BuildReportJSON {
  static func text(_ report: BuildReport, seconds: Double) -> String {
    var fields = [("outcome", string(name(of: report.outcome)))]
    if case .built(let written, let unchanged, let removed) = report.outcome {
      fields += [("written", "\(written)"), ("unchanged", "\(unchanged)"), ("removed", "\(removed)")]
    }
    fields += [
      ("pages", "\(report.pages)"), ("output", string(report.output)),
      ("seconds", "\((seconds * 1000).rounded() / 1000)"),
      ("diagnostics", "[" + report.diagnostics.map(diagnostic).joined(separator: ",") + "]"),
    ]
    return object(fields) + "\n"
  }

  private static func name(of outcome: BuildReport.Outcome) -> String {
    switch outcome {
    case .built: "built"
    case .upToDate: "upToDate"
    case .failed: "failed"
    case .inaccessible: "inaccessible"
    }
  }

  private static func diagnostic(_ diagnostic: Diagnostic) -> String {
    let location = diagnostic.location
    let fields: [(String, String?)] = [
      ("severity", string(diagnostic.severity.rawValue)), ("file", location.map { string($0.file) }),
      ("line", location?.line.map(String.init)), ("column", location?.column.map(String.init)),
      ("summary", string(diagnostic.summary)), ("explanation", diagnostic.explanation.map(string)),
      ("fix", diagnostic.fix.map(string)),
    ]
    return object(fields.compactMap { field in field.1.map { (field.0, $0) } })
  }

  private static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  private static func string(_ text: String) -> String {
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
}
