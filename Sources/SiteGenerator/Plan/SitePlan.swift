import Diagnostics
import Pokedex

/// Every page and file of a site, with no two at one place.
struct SitePlan: Sendable {
  let pages: [PlannedPage]
  /// Files that need no template: assets, pictures, placeholders.
  let files: [OutputFile]
  let diagnostics: [Diagnostic]

  init(_ site: Site) {
    pages = Self.pages(site)
    files = site.assets.files + site.staticFiles.files + Self.placeholders(site)
    diagnostics = Self.clashes(pages, files, site)
  }

  /// Every path that a link may lead to.
  var paths: Set<String> {
    Set(pages.map(\.route.path)).union(files.map(\.path)).union(["sitemap.xml", "robots.txt"])
  }

  private static func pages(_ site: Site) -> [PlannedPage] {
    let dex = site.dex
    var pages = [PlannedPage(route: .list, subject: .list)]
    pages += dex.species.indices.map {
      PlannedPage(route: .species(dex.species[$0].slug), subject: .species($0))
    }
    if !dex.types.types.isEmpty { pages.append(PlannedPage(route: .types, subject: .types)) }
    pages += dex.types.types.indices.map {
      PlannedPage(route: .type(dex.types.types[$0].slug), subject: .type($0))
    }
    pages += site.pages.indices.map { PlannedPage(route: site.pages[$0].route, subject: .free($0)) }
    pages.append(PlannedPage(route: .notFound, subject: .notFound))
    return pages
  }

  private static func placeholders(_ site: Site) -> [OutputFile] {
    let colors = TypeColors(site.dex.types)
    return site.dex.species.flatMap { species in
      species.forms.filter { site.pictures.address(of: $0) == nil }.map { form in
        Placeholder(of: form, species, colors: colors).file
      }
    }
  }

  private static func clashes(_ pages: [PlannedPage], _ files: [OutputFile], _ site: Site) -> [Diagnostic] {
    var owners: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for (path, owner) in pages.map({ ($0.route.file, site.name(of: $0)) })
      + files.map({ ($0.path, "Content/\($0.path)") })
    {
      if let other = owners.updateValue(owner, forKey: path) {
        diagnostics.append(
          .error("\(other) and \(owner) both make \(path)", fix: "rename one of them"))
      }
    }
    return diagnostics + foldersOfFiles(owners)
  }

  /// A file cannot stand where another one needs a folder.
  private static func foldersOfFiles(_ owners: [String: String]) -> [Diagnostic] {
    owners.keys.sorted().compactMap { path in
      guard let folder = OutputFolder.ancestors(of: path).first(where: { owners[$0] != nil }),
        let file = owners[folder], let owner = owners[path]
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
    case .types: "the type chart"
    case .type(let index): "the page of the type \(dex.types.types[index].name)"
    case .free(let index): pages[index].prose.path
    case .notFound: "the page for missing addresses"
    }
  }
}
