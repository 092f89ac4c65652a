import Pokedex

/// Says from which file of a site the content of a page comes.
struct PageOrigins: Sendable {
  private let site: Site

  init(_ site: Site) { self.site = site }

  /// Nil if the page is about the whole site.
  func content(of subject: PlannedPage.Subject) -> String? {
    let (prose, catalog) = (site.prose, site.catalog)
    return switch subject {
    case .species(let index): file(prose.species, site.dex.species[index].slug, "pokemon")
    case .type(let index): file(prose.types, site.dex.types.types[index].slug, "types")
    case .ability(let index): file(prose.abilities, catalog.abilities[index].slug, "abilities")
    case .move(let index): file(prose.moves, catalog.moves[index].slug, "moves")
    case .generation: site.dataFiles["generations"]
    case .free(let index): site.pages[index].prose.path
    default: nil
    }
  }

  private func file(_ prose: [String: ProseFile], _ slug: String, _ collection: String) -> String? {
    prose[slug]?.path ?? site.dataFiles[collection]
  }
}
