import Diagnostics
import SiteGenerator

/// A build's report as JSON, for other programs.
enum BuildReportJSON {
  static func text(_ report: BuildReport, seconds: Double) -> String {
    var fields = [("outcome", ReportJSON.string(name(of: report.outcome)))]
    if case .built(let written, let unchanged, let removed) = report.outcome {
      fields += [("written", "\(written)"), ("unchanged", "\(unchanged)"), ("removed", "\(removed)")]
    }
    fields += [
      ("pages", "\(report.pages)"), ("output", ReportJSON.string(report.output)),
      ("seconds", number(seconds)), ("timings", timings(report.timings)),
      ("diagnostics", "[" + report.diagnostics.map(ReportJSON.diagnostic).joined(separator: ",") + "]"),
    ]
    return ReportJSON.object(fields) + "\n"
  }

  private static func timings(_ timings: BuildTimings) -> String {
    let steps = timings.steps.map { ($0.name, number($0.duration.seconds)) }
    let templates = timings.templates.map { template in
      ReportJSON.object([
        ("name", ReportJSON.string(template.name)), ("pages", "\(template.pages)"),
        ("seconds", number(template.duration.seconds)),
      ])
    }
    return ReportJSON.object([
      ("steps", ReportJSON.object(steps)), ("templates", "[" + templates.joined(separator: ",") + "]"),
    ])
  }

  /// Seconds to the thousandth.
  private static func number(_ seconds: Double) -> String { "\((seconds * 1000).rounded() / 1000)" }

  private static func name(of outcome: BuildReport.Outcome) -> String {
    switch outcome {
    case .built: "built"
    case .upToDate: "upToDate"
    case .failed: "failed"
    case .inaccessible: "inaccessible"
    case .cancelled: "cancelled"
    }
  }
}
