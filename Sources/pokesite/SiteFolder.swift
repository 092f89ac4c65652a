import SiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that holds a site's sources beside the built site. Whoever names it where a built site is wanted means the
/// one within.
struct SiteFolder {
  private let path: String

  /// Nil for any other folder. One with a first page is a built site, whatever else is in it.
  init?(_ path: String) {
    guard ["Content", "Public"].allSatisfy({ Files.isFolder("\(path)/\($0)") }),
      access("\(path)/index.html", F_OK) != 0
    else { return nil }
    self.path = path
  }

  /// Where its built site is.
  var output: String { isCurrent ? "Public" : path.hasSuffix("/") ? path + "Public" : path + "/Public" }

  /// How to check it with its settings.
  var checkCommand: String { isCurrent ? "'pokesite check'" : "'pokesite check --site \(path)'" }

  /// How to show it while it is written.
  var serveCommand: String { isCurrent ? "'pokesite serve'" : "'pokesite serve --site \(path)'" }

  private var isCurrent: Bool { path == "." || path == "./" }
}
