import Diagnostics
import Scaffolding

/// `pokesite new`
struct NewCommand {
  private let options: NewOptions

  init(_ options: NewOptions) {
    self.options = options
  }

  func run() async -> ExitCode {
    let options = options
    let work = Task {
      NewSite(in: options.folder, options.source, title: options.title).make(isCancelled: { Task.isCancelled }
      )
    }
    let interrupt = Interrupt { work.cancel() }
    let report = await work.value
    interrupt.end()
    let summary = NewSummary(report, options)
    if options.printsJSON {
      Console.result(summary.json)
    } else {
      Console.report(
        options.isQuiet ? report.diagnostics.filter { $0.severity == .error } : report.diagnostics)
      if !options.isQuiet { tell(summary, report.outcome) }
    }
    return Self.exitCode(for: report.outcome)
  }

  private func tell(_ summary: NewSummary, _ outcome: NewSite.Report.Outcome) {
    if outcome == .made {
      Console.result(summary.text)
    } else {
      Console.note(summary.failure)
    }
  }

  private static func exitCode(for outcome: NewSite.Report.Outcome) -> ExitCode {
    switch outcome {
    case .made: .done
    case .failed: .errorsReported
    case .inaccessible: .inputOutput
    case .cancelled: .interrupted
    }
  }
}
