/// Where a page stands: its path below the site's root, and the file that holds it.
struct Route: Sendable, Hashable {
  /// The path as links write it: empty for the list, `pokemon/pikachu/`, `404.html`.
  let path: String

  static let list = Route(path: "")
  static let types = Route(path: "types/")
  static let abilities = Route(path: "abilities/")
  static let moves = Route(path: "moves/")
  static let generations = Route(path: "generations/")
  static let eggGroups = Route(path: "egg-groups/")
  static let rankings = Route(path: "rankings/")
  static let compare = Route(path: "compare/")
  static let random = Route(path: "random/")
  static let api = Route(path: "api/")
  /// Pages that a site has only if its data has something to show on them.
  static let dependingOnData: Set<Route> = [
    .types, .abilities, .moves, .generations, .eggGroups, .rankings, .compare, .random,
  ]
  static let notFound = Route(path: "404.html")
  static let offline = Route(path: "offline.html")

  static func species(_ slug: String) -> Route { Route(path: "pokemon/\(slug)/") }
  static func type(_ slug: String) -> Route { Route(path: "types/\(slug)/") }
  static func ability(_ slug: String) -> Route { Route(path: "abilities/\(slug)/") }
  static func move(_ slug: String) -> Route { Route(path: "moves/\(slug)/") }
  static func generation(_ number: Int) -> Route { Route(path: "generations/\(number)/") }
  static func eggGroup(_ slug: String) -> Route { Route(path: "egg-groups/\(slug)/") }
  static func ranking(_ slug: String) -> Route { Route(path: "rankings/\(slug)/") }
  /// A free page; its path is that of its file in `Content/pages`, without the ending.
  static func page(_ path: String) -> Route { Route(path: path.isEmpty ? "" : "\(path)/") }

  /// The file relative to the output folder.
  var file: String { path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path }
}
