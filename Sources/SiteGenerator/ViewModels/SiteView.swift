import Mustache

/// What every page shows of the site.
struct SiteView: ViewModel {
  let title: String
  let language: String
  /// The address of the list.
  let url: String
  /// The address of the logo, which stands beside the title.
  let logo: String?
  let navigation: [NavigationView]
  /// HTML.
  let footer: String?
  /// The data for search and filters.
  let searchURL: String
  /// The web app manifest.
  let manifestURL: String
  /// The page from which a reader keeps the site on a device.
  let offlineURL: String
  /// The page that explains the JSON API; nil if the site has none.
  let apiURL: String?
  /// The Atom feed; nil if the site has none.
  let feedURL: String?

  static let fields = Fields<SiteView>([
    "title": { .string($0.title) }, "language": { .string($0.language) }, "url": { .string($0.url) },
    "logo": { Value($0.logo) }, "navigation": { Value($0.navigation) }, "footer": { Value($0.footer) },
    "search_url": { .string($0.searchURL) }, "manifest_url": { .string($0.manifestURL) },
    "api_url": { Value($0.apiURL) }, "feed_url": { Value($0.feedURL) },
    "offline_url": { .string($0.offlineURL) },
  ])
}
