import Diagnostics
import Markdown
import Mustache

/// What every page has besides its content: `site`, `page`, `assets` and `helpers`.
struct PageFrame: Sendable {
  static let names = ["site", "page", "assets", "helpers"]

  /// What is wrong with the links that every page has.
  let diagnostics: [Diagnostic]
  /// What the pictures need that every page has.
  let remotePictures: RemotePictures
  /// The site as every page shows it, by where its navigation says that the reader is.
  private let sites: [Navigation.Current?: Value]
  private let navigation: Navigation
  private let assets: Value

  init(_ site: Site, _ plan: SitePlan, _ links: LinkResolver) {
    let configuration = site.configuration
    var remotePictures = RemotePictures.none
    let footer = configuration.footer.map { source in
      MarkdownRenderer(isSmart: configuration.hasSmartPunctuation).render(source) { link in
        remotePictures = max(remotePictures, RemotePictures(of: link))
        return links.resolve(link, in: "")
      }
    }
    self.remotePictures = remotePictures
    // Links cannot be judged against data that could not be read.
    diagnostics =
      site.isDataComplete ? links.diagnostics(configuration.navigation) + (footer?.diagnostics ?? []) : []
    let navigation = Navigation(links.navigation(configuration.navigation), configuration.baseURL)
    self.navigation = navigation
    func view(_ current: Navigation.Current?) -> Value {
      SiteView(
        title: configuration.title, language: configuration.language,
        url: configuration.baseURL.link(to: ""),
        logo: site.logo.map(links.link(toFile:)), navigation: navigation.views(current),
        footer: footer?.html, searchURL: configuration.baseURL.link(to: plan.searchPath),
        manifestURL: configuration.baseURL.link(to: WebManifest.path),
        offlineURL: configuration.baseURL.link(to: Route.offline.path), apiURL: links.url(of: .api),
        feedURL: AtomFeed.exists(site) ? configuration.baseURL.link(to: AtomFeed.path) : nil
      ).value
    }
    sites = Dictionary(
      uniqueKeysWithValues: ([nil] + navigation.places).map { ($0, view($0)) })
    assets = site.assets.value
  }

  /// The values of `names` for one page.
  func values(_ head: PageHead) -> [Value] {
    [sites[navigation.current(at: head.url)] ?? .null, head.value, assets, Self.helpers]
  }

  private static let helpers = Value.object(
    Object([
      ("number", .lambda(.number)), ("lowercase", .lambda(.lowercase)), ("uppercase", .lambda(.uppercase)),
      ("urlencode", .lambda(.urlencode)), ("json", .lambda(.json)),
    ]))
}
