import Diagnostics
import SiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `pokesite build`
struct BuildCommand {
  private let options: BuildOptions
  private let printsJSON: Bool
  private let isQuiet: Bool

  init(_ parsed: ParsedOptions) throws(UsageError) {
    var options = BuildOptions()
    options.site = parsed["site"] ?? options.site
    options.data = parsed["data"]
    options.output = parsed["output"]
    options.baseURL = try Self.baseURL(parsed["base-url"])
    options.includesDrafts = parsed.has("drafts")
    options.isStrict = parsed.has("strict")
    options.jobs = try parsed.count("jobs") ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    self.options = options
    printsJSON = parsed.has("json")
    isQuiet = parsed.has("quiet")
  }

  static func baseURL(_ text: String?) throws(UsageError) -> String? {
    guard let text, !BuildOptions.isBaseURL(text) else { return text }
    throw UsageError(
      "--base-url '\(text)' is not an address", fix: "write it like https://me.github.io/pokedex/")
  }

  func run() async -> ExitCode {
    let clock = ContinuousClock()
    let start = clock.now
    let report = await SiteBuilder(options).build()
    let seconds = (clock.now - start).seconds
    if printsJSON {
      Console.result(BuildReportJSON.text(report, seconds: seconds))
    } else {
      let shown = report.diagnostics.folded()
      Console.report(isQuiet ? shown.filter { $0.severity == .error } : shown)
      if !isQuiet { summarize(report, seconds) }
    }
    return Self.exitCode(for: report.outcome)
  }

  private static func exitCode(for outcome: BuildReport.Outcome) -> ExitCode {
    switch outcome {
    case .built, .upToDate: .done
    case .failed: .errorsReported
    case .inaccessible: .inputOutput
    }
  }

  private func summarize(_ report: BuildReport, _ seconds: Double) {
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

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
