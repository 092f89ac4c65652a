import Diagnostics
import Pokedex

/// Every page and file of a site, with no two at one place.
struct SitePlan: Sendable {
  let pages: [PlannedPage]
  /// Files that need no template: assets, pictures, placeholders.
  let files: [OutputFile]
  /// The files of the JSON API.
  let documents: [APIDocument]
  /// Where the data for search stands; one of the files.
  let searchPath: String
  /// The pages at earlier addresses.
  let redirects: [Redirect]
  /// Whether there is an Atom feed.
  let hasFeed: Bool
  let diagnostics: [Diagnostic]

  init(_ site: Site) {
    let pages = Self.pages(site)
    let pagePaths = Set(pages.map(\.route.path))
    let search = SearchData(site) { pagePaths.contains($0) }.file
    searchPath = search.path
    files =
      site.assets.files + site.staticFiles.files + Self.placeholders(site) + [search, WebManifest(site).file]
    documents = APIDocument.all(site)
    hasFeed = AtomFeed.exists(site)
    let makers = FileMaker.all(pages, files, documents)
    let redirects = Redirects(site, makers, routes: Set(pages.map(\.route)))
    self.pages = pages + redirects.all.map { PlannedPage(route: $0.route, subject: .redirect($0)) }
    self.redirects = redirects.all
    diagnostics = Self.clashes(makers, site) + redirects.diagnostics + HostFiles.diagnostics(site)
  }

  /// Every path that a link may lead to.
  var paths: Set<String> {
    Set(pages.map(\.route.path)).union(files.map(\.path)).union(documents.map(\.path)).union(
      ["sitemap.xml", "robots.txt", ServiceWorker.path] + (hasFeed ? [AtomFeed.path] : []))
  }

  private static func pages(_ site: Site) -> [PlannedPage] {
    [PlannedPage(route: .list, subject: .list)] + entryPages(site) + toolPages(site) + apiPages(site)
      + freePages(site)
      + [
        PlannedPage(route: .notFound, subject: .notFound), PlannedPage(route: .offline, subject: .offline),
      ]
  }

  /// Pages of what the data holds, with an index where there is anything to list.
  private static func entryPages(_ site: Site) -> [PlannedPage] {
    let (dex, catalog) = (site.dex, site.catalog)
    func section(
      _ section: Section, _ index: PlannedPage, _ routes: [Route], _ subject: (Int) -> PlannedPage.Subject
    ) -> [PlannedPage] {
      guard site.configuration.sections.contains(section), !routes.isEmpty else { return [] }
      return [index] + routes.enumerated().map { PlannedPage(route: $0.element, subject: subject($0.offset)) }
    }
    return dex.species.indices.map {
      PlannedPage(route: .species(dex.species[$0].slug), subject: .species($0))
    }
      + section(
        .types, PlannedPage(route: .types, subject: .types), dex.types.types.map { .type($0.slug) },
        PlannedPage.Subject.type)
      + section(
        .abilities, PlannedPage(route: .abilities, subject: .abilities),
        catalog.abilities.map { .ability($0.slug) },
        PlannedPage.Subject.ability)
      + section(
        .moves, PlannedPage(route: .moves, subject: .moves), catalog.moves.map { .move($0.slug) },
        PlannedPage.Subject.move)
      + section(
        .generations, PlannedPage(route: .generations, subject: .generations),
        catalog.generations.map { .generation($0.generation.number) }, PlannedPage.Subject.generation)
      + section(
        .eggGroups, PlannedPage(route: .eggGroups, subject: .eggGroups),
        catalog.eggGroups.map { .eggGroup($0.slug) },
        PlannedPage.Subject.eggGroup)
      + section(
        .rankings, PlannedPage(route: .rankings, subject: .rankings),
        site.rankings.all.map { .ranking($0.slug) },
        PlannedPage.Subject.ranking)
  }

  private static func toolPages(_ site: Site) -> [PlannedPage] {
    let tools: [(Section, PlannedPage)] = [
      (.compare, PlannedPage(route: .compare, subject: .compare)),
      (.random, PlannedPage(route: .random, subject: .random)),
    ]
    guard !site.dex.species.isEmpty else { return [] }
    return tools.filter { site.configuration.sections.contains($0.0) }.map(\.1)
  }

  private static func apiPages(_ site: Site) -> [PlannedPage] {
    site.configuration.sections.contains(.api) ? [PlannedPage(route: .api, subject: .api)] : []
  }

  private static func freePages(_ site: Site) -> [PlannedPage] {
    site.pages.indices.map { PlannedPage(route: site.pages[$0].route, subject: .free($0)) }
  }

  private static func placeholders(_ site: Site) -> [OutputFile] {
    let colors = TypeColors(site.dex.types)
    return site.dex.species.flatMap { species in
      species.forms.filter { site.pictures.address(of: $0) == nil }.map { form in
        Placeholder(of: form, species, colors: colors).file
      }
    }
  }

  private static func clashes(_ makers: [(path: String, maker: FileMaker)], _ site: Site) -> [Diagnostic] {
    var owners: [String: FileMaker] = [:]
    owners.reserveCapacity(makers.count)
    var diagnostics: [Diagnostic] = []
    for (path, maker) in makers + FileMaker.fixed {
      if let other = owners.updateValue(maker, forKey: path) {
        diagnostics.gather([
          .error(
            "\(other.name(in: site)) and \(maker.name(in: site)) both make \(path)", fix: "rename one of them"
          )
        ])
      }
    }
    return diagnostics + clashesOfCase(owners, site) + filesInPlaceOfFolders(owners, site)
  }

  /// Many file systems take paths for the same that differ in capital letters only. Nearly all paths are slugs, which
  /// have none.
  private static func clashesOfCase(_ owners: [String: FileMaker], _ site: Site) -> [Diagnostic] {
    var seen: [String: String] = [:]
    return owners.keys.filter { $0.foldedPath != $0 }.sorted().compactMap { path in
      let folded = path.foldedPath
      guard let other = owners[folded] != nil ? folded : seen.updateValue(path, forKey: folded),
        let first = owners[other], let second = owners[path]
      else { return nil }
      return .error(
        "\(first.name(in: site)) makes \(other), and \(second.name(in: site)) makes \(path)",
        explanation: "many file systems do not tell capital letters from small ones, and keep one of the two",
        fix: "rename one of them")
    }
  }

  /// A file cannot stand where another one needs a folder.
  private static func filesInPlaceOfFolders(_ owners: [String: FileMaker], _ site: Site) -> [Diagnostic] {
    var folders: Set<String> = []
    var taken: [(folder: String, path: String)] = []
    for path in owners.keys {
      var folder = Files.parent(of: path)
      while folder != ".", folders.insert(folder).inserted {
        if owners[folder] != nil { taken.append((folder, path)) }
        folder = Files.parent(of: folder)
      }
    }
    guard !taken.isEmpty else { return [] }
    return taken.map(\.folder).sorted().compactMap { folder in
      guard let file = owners[folder], let path = owners.keys.filter({ $0.hasPrefix(folder + "/") }).min(),
        let owner = owners[path]
      else { return nil }
      return .error(
        "\(file.name(in: site)) is a file, but \(owner.name(in: site)) makes a folder of \(folder)",
        fix: "rename one of them")
    }
  }
}
