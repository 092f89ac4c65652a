import Diagnostics
import Networking
import PokeAPI
import Pokedex
import SiteGenerator

/// `pokesite fetch`
struct FetchCommand {
  private let options: FetchOptions
  private let progress: ProgressLine
  private let client: HTTPClient

  init(_ options: FetchOptions) {
    self.options = options
    progress = ProgressLine(isSilent: options.isQuiet || options.printsJSON)
    client = HTTPClient(Self.configuration(options))
  }

  func run() async -> ExitCode {
    let folder = options.site + "/Content"
    guard ContentFolder.isFolder(options.site) else {
      Console.report([.error(at: Location(file: options.site), "there is no such folder")])
      return .inputOutput
    }
    let start = ContinuousClock.now
    let work = Task { await fetcher(folder).fetch() }
    let interrupt = Interrupt { work.cancel() }
    let outcome = await work.value
    progress.finish()
    if interrupt.hasHappened { return interrupted(outcome) }
    interrupt.end()
    let summary = FetchSummary(
      outcome, client.statistics, isFromFolder: isFromFolder, seconds: (ContinuousClock.now - start).seconds)
    return finish(outcome, summary)
  }

  // MARK: - Parts

  private func fetcher(_ folder: String) -> PokedexFetcher {
    let data: any APIClient =
      if case .folder(let path) = options.source { FolderClient(path: path) } else { client }
    let progress = progress
    return PokedexFetcher(
      options.request, from: options.source, data: data, pictures: client, concurrency: options.concurrency,
      storePicture: { path, bytes in ContentFolder(folder).store(bytes, at: path) },
      storedPicture: { path in ContentFolder(folder).contents(at: path) },
      report: { progress.show($0) })
  }

  private var isFromFolder: Bool {
    if case .folder = options.source { true } else { false }
  }

  private static func configuration(_ options: FetchOptions) -> ClientConfiguration {
    var configuration = ClientConfiguration(
      userAgent: "pokesite/\(Version.current) (+https://github.com/pokesite/pokesite)")
    configuration.concurrency = options.concurrency
    configuration.requestsPerSecond = options.rate
    configuration.timeouts.inactivity = .seconds(10)
    configuration.cache = ResponseCache(folder: options.site + "/.pokesite/cache")
    configuration.cacheMode = options.cacheMode
    return configuration
  }

  // MARK: - The end

  private func interrupted(_ outcome: PokedexFetcher.Outcome) -> ExitCode {
    Console.note(
      "Interrupted: nothing in Content/ was changed, and the \(outcome.progress.done) answers that came are kept. "
        + "Run the command again to go on.\n")
    return .interrupted
  }

  private func finish(_ outcome: PokedexFetcher.Outcome, _ summary: FetchSummary) -> ExitCode {
    var summary = summary
    guard let dex = outcome.dex else { return end(summary, outcome.code) }
    let files = dex.dataFiles()
    let faults = Dex.load(files).diagnostics.filter { $0.severity == .error }
    guard faults.isEmpty else {
      summary.diagnostics += faults
      return end(summary, .errorsReported)
    }
    do throws(ContentFolder.Fault) {
      summary.written = try ContentFolder(options.site + "/Content").replace(
        files, keepingOldIn: options.site + "/.pokesite/previous")
      summary.species = dex.species.count
      summary.forms = dex.species.reduce(0) { $0 + $1.forms.count }
      return end(summary, .done)
    } catch {
      summary.diagnostics.append(.error(at: Location(file: error.path), error.summary))
      return end(summary, .inputOutput)
    }
  }

  private func end(_ summary: FetchSummary, _ code: ExitCode) -> ExitCode {
    if options.printsJSON {
      Console.result(summary.json)
      return code
    }
    let errorsOnly = summary.diagnostics.filter { $0.severity == .error }
    Console.report(options.isQuiet ? errorsOnly : summary.diagnostics)
    if code != .done {
      Console.note("Nothing in Content/ was changed. \(summary.sentence)\n")
    } else if !options.isQuiet {
      Console.result(summary.sentence + "\n")
    }
    return code
  }
}

extension PokedexFetcher.Outcome {
  /// The code of a fetch that brought no Pokédex.
  fileprivate var code: ExitCode {
    !failures.isEmpty && failures.allSatisfy(\.meansUnavailable) ? .unavailable : .errorsReported
  }
}
