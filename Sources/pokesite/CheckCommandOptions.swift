import SiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the user wants of `pokesite check`.
struct CheckCommandOptions {
  /// What the generator is to look at.
  var check = CheckOptions()
  var triesExternalLinks = false
  var printsJSON = false
  var isQuiet = false

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

  init(_ parsed: ParsedOptions) throws(UsageError) {
    check.site = parsed["site"] ?? check.site
    check.folder = parsed.operand
    check.baseURL = try BuildOptions.baseURL(parsed)
    check.jobs = try parsed.count("jobs") ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    triesExternalLinks = parsed.has("external")
    printsJSON = parsed.has("json")
    isQuiet = parsed.has("quiet")
    if let folder = parsed.operand, let site = SiteFolder(folder) {
      throw UsageError(
        "'\(folder)' is a site's folder; its built site is \(site.output)", fix: "write \(site.checkCommand)")
    }
  }
}
