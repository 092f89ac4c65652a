/// One file of the JSON API: where it stands and what it is about.
struct APIDocument: Sendable {
  /// Where the API stands below the site's root. A change that breaks programs gets a new number.
  static let folder = "api/v1/"
  /// The number in `folder`.
  static let version = 1

  static let index = APIDocument(path: folder + "index.json", content: .index)
  static let schema = APIDocument(path: folder + "schema.json", content: .schema)

  /// The path relative to the output folder.
  let path: String
  let content: Content

  /// What it is about.
  enum Content: Sendable {
    case index
    case schema
    case list(APICollection)
    /// The number is the entry's position in the site's list.
    case entry(APICollection, Int)
  }

  static func list(_ collection: APICollection) -> APIDocument {
    APIDocument(path: "\(folder)\(collection.name).json", content: .list(collection))
  }

  /// The path of an entry's file.
  static func path(_ collection: APICollection, _ slug: String) -> String {
    "\(folder)\(collection.name)/\(slug).json"
  }

  /// The whole API of a site; nothing if its settings leave it out.
  static func all(_ site: Site) -> [APIDocument] {
    guard site.configuration.sections.contains(.api) else { return [] }
    return [index, schema]
      + APICollection.allCases.flatMap { collection in
        [list(collection)]
          + collection.items(site).enumerated().map { position, item in
            APIDocument(path: path(collection, item.slug), content: .entry(collection, position))
          }
      }
  }
}
