import Diagnostics
import Pokedex

/// A page at an earlier address that leads to the present one.
struct Redirect: Sendable {
  let route: Route
  let target: Route
  /// The title of the page that it leads to.
  let title: String
}

/// The redirects that front matter asks for, none of them in the place of anything else.
struct Redirects: Sendable {
  private(set) var all: [Redirect] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let site: Site
  /// What makes each file of the site, and each folder, by paths without capital letters: many file systems do not
  /// tell them from small ones.
  private var owners: [String: FileMaker] = [:]
  private var folders: [String: FileMaker] = [:]

  /// - Parameters:
  ///   - makers: what makes the site's other files, by path.
  ///   - routes: the pages that the site has.
  init(_ site: Site, _ makers: [(path: String, maker: FileMaker)], routes: Set<Route>) {
    self.site = site
    let pages = Self.pages(site).filter { routes.contains($0.route) }
    guard !pages.isEmpty else { return }
    owners = Dictionary(
      (makers + FileMaker.reserved).map { ($0.path.foldedPath, $0.maker) },
      uniquingKeysWith: { first, _ in first })
    for path in owners.keys.sorted() { if let maker = owners[path] { claimFolders(of: path, maker) } }
    for (prose, target, title) in pages {
      for alias in prose.aliases { add(alias, of: prose.path, target, title) }
    }
  }

  /// The pages that have other addresses, in the order of their files.
  private static func pages(_ site: Site) -> [(prose: ProseFile, route: Route, title: String)] {
    let (dex, catalog, prose) = (site.dex, site.catalog, site.prose)
    func moved(_ files: [String: ProseFile]) -> [String: ProseFile] {
      files.filter { !$0.value.aliases.isEmpty }
    }
    let pages = site.pages.filter { !$0.prose.aliases.isEmpty }.map { ($0.prose, $0.route, $0.title) }
    let species = moved(prose.species).map { ($1, Route.species($0), dex.species(named: $0)?.name ?? $0) }
    let types = moved(prose.types).map { ($1, Route.type($0), dex.types.type($0)?.name ?? $0) }
    let abilities = moved(prose.abilities).map { ($1, Route.ability($0), catalog.ability($0)?.name ?? $0) }
    let moves = moved(prose.moves).map { ($1, Route.move($0), catalog.move($0)?.name ?? $0) }
    return (pages + species + types + abilities + moves).sorted { $0.0.path.precedesByBytes($1.0.path) }
  }

  private mutating func add(_ alias: Alias, of page: String, _ target: Route, _ title: String) {
    do throws(Diagnostic) {
      let route = try alias.route()
      let file = route.file.foldedPath
      if let other = claimant(of: file) {
        throw .error(
          at: alias.origin, "the alias '\(alias.text)' is taken by \(other.name(in: site))",
          fix: "remove it, or choose another one")
      }
      owners[file] = .alias(of: page)
      claimFolders(of: file, .alias(of: page))
      all.append(Redirect(route: route, target: target, title: title))
    } catch {
      diagnostics.append(error)
    }
  }

  /// What stands at a path, in it, or in its way.
  private func claimant(of file: String) -> FileMaker? {
    owners[file] ?? folders[file] ?? OutputFolder.ancestors(of: file).lazy.compactMap { owners[$0] }.first
  }

  private mutating func claimFolders(of file: String, _ owner: FileMaker) {
    for folder in OutputFolder.ancestors(of: file) where folders[folder] == nil { folders[folder] = owner }
  }
}
