import Diagnostics
import Networking
import SiteGenerator

/// What a check found, on the disk and on the network, in words and for programs.
struct CheckResult {
  let findings: [CheckReport.Finding]
  private let report: CheckReport
  private let states: [String: LinkState]?
  private let seconds: Double

  /// - Parameter states: what the links to other sites answered; nil if they were not tried.
  init(_ report: CheckReport, _ states: [String: LinkState]?, seconds: Double) {
    self.report = report
    self.states = states
    self.seconds = seconds
    let isOffline = Self.isOffline(states)
    findings =
      report.findings + (isOffline ? [Self.noNetwork] : Self.findings(report.externalLinks, states ?? [:]))
  }

  var code: ExitCode {
    if report.outcome == .inaccessible { return .inputOutput }
    if report.findings.contains(where: { $0.diagnostic.severity == .error }) { return .errorsReported }
    if Self.isOffline(states) { return .unavailable }
    return count(.error) > 0 ? .errorsReported : .done
  }

  // MARK: - Other sites

  /// Whether not a single host could be reached, which says more about the network here than about the links.
  private static func isOffline(_ states: [String: LinkState]?) -> Bool {
    guard let states, !states.isEmpty else { return false }
    return states.values.allSatisfy(\.meansNoNetwork)
  }

  private static var noNetwork: CheckReport.Finding {
    CheckReport.Finding(
      rule: .external, diagnostic: .error("no other site can be reached", fix: "is there a network?"))
  }

  private static func findings(
    _ links: [CheckReport.ExternalLink], _ states: [String: LinkState]
  ) -> [CheckReport.Finding] {
    links.compactMap { link in
      guard let state = states[link.address], state != .alive else { return nil }
      let others = link.uses > 1 ? "\(link.uses) places of the site name it, this one first" : nil
      return CheckReport.Finding(
        rule: .external,
        diagnostic: Diagnostic(
          state.isDead ? .error : .warning, at: link.location, "'\(link.address)': \(state.message)",
          explanation: others, fix: state.isDead ? "correct the address, or remove the link" : nil),
        sources: link.sources)
    }
  }

  // MARK: - Words

  /// One line: what was looked at, and what is wrong.
  var sentence: String {
    guard report.outcome == .checked else { return "" }
    let pages = Self.counted(report.pages, "page", "pages")
    let files = Self.counted(report.otherFiles, "other file", "other files")
    let links = Self.counted(report.externalLinks.count, "link to another site", "links to other sites")
    return "Checked \(pages) and \(files) in \(report.folder) for \(report.address): \(verdict); "
      + "\(links)\(states == nil ? " not tried" : " tried"); \(Self.rounded(seconds)) s.\n"
  }

  private var verdict: String {
    let errors = count(.error)
    let warnings = count(.warning)
    let parts = [
      errors > 0 ? Self.counted(errors, "error", "errors") : nil,
      warnings > 0 ? Self.counted(warnings, "warning", "warnings") : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "no faults" : parts.joined(separator: " and ")
  }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.diagnostic.severity == severity }
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// In thousandths.
  private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }

  // MARK: - JSON

  var json: String {
    ReportJSON.object([
      ("outcome", ReportJSON.string(report.outcome == .checked ? "checked" : "inaccessible")),
      ("folder", ReportJSON.string(report.folder)), ("address", ReportJSON.string(report.address)),
      ("pages", "\(report.pages)"), ("otherFiles", "\(report.otherFiles)"),
      ("errors", "\(count(.error))"), ("warnings", "\(count(.warning))"),
      ("seconds", "\(Self.rounded(seconds))"),
      ("diagnostics", ReportJSON.list(findings.map(Self.json))),
      ("externalLinks", ReportJSON.list(report.externalLinks.map(json))),
    ]) + "\n"
  }

  private static func json(_ finding: CheckReport.Finding) -> String {
    ReportJSON.diagnostic(
      finding.diagnostic,
      more: (finding.rule.map { [("rule", ReportJSON.string($0.rawValue))] } ?? [])
        + (finding.sources.isEmpty
          ? [] : [("sources", ReportJSON.list(finding.sources.map(ReportJSON.string)))]))
  }

  private func json(_ link: CheckReport.ExternalLink) -> String {
    let fields: [(String, String?)] = [
      ("address", ReportJSON.string(link.address)), ("uses", "\(link.uses)"),
      ("file", ReportJSON.string(link.location.file)), ("line", link.location.line.map(String.init)),
      ("column", link.location.column.map(String.init)),
      ("state", states?[link.address].map { ReportJSON.string($0 == .alive ? "alive" : $0.message) }),
    ]
    return ReportJSON.object(fields.compactMap { field in field.1.map { (field.0, $0) } })
  }
}
