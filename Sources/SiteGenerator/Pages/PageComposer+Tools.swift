extension PageComposer {
  /// Up to six Pokémon side by side.
  func compare() -> ComposedPage {
    page(
      "compare",
      head(pageTitle("Compare"), "Up to six Pokémon side by side: types, base stats and sizes.", .compare),
      tool)
  }

  /// A Pokémon by chance.
  func random() -> ComposedPage {
    page(
      "random",
      head(pageTitle("Random"), "Leads to the page of a Pokémon chosen by chance.", .random, isHidden: true),
      tool)
  }

  /// The page for addresses that lead nowhere.
  func notFound() -> ComposedPage {
    page(
      "404",
      head(pageTitle("Page not found"), "There is no page at this address.", .notFound, isHidden: true), tool)
  }

  /// The page from which a reader keeps the site, and that stands in for those that are not there without a network.
  func offline() -> ComposedPage {
    page(
      "offline",
      head(
        pageTitle("Read offline"), "Keeps the whole site on this device.", .offline, isHidden: true),
      tool)
  }

  private var tool: ToolView { ToolView(listURL: site.configuration.baseURL.link(to: "")) }
}
