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
    let owners = Self.owners(pages, files, documents, site)
    let redirects = Redirects(
      site, owners: Dictionary(owners + Self.lateFiles, uniquingKeysWith: { first, _ in first }),
      routes: Set(pages.map(\.route)))
    self.pages = pages + redirects.all.map { PlannedPage(route: $0.route, subject: .redirect($0)) }
    self.redirects = redirects.all
    diagnostics = Self.clashes(owners) + redirects.diagnostics + HostFiles.diagnostics(site)
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

  /// What makes each file.
  private static func owners(
    _ pages: [PlannedPage], _ files: [OutputFile], _ documents: [APIDocument], _ site: Site
  ) -> [(path: String, owner: String)] {
    pages.map { ($0.route.file, site.name(of: $0)) } + files.map { ($0.path, "Content/\($0.path)") }
      + documents.map { ($0.path, "the JSON API") }
  }

  /// Files that are made when all others are there.
  private static let lateFiles = [
    ServiceWorker.path, OfflineFiles.path, AtomFeed.path, "sitemap.xml", "robots.txt",
  ]
  .map { (path: $0, owner: "pokesite's file /\($0)") }

  private static func clashes(_ all: [(path: String, owner: String)]) -> [Diagnostic] {
    var owners: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for (path, owner) in all {
      if let other = owners.updateValue(owner, forKey: path) {
        diagnostics.append(
          .error("\(other) and \(owner) both make \(path)", fix: "rename one of them"))
      }
    }
    return diagnostics + foldersOfFiles(owners)
  }

  /// A file cannot stand where another one needs a folder.
  private static func foldersOfFiles(_ owners: [String: String]) -> [Diagnostic] {
    var seen: Set<String> = []
    return owners.keys.sorted().compactMap { path in
      guard let folder = OutputFolder.ancestors(of: path).first(where: { owners[$0] != nil }),
        seen.insert(folder).inserted, let file = owners[folder], let owner = owners[path]
      else { return nil }
      return .error("\(file) is a file, but \(owner) makes a folder of \(folder)", fix: "rename one of them")
    }
  }
}

extension Site {
  /// What a message calls the source of a page.
  fileprivate func name(of page: PlannedPage) -> String {
    switch page.subject {
    case .list: "the list of Pokémon"
    case .species(let index): "the page of \(dex.species[index].name)"
    case .type(let index): "the page of the type \(dex.types.types[index].name)"
    case .ability(let index): "the page of the ability \(catalog.abilities[index].name)"
    case .move(let index): "the page of the move \(catalog.moves[index].name)"
    case .free(let index): pages[index].prose.path
    default: "pokesite's page /\(page.route.path)"
    }
  }
}
