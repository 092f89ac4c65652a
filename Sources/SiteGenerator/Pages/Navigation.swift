/// The links at the top of every page, one of which may be where the reader is.
struct Navigation: Sendable {
  private let links: [LinkView]
  /// The address of the list, and what the addresses of species begin with.
  private let list: String
  private let species: String

  /// A link, and whether it leads to the page itself or to the section that the page is in.
  struct Current: Sendable, Hashable {
    let link: Int
    let place: NavigationView.Place
  }

  init(_ links: [LinkView], _ baseURL: BaseURL) {
    self.links = links
    list = baseURL.link(to: Route.list.path)
    species = baseURL.link(to: "pokemon/")
  }

  /// All that a page may be at.
  var places: [Current] {
    links.indices.flatMap { [Current(link: $0, place: .page), Current(link: $0, place: .section)] }
  }

  /// Where a page is: at a link to it, else below the one that begins its address. Species are below the list.
  func current(at url: String) -> Current? {
    if let exact = links.firstIndex(where: { $0.url == url }) { return Current(link: exact, place: .page) }
    let section = links.indices.filter { index in
      guard let own = links[index].url else { return false }
      return own == list ? url.hasPrefix(species) : own.hasSuffix("/") && url.hasPrefix(own)
    }.max { (links[$0].url ?? "").utf8.count < (links[$1].url ?? "").utf8.count }
    return section.map { Current(link: $0, place: .section) }
  }

  func views(_ current: Current?) -> [NavigationView] {
    links.enumerated().map { index, link in
      NavigationView(
        title: link.title, url: link.url, current: current?.link == index ? current?.place : nil)
    }
  }
}
