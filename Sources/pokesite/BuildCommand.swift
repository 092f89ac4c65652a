@preconcurrency import Dispatch
import Diagnostics
import SiteGenerator

/// `pokesite build`
struct BuildCommand {
  private let options: BuildOptions
  private let printsJSON: Bool
  private let isQuiet: Bool
  private let tellsTimings: Bool

  init(_ parsed: ParsedOptions) throws(UsageError) {
    options = try BuildOptions(parsed)
    printsJSON = parsed.has("json")
    isQuiet = parsed.has("quiet")
    tellsTimings = parsed.has("timings")
  }

  func run() async -> ExitCode {
    let clock = ContinuousClock()
    let start = clock.now
    let options = options
    let work = Task { await SiteBuilder(options).build() }
    let interrupt = Interrupt {
      work.cancel()
      // Somebody who reads from a pipe may wait for what never comes.
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { exit(.interrupted) }
    }
    let report = await work.value
    interrupt.end()
    let seconds = (clock.now - start).seconds
    if printsJSON {
      Console.result(BuildReportJSON.text(report, seconds: seconds))
    } else {
      BuildSummary(report, seconds: seconds, isQuiet: isQuiet).show()
      if tellsTimings { Console.note(TimingsTable(report.timings).text) }
    }
    return Self.exitCode(for: report.outcome)
  }

  static func exitCode(for outcome: BuildReport.Outcome) -> ExitCode {
    switch outcome {
    case .built, .upToDate: .done
    case .failed: .errorsReported
    case .inaccessible: .inputOutput
    case .cancelled: .interrupted
    }
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
