import Diagnostics
import Networking
import SiteGenerator

/// `pokesite check`
struct CheckCommand {
  private let options: CheckCommandOptions

  init(_ options: CheckCommandOptions) { self.options = options }

  func run() async -> ExitCode {
    let start = ContinuousClock.now
    let report = await SiteCheck(options.check).run()
    let external = options.triesExternalLinks ? await tried(report.externalLinks) : nil
    let result = CheckResult(report, external, seconds: (ContinuousClock.now - start).seconds)
    if options.printsJSON {
      Console.result(result.json)
    } else {
      let shown = result.findings.map(\.diagnostic).folded()
      Console.report(options.isQuiet ? shown.filter { $0.severity == .error } : shown)
      if !options.isQuiet { Console.result(result.sentence) }
    }
    return result.code
  }

  private func tried(_ links: [CheckReport.ExternalLink]) async -> [String: LinkState] {
    var configuration = ClientConfiguration(
      userAgent: "pokesite/\(Version.current) (+https://github.com/pokesite/pokesite)")
    configuration.timeouts = Timeouts(
      connecting: .seconds(10), inactivity: .seconds(10), total: .seconds(30))
    configuration.retry = .never
    configuration.bodyLimit = 1 << 20
    let probe = LinkProbe(configuration, memory: options.check.site + "/.pokesite/cache/links")
    let progress = ProgressLine(isSilent: options.isQuiet || options.printsJSON)
    defer { progress.finish() }
    let total = Set(links.map { $0.address.prefix { $0 != "#" } }).count
    return await probe.states(of: links.map(\.address)) { done in
      progress.show(done: done, of: total, "links")
    }
  }
}
