/// Where a page stands: its path below the site's root, and the file that holds it.
struct Route: Sendable, Hashable {
  /// The path as links write it: empty for the list, `pokemon/pikachu/`, `404.html`.
  let path: String

  static let list = Route(path: "")
  static let types = Route(path: "types/")
  static let notFound = Route(path: "404.html")

  static func species(_ slug: String) -> Route { Route(path: "pokemon/\(slug)/") }
  static func type(_ slug: String) -> Route { Route(path: "types/\(slug)/") }
  /// A free page; its path is that of its file in `Content/pages`, without the ending.
  static func page(_ path: String) -> Route { Route(path: path.isEmpty ? "" : "\(path)/") }

  /// The file relative to the output folder.
  var file: String { path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path }
}
