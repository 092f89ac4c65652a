import Mustache

/// What every page shows of the site.
struct SiteView: ViewModel {
  let title: String
  let language: String
  /// The address of the list.
  let url: String
  let navigation: [LinkView]
  /// HTML.
  let footer: String?
  /// The data for search and filters.
  let searchURL: String
  /// The web app manifest.
  let manifestURL: String

  static let fields = Fields<SiteView>([
    "title": { .string($0.title) }, "language": { .string($0.language) }, "url": { .string($0.url) },
    "navigation": { Value($0.navigation) }, "footer": { Value($0.footer) },
    "search_url": { .string($0.searchURL) }, "manifest_url": { .string($0.manifestURL) },
  ])
}
