import Diagnostics
import PreviewServer
import SiteGenerator

/// A site that is built whenever it changes.
struct PreviewedSite: PreviewSource {
  private let options: BuildOptions
  private let builder: SiteBuilder
  private let isQuiet: Bool

  init(_ options: BuildOptions, _ lock: ReadWriteLock, isQuiet: Bool) {
    self.options = options
    builder = SiteBuilder(options, gate: PreviewGate(lock: lock))
    self.isQuiet = isQuiet
  }

  var folder: String { options.outputFolder }

  var places: WatchedPlaces {
    let site = options.site
    let prefix = site == "." ? "" : site.hasSuffix("/") ? site : site + "/"
    return WatchedPlaces(
      folders: ["Content", "Templates"].map { prefix + $0 }, files: options.data.map { [$0] } ?? [])
  }

  func update(_ paths: Set<String>) async -> PreviewUpdate {
    let start = ContinuousClock.now
    let report = await builder.build()
    BuildSummary(report, seconds: (ContinuousClock.now - start).seconds, isQuiet: isQuiet).show()
    let errors = report.diagnostics.sortedByPlace().filter { $0.severity == .error }
    return PreviewUpdate(
      state: PreviewState(basePath: options.basePath, problems: errors.map(PreviewProblem.init)),
      changedFiles: report.changedFiles, code: BuildCommand.exitCode(for: report.outcome))
  }
}

/// A build puts its pages in place while no request looks for one.
private struct PreviewGate: CommitGate {
  let lock: ReadWriteLock

  func exclusively<Changes, Failure: Error>(
    _ commit: () throws(Failure) -> Changes
  ) throws(Failure) -> Changes {
    try lock.exclusively(commit)
  }
}

extension PreviewProblem {
  /// An error as the terminal shows it, in its parts.
  init(_ error: Diagnostic) {
    let place = [
      error.location?.file, error.location?.line.map(String.init), error.location?.column.map(String.init),
    ]
    // The first line of the text is made of place and summary.
    let lines = DiagnosticFormatter().format(error).split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      place: place.compactMap(\.self).joined(separator: ":"), summary: error.summary,
      details: lines.dropFirst().joined(separator: "\n").trimmedEnd)
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(prefix(upTo: lastIndex { !$0.isNewline }.map(index(after:)) ?? startIndex))
  }
}
