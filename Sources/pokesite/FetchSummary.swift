import Diagnostics
import Networking
import PokeAPI

/// What a fetch did, in numbers.
struct FetchSummary {
  private let statistics: FetchStatistics
  private let readFromFolder: Int?
  private let missing: Int
  private let seconds: Double
  var diagnostics: [Diagnostic]
  var species = 0
  var forms = 0
  var written: [String] = []

  /// More of one kind say nothing new.
  private static let mostShown = 20

  init(
    _ outcome: PokedexFetcher.Outcome, _ statistics: FetchStatistics, isFromFolder: Bool, seconds: Double
  ) {
    self.statistics = statistics
    self.seconds = seconds
    missing = outcome.missingPictures.count
    readFromFolder = isFromFolder ? outcome.progress.done : nil
    diagnostics =
      Self.shown(outcome.warnings, "warnings") + Self.missing(outcome.missingPictures)
      + Self.shown(outcome.failures.map { .error($0.description) }, "errors")
      + (outcome.fault.map { [.error($0.summary, fix: "--only takes 1-151, eevee, generation-2, type:fire")] }
        ?? []) + Self.unkept(statistics.notStored)
  }

  private static func shown(_ diagnostics: [Diagnostic], _ what: String) -> [Diagnostic] {
    guard diagnostics.count > mostShown else { return diagnostics }
    let rest = Diagnostic(
      diagnostics[0].severity, "and \(diagnostics.count - mostShown) more \(what) of this kind")
    return diagnostics.prefix(mostShown) + [rest]
  }

  private static func missing(_ pictures: [APIError]) -> [Diagnostic] {
    guard let first = pictures.first else { return [] }
    let count = pictures.count == 1 ? "a picture" : "\(pictures.count) pictures"
    return [
      .warning(
        "\(count) could not be had; earlier ones stay, and placeholders stand in for the others",
        explanation: "the first one: \(first)")
    ]
  }

  private static func unkept(_ count: Int) -> [Diagnostic] {
    guard count > 0 else { return [] }
    return [
      .warning(
        "\(count == 1 ? "an answer" : "\(count) answers") could not be kept in .pokesite/cache",
        explanation: "the next run fetches them once more",
        fix: "make room on the disk, and check who may write there")
    ]
  }

  /// One line: what came, what did not, how much, how long.
  var sentence: String {
    var parts = ["\(species) species with \(forms) forms"]
    if species == 0 { parts = [] }
    if let readFromFolder { parts.append("\(readFromFolder) files read") }
    if readFromFolder == nil || statistics.fetched > 0 {
      parts += [
        "\(statistics.fetched) fetched", "\(statistics.notModified) not modified",
        "\(statistics.fromCache) cached",
      ]
    }
    parts += ["\(statistics.failed) failed", Self.size(statistics.bytes), "\(Self.rounded(seconds)) s"]
    if missing > 0 { parts.append("\(missing) pictures missing") }
    if species > 0 {
      parts.append(written.isEmpty ? "nothing changed" : "wrote \(written.joined(separator: ", "))")
    }
    return parts.joined(separator: "; ") + "."
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\(rounded(Double(bytes) / 1000)) kB" : "\(rounded(Double(bytes) / 1_000_000)) MB"
  }

  private static func rounded(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  var json: String {
    ReportJSON.object([
      ("species", "\(species)"), ("forms", "\(forms)"),
      ("written", ReportJSON.list(written.map(ReportJSON.string))),
      ("read", "\(readFromFolder ?? 0)"), ("fetched", "\(statistics.fetched)"),
      ("notModified", "\(statistics.notModified)"), ("cached", "\(statistics.fromCache)"),
      ("retries", "\(statistics.retries)"), ("failed", "\(statistics.failed)"),
      ("missingPictures", "\(missing)"), ("bytes", "\(statistics.bytes)"),
      ("seconds", "\((seconds * 1000).rounded() / 1000)"),
      ("diagnostics", ReportJSON.list(diagnostics.map(ReportJSON.diagnostic))),
    ]) + "\n"
  }
}
