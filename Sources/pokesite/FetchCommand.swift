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
    guard Files.isFolder(options.site) else {
      Console.report([.error(at: Location(file: options.site), "there is no such folder")])
      return .inputOutput
    }
    do throws(FileError) {
      let content = try ContentFolder.open(site: options.site)
      defer { content.close() }
      return await run(into: content)
    } catch {
      Console.report([error.diagnostic])
      return .inputOutput
    }
  }

  private func run(into content: ContentFolder) async -> ExitCode {
    let start = ContinuousClock.now
    let pictures = PictureStore(content)
    let work = Task { await fetcher(pictures).fetch() }
    let interrupt = Interrupt { work.cancel() }
    let outcome = await work.value
    progress.finish()
    if interrupt.hasHappened { return interrupted(outcome) }
    interrupt.end()
    let summary = FetchSummary(
      outcome, client.statistics, isFromFolder: isFromFolder, seconds: (ContinuousClock.now - start).seconds)
    return finish(outcome, summary, pictures, content)
  }

  // MARK: - Parts

  private func fetcher(_ pictures: PictureStore) -> PokedexFetcher {
    let data: any APIClient =
      if case .folder(let path) = options.source { FolderClient(path: path) } else { client }
    let progress = progress
    return PokedexFetcher(
      options.request, from: options.source, data: data, pictures: client, concurrency: options.concurrency,
      storePicture: { path, bytes in pictures.store(bytes, at: path) },
      storedPicture: { path in pictures.contents(at: path) },
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
      "Interrupted: the data in Content/ is as it was, and the \(outcome.progress.done) answers that came are kept. "
        + "Run the command again to go on.\n")
    return .interrupted
  }

  private func finish(
    _ outcome: PokedexFetcher.Outcome, _ summary: FetchSummary, _ pictures: PictureStore,
    _ content: ContentFolder
  ) -> ExitCode {
    var summary = summary
    do throws(FileError) {
      if let error = pictures.error { throw error }
      guard let dex = outcome.dex else { return end(summary, outcome.code) }
      let files = dex.dataFiles()
      let faults = Dex.load(files).diagnostics.filter { $0.severity == .error }
      guard faults.isEmpty else {
        summary.diagnostics += faults
        return end(summary, .errorsReported)
      }
      summary.written = try content.replace(files)
      summary.species = dex.species.count
      summary.forms = dex.species.reduce(0) { $0 + $1.forms.count }
      return end(summary, .done)
    } catch {
      summary.diagnostics.append(error.diagnostic)
      return end(summary, .inputOutput)
    }
  }

  private func end(_ summary: FetchSummary, _ code: ExitCode) -> ExitCode {
    if options.printsJSON {
      Console.result(summary.json)
      return code
    }
    let errorsOnly = summary.diagnostics.filter { $0.severity == .error }
    Console.report((options.isQuiet ? errorsOnly : summary.diagnostics).folded())
    if code != .done {
      Console.note("The data in Content/ is as it was. \(summary.sentence)\n")
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
