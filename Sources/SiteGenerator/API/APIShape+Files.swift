extension APIShape {
  /// The shapes of whole files.
  static let files = [index] + APICollection.allCases.map(list) + entries

  /// The shapes of entries, in the order of the collections.
  static let entries = [pokemon, type, ability, move, generation, eggGroup]

  /// Every shape.
  static let all = files + [collection, item] + parts

  static let index = APIShape(
    name: "index", title: "Index", words: "Where everything is.",
    fields: [
      .always("title", .text, "The name of the site."),
      Field("description", .text, "What the site is about."),
      .always("language", .text, "The language of the site, as a BCP 47 tag."),
      .always("version", .constant(APIDocument.version), "The version of the format."),
      .always("site", .address, "The site's list of Pokémon."),
      .always("documentation", .address, "A page that explains the API."),
      .always("schema", .address, "The JSON Schema of all files."),
      .always("collections", .map(.shape("collection")), "The collections by name."),
    ])

  private static let collection = APIShape(
    name: "collection", title: "Collection", words: "What the index says about a collection.",
    fields: [
      .always("count", .whole(from: 0), "How many entries it has."),
      .always("url", .address, "The file that lists them."),
      .always("entry", .text, "The address of an entry, with {slug} in the place of its slug."),
      .always("schema", .address, "The definition that an entry's file is valid against."),
    ])

  private static let item = APIShape(
    name: "item", title: "List item", words: "What a list says about an entry.",
    fields: [
      Field("id", .whole(from: 0), "Its number."),
      .always("slug", .text, "Its name in addresses."),
      .always("name", .text, "Its name."),
      Field("types", .list(.text), "The slugs of its types."),
      .always("url", .address, "Its file."),
      Field("page", .address, "Its page; missing where the site is built without it."),
    ])

  private static func list(_ collection: APICollection) -> APIShape {
    APIShape(
      name: "\(collection.definition)_list", title: "List", words: "All entries of the collection, in order.",
      fields: [
        .always("count", .whole(from: 0), "How many there are."),
        .always(collection.key, .list(.shape("item")), "The entries."),
      ])
  }
}
