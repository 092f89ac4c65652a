import Diagnostics
import Publishing

/// What a publishing did, in words.
struct PublishSummary {
  let report: PublishReport
  let destination: Destination
  let isDryRun: Bool

  /// A line for every file that changes.
  var list: String {
    let changes = report.changes
    return changes.added.map { "+ \($0)\n" }.joined() + changes.changed.map { "* \($0)\n" }.joined()
      + changes.removed.map { "- \($0)\n" }.joined()
  }

  var sentence: String {
    let changes = report.changes
    guard !changes.isEmpty else {
      return "Nothing to publish: \(destination) holds this site already, \(Self.files(report.unchanged)).\n"
    }
    let counts =
      "\(changes.added.count) added, \(changes.changed.count) changed, \(changes.removed.count) removed, "
      + "\(report.unchanged) unchanged"
    let commit = report.commit.map { ", as commit \($0.prefix(10))" } ?? ""
    return isDryRun
      ? "Would publish to \(destination): \(counts).\n" : "Published to \(destination): \(counts)\(commit).\n"
  }

  var json: String {
    let outcome = report.changes.isEmpty ? "unchanged" : isDryRun ? "planned" : "published"
    return ReportJSON.object([
      ("outcome", ReportJSON.string(outcome)), ("destination", ReportJSON.string(destination.description)),
      ("added", Self.list(report.changes.added)), ("changed", Self.list(report.changes.changed)),
      ("removed", Self.list(report.changes.removed)), ("unchanged", "\(report.unchanged)"),
      ("commit", report.commit.map(ReportJSON.string) ?? "null"), ("diagnostics", "[]"),
    ]) + "\n"
  }

  /// A publishing that did not come to its end.
  static func json(_ outcome: String, _ diagnostics: [Diagnostic], _ destination: Destination?) -> String {
    ReportJSON.object([
      ("outcome", ReportJSON.string(outcome)),
      ("destination", destination.map { ReportJSON.string($0.description) } ?? "null"),
      ("diagnostics", ReportJSON.list(diagnostics.map(ReportJSON.diagnostic))),
    ]) + "\n"
  }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  private static func list(_ paths: [String]) -> String { ReportJSON.list(paths.map(ReportJSON.string)) }
}
