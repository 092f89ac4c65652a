import Diagnostics
import Networking
import SiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `pokesite check`
struct CheckCommand {
  /// What the user wants of it.
  struct Wanted {
    var options = CheckOptions()
    var triesExternalLinks = false
    var printsJSON = false
    var isQuiet = false

    init(_ parsed: ParsedOptions) throws(UsageError) {
      options.site = parsed["site"] ?? options.site
      options.folder = parsed.operand
      options.baseURL = try BuildOptions.baseURL(parsed)
      options.jobs = try parsed.count("jobs") ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
      triesExternalLinks = parsed.has("external")
      printsJSON = parsed.has("json")
      isQuiet = parsed.has("quiet")
    }
  }

  static let options = [
    Option("site", "DIR", "the site's folder, with the settings (default: the current one)"),
    Option(
      "base-url", "URL",
      "the address that the site stands at (default: the one that it was built for, or that of the settings)"),
    Option("external", "try links to other sites, too; answers are kept for a day"),
    Option("jobs", "N", "how many files are looked at at the same time (default: one a processor)"),
    Option("json", "report as JSON, with all links to other sites"),
    Option("quiet", "report errors only"),
  ]

  static let examples = [
    ("pokesite check", "the site in Public/"),
    ("pokesite check --external", "with its links to other sites"),
    ("pokesite check /tmp/mydex --base-url /pokedex/", "a site elsewhere that will stand below a path"),
  ]

  private let wanted: Wanted

  init(_ wanted: Wanted) { self.wanted = wanted }

  func run() async -> ExitCode {
    let start = ContinuousClock.now
    let report = await SiteCheck(wanted.options).run()
    let external = wanted.triesExternalLinks ? await tried(report.externalLinks) : nil
    let result = CheckResult(report, external, seconds: (ContinuousClock.now - start).seconds)
    if wanted.printsJSON {
      Console.result(result.json)
    } else {
      let shown = result.findings.map(\.diagnostic).folded()
      Console.report(wanted.isQuiet ? shown.filter { $0.severity == .error } : shown)
      if !wanted.isQuiet { Console.result(result.sentence) }
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
    let probe = LinkProbe(configuration, memory: wanted.options.site + "/.pokesite/cache/links")
    let progress = ProgressLine(isSilent: wanted.isQuiet || wanted.printsJSON)
    defer { progress.finish() }
    let total = Set(links.map { $0.address.prefix { $0 != "#" } }).count
    return await probe.states(of: links.map(\.address)) { done in
      progress.show(done: done, of: total, "links")
    }
  }
}
