import Pokedex

/// What makes a file of the site. Its name is worded only where a message needs it.
enum FileMaker: Sendable {
  case page(PlannedPage)
  case file(OutputFile)
  case document
  /// A redirect that the front matter of this file asks for.
  case alias(of: String)
  /// A file that is made when all others are there.
  case late(String)

  /// What makes each file that is known while the site is planned, by its path.
  static func all(
    _ pages: [PlannedPage], _ files: [OutputFile], _ documents: [APIDocument]
  ) -> [(path: String, maker: FileMaker)] {
    pages.map { ($0.route.file, .page($0)) } + files.map { ($0.path, .file($0)) }
      + documents.map { ($0.path, .document) }
  }

  /// The files of which a site cannot bring its own.
  static let fixed = claims([ServiceWorker.path, OfflineFiles.path])

  /// The files that tell of all others, and those for hosts: no page can stand in their place.
  static let reserved =
    fixed + claims([AtomFeed.path, "sitemap.xml", "robots.txt"] + HostFile.allCases.map(\.path))

  private static func claims(_ paths: [String]) -> [(path: String, maker: FileMaker)] {
    paths.map { ($0, .late($0)) }
  }

  /// What a message calls it.
  func name(in site: Site) -> String {
    switch self {
    case .page(let page): site.name(of: page)
    case .file(let file): "Content/\(file.path)"
    case .document: "the JSON API"
    case .alias(let path): path
    case .late(let path): "pokesite's file /\(path)"
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
