import Diagnostics
import Publishing
import SiteGenerator

/// `pokesite publish`
struct PublishCommand {
  private let options: PublishOptions

  init(_ options: PublishOptions) { self.options = options }

  func run() throws(UsageError) -> ExitCode {
    let named: [NamedDestination]
    do throws(FileError) {
      let settings = try NamedDestination.read(site: options.site)
      guard !settings.diagnostics.hasErrors else { return end(.errorsReported, settings.diagnostics) }
      named = settings.destinations
    } catch {
      return end(.inputOutput, [error.diagnostic])
    }
    let resolved = try options.resolve(among: named)
    guard let destination = resolved.destination else {
      return end(.errorsReported, [resolved.diagnostic].compactMap(\.self))
    }
    return publish(to: destination)
  }

  private func publish(to destination: Destination) -> ExitCode {
    let site: BuiltSite
    do throws(BuiltSite.Fault) {
      site = try BuiltSite.open(site: options.site, output: options.output)
    } catch {
      switch error {
      case .unfit(let diagnostic): return end(.errorsReported, [diagnostic], destination)
      case .inaccessible(let error): return end(.inputOutput, [error.diagnostic], destination)
      }
    }
    defer { site.close() }
    let interrupt = Interrupt {}
    defer { interrupt.end() }
    do throws(PublishError) {
      let report = try Publisher.publish(request(site, destination, interrupt))
      return end(report, destination)
    } catch {
      if case .interrupted = error { return interrupted(destination) }
      // Some programs end with an error of their own.
      return interrupt.hasHappened ? interrupted(destination) : end(error, destination)
    }
  }

  private func request(
    _ site: BuiltSite, _ destination: Destination, _ interrupt: Interrupt
  ) throws(PublishError) -> PublishRequest {
    var request = PublishRequest(
      try PublishedTree(reading: site.folder), to: destination,
      address: SiteAddress(origin: site.origin, path: site.path), siteFolder: site.siteFolder,
      program: "pokesite \(Version.current)")
    request.lock = site.lock
    request.isDryRun = options.isDryRun
    request.squashes = options.squashes
    request.replacesOthers = options.replacesOthers
    request.isCancelled = { interrupt.hasHappened }
    request.showsWords = !options.printsJSON
    if !options.isQuiet, !options.printsJSON { request.note = { Console.note("\($0)\n") } }
    return request
  }

  // MARK: - The end

  private func interrupted(_ destination: Destination) -> ExitCode {
    if options.printsJSON {
      Console.result(PublishSummary.json("interrupted", [], destination))
    } else {
      Console.note("Interrupted: pages are either old or new. Run the command again to publish the rest.\n")
    }
    return .interrupted
  }

  private func end(_ report: PublishReport, _ destination: Destination) -> ExitCode {
    let summary = PublishSummary(report: report, destination: destination, isDryRun: options.isDryRun)
    if options.printsJSON {
      Console.result(summary.json)
    } else {
      if options.isDryRun { Console.result(summary.list) }
      if !options.isQuiet { Console.result(summary.sentence) }
    }
    return .done
  }

  private func end(_ error: PublishError, _ destination: Destination) -> ExitCode {
    let code: ExitCode =
      switch error {
      case .refused, .unpublishable: .errorsReported
      case .unavailable: .unavailable
      case .inaccessible: .inputOutput
      case .interrupted: .interrupted
      }
    return end(code, error.diagnostics, destination)
  }

  private func end(
    _ code: ExitCode, _ diagnostics: [Diagnostic], _ destination: Destination? = nil
  ) -> ExitCode {
    if options.printsJSON {
      Console.result(PublishSummary.json("failed", diagnostics, destination))
    } else {
      Console.report(diagnostics)
    }
    return code
  }
}
