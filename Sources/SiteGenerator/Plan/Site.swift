import Diagnostics
import Mustache
import Pokedex

/// All that a site consists of, read and checked, before any page is made.
struct Site: Sendable {
  let configuration: SiteConfiguration
  let dex: Dex
  let catalog: Catalog
  let rankings: Rankings
  /// Prose for the entries of the data.
  let prose: EntryProse
  /// Free pages, in the order of their paths.
  let pages: [FreePage]
  /// Pictures and other files that are copied as they are.
  let staticFiles: StaticFiles
  let pictures: Pictures
  let assets: Assets
  /// The service worker's program.
  let serviceWorker: [UInt8]
  /// Nil if a template has a fault.
  let templates: TemplateLibrary?
  /// Whether all data could be parsed; if not, links to it cannot be judged.
  let isDataComplete: Bool
  /// The files that the collections of the data stand in, by the collections' names.
  let dataFiles: [String: String]

  /// The output path of the logo.
  var logo: String? {
    configuration.theme.logo?.output.flatMap { staticFiles.contains($0) ? $0 : nil }
  }

  /// A page of its own from `Content/pages`.
  struct FreePage: Sendable {
    let route: Route
    let prose: ProseFile

    /// Its title: from the front matter, or else from the name of its file.
    var title: String {
      prose.title ?? Slug.title(String(route.path.split(separator: "/").last ?? "Home"))
    }
  }
}

/// Handwritten prose for the entries of the data, by slug; it takes the place of their descriptions.
struct EntryProse: Sendable {
  var species: [String: ProseFile] = [:]
  var types: [String: ProseFile] = [:]
  var abilities: [String: ProseFile] = [:]
  var moves: [String: ProseFile] = [:]
}
