import Diagnostics
import SiteGenerator

/// What a build did, for a person.
struct BuildSummary {
  private let report: BuildReport
  private let seconds: Double
  private let isQuiet: Bool

  init(_ report: BuildReport, seconds: Double, isQuiet: Bool) {
    self.report = report
    self.seconds = seconds
    self.isQuiet = isQuiet
  }

  func show() {
    let shown = report.diagnostics.folded()
    Console.report(isQuiet ? shown.filter { $0.severity == .error } : shown)
    if !isQuiet { summarize() }
  }

  private func summarize() {
    switch report.outcome {
    case .built(let written, let unchanged, let removed):
      Console.result(
        "Built \(report.pages) pages in \(report.output): \(written) files written, \(unchanged) unchanged, "
          + "\(removed) removed, in \(Self.words(for: seconds)).\n")
    case .upToDate:
      Console.result(
        "Nothing has changed since the last build of \(report.output): \(report.pages) pages, "
          + "checked in \(Self.words(for: seconds)).\n")
    case .failed, .inaccessible:
      let errors = report.diagnostics.count { $0.severity == .error }
      let state = report.outcome == .failed ? "Nothing was written" : "The build stopped"
      Console.note("\(state): \(errors) \(errors == 1 ? "error" : "errors").\n")
    case .cancelled: break
    }
  }

  /// `0.034 s`, `12.3 s`
  private static func words(for seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    guard thousandths < 10_000 else { return "\(thousandths / 1000).\(thousandths / 100 % 10) s" }
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction + " s"
  }
}
