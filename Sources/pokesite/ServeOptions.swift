import PreviewServer
import SiteGenerator

/// What the user wants of `pokesite serve`.
struct ServeOptions {
  /// What is shown.
  enum Source {
    /// A site, built whenever it changes.
    case site(BuildOptions)
    /// A folder as it is, whoever makes it.
    case folder(String, basePath: String)
  }

  let source: Source
  let host: String
  let port: UInt16
  let allowedHosts: AllowedHosts
  let watches: Bool
  let opensBrowser: Bool
  let isQuiet: Bool

  static let options = [
    Option("site", "DIR", "the site's folder (default: the current one)"),
    Option("data", "FILE", "a JSON file in place of those in Content/"),
    Option("output", "DIR", "where the site is written (default: Public in the site's folder)"),
    Option("base-url", "URL", "the address of the published site; its path is used here too"),
    Option("drafts", "show pages marked as drafts too"),
    Option("host", "ADDRESS", "the address to listen on (default: 127.0.0.1, for this machine only)"),
    Option("allow-host", "NAMES", "answer to these names of this machine too, such as mybox.local"),
    Option("port", "N", "the port; 0 takes a free one (default: 8080)"),
    Option("no-watch", "build once, and serve the site byte for byte, with its service worker"),
    Option("open", "open the browser"),
    Option("jobs", "N", "how many pages are made at the same time (default: one a processor)"),
    Option("quiet", "report errors only"),
  ]

  static let examples = [
    ("pokesite serve", "the site in this folder, at http://127.0.0.1:8080"),
    ("pokesite serve --port 0 --open", "at a free port, in the browser"),
    ("pokesite serve --drafts --base-url /", "with drafts, whatever path the site is published under"),
    ("pokesite serve /tmp/mydex", "a folder that has been built, without building it"),
    ("pokesite serve --no-watch", "as readers will meet it, offline use included"),
  ]

  init(_ parsed: ParsedOptions) throws(UsageError) {
    source = try Self.source(parsed)
    host = parsed["host"] ?? "127.0.0.1"
    guard Listener.isHost(host) else {
      throw UsageError(
        "--host takes an address of this machine, not '\(host)'",
        fix: "write it like 127.0.0.1, ::1 or 0.0.0.0")
    }
    allowedHosts = AllowedHosts(try Self.names(parsed["allow-host"]))
    port = try Self.port(parsed["port"])
    watches = !parsed.has("no-watch")
    opensBrowser = parsed.has("open")
    isQuiet = parsed.has("quiet")
  }

  private static func source(_ parsed: ParsedOptions) throws(UsageError) -> Source {
    var build = try BuildOptions(parsed)
    // Sooner or later whoever builds or publishes is done, and then this change is to be seen.
    build.patience = .seconds(86_400)
    guard let folder = parsed.operand else { return .site(build) }
    for name in ["site", "data", "output", "drafts", "jobs"] where parsed.has(name) {
      throw UsageError(
        "--\(name) is for a site that is built, and '\(folder)' is served as it is",
        fix: "leave one of them out")
    }
    if let site = SiteFolder(folder) {
      throw UsageError(
        "'\(folder)' is a site's folder; its built site is \(site.output)",
        fix: "write 'pokesite serve \(site.output)', or \(site.serveCommand) to build it first")
    }
    return .folder(folder, basePath: build.baseURL == nil ? "/" : build.basePath)
  }

  private static func names(_ text: String?) throws(UsageError) -> [String] {
    let names = text?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    for name in names where name.wholeMatch(of: /[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*/) == nil {
      throw UsageError(
        "--allow-host takes names of this machine, not '\(name)'",
        fix: "write them like mybox.local,dex.test, without http:// and port")
    }
    return names
  }

  private static func port(_ text: String?) throws(UsageError) -> UInt16 {
    guard let text else { return 8080 }
    guard let port = UInt16(text) else {
      throw UsageError("--port takes a number from 0 to 65535, not '\(text)'")
    }
    return port
  }
}
