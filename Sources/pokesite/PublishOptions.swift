import Diagnostics
import Publishing
import SiteGenerator

/// What a user wants of `pokesite publish`.
struct PublishOptions {
  /// A destination, or the name of one; nil means the only one that the settings name.
  let destination: String?
  let site: String
  let output: String?
  let isDryRun: Bool
  let squashes: Bool
  let replacesOthers: Bool
  let printsJSON: Bool
  let isQuiet: Bool

  static let options = [
    Option("dry-run", "list what would change, and change nothing"),
    Option("squash", "give a git branch a single commit without a past"),
    Option("replace", "replace what is there, though pokesite did not put it there"),
    Option("site", "DIR", "the site's folder (default: the current one)"),
    Option("output", "DIR", "where the site was built (default: Public in the site's folder)"),
    Option("json", "report as JSON"),
    Option("quiet", "report errors only"),
  ]

  static let examples = [
    ("pokesite publish git:origin#gh-pages", "into a branch of this repository: GitHub Pages"),
    (
      "pokesite publish me@example.org:/srv/dex",
      "over ssh with rsync; rsync://HOST/MODULE and paths work too"
    ),
    ("pokesite publish rclone:b2:mydex", "into a bucket that rclone knows: S3, R2, B2, …"),
    ("pokesite publish live --dry-run", "to what site.yml calls live under publish:"),
  ]

  init(_ parsed: ParsedOptions) {
    destination = parsed.operand
    site = parsed["site"] ?? "."
    output = parsed["output"]
    isDryRun = parsed.has("dry-run")
    squashes = parsed.has("squash")
    replacesOthers = parsed.has("replace")
    printsJSON = parsed.has("json")
    isQuiet = parsed.has("quiet")
  }

  /// The destination among those that the settings name, or one of the user's own.
  func resolve(among named: [NamedDestination]) throws(UsageError) -> ResolvedDestination {
    let names = named.map(\.name)
    guard let destination else {
      guard let only = named.first, named.count == 1 else {
        throw named.isEmpty
          ? UsageError(
            "no destination is given, and Content/site.yml names none",
            fix: "for example: pokesite publish git:origin#gh-pages")
          : UsageError("which destination?", fix: "Content/site.yml names \(names.joined(separator: ", "))")
      }
      return ResolvedDestination(only)
    }
    if let match = named.first(where: { $0.name == destination }) { return ResolvedDestination(match) }
    do throws(Destination.Fault) {
      return ResolvedDestination(destination: try Destination(destination))
    } catch {
      let fault = error.diagnostic(names: names)
      throw UsageError(fault.summary, fix: fault.fix)
    }
  }
}

/// A destination, or what is wrong with the one in the settings.
struct ResolvedDestination {
  var destination: Destination?
  var diagnostic: Diagnostic?

  init(destination: Destination) { self.destination = destination }

  init(_ named: NamedDestination) {
    do throws(Destination.Fault) {
      destination = try Destination(named.text)
    } catch {
      diagnostic = error.diagnostic(at: named.origin)
    }
  }
}
