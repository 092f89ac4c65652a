import Pokedex

extension PageComposer {
  /// The page that explains the JSON API, with examples from the site's own data. It tells of collections that have
  /// an entry: a game without generations need not read of any.
  func api() -> ComposedPage {
    let filled = zip(APICollection.allCases, APIShape.entries).filter { !$0.0.items(site).isEmpty }
    let view = APIView(
      index: address(.index), schema: address(.schema), version: APIDocument.version,
      collections: filled.map { collection($0.0) }, examples: examples(),
      shapes: ([APIShape.index] + filled.map(\.1) + APIShape.parts).map(shape))
    let head = head(
      pageTitle("JSON API"),
      "The facts of \(site.configuration.title) as JSON files for programs: their addresses, their fields, examples.",
      .api)
    return page("api", head, view)
  }

  private func address(_ document: APIDocument) -> String {
    site.configuration.baseURL.link(to: document.path)
  }

  private func collection(_ collection: APICollection) -> APIView.Collection {
    let count = collection.items(site).count
    return APIView.Collection(
      title: collection == .pokemon ? "Pokémon" : Wording.label(collection.key),
      url: address(.list(collection)),
      count: Wording.grouped(count),
      entry: site.configuration.baseURL.link(to: APIDocument.path(collection, "{slug}")))
  }

  /// The index, and the file of the first species.
  private func examples() -> [APIView.Example] {
    let writer = APIWriter(site, links)
    let species = site.dex.species.prefix(1).map { first in
      (
        first.name,
        APIDocument(path: APIDocument.path(.pokemon, first.slug), content: .entry(.pokemon, 0))
      )
    }
    return ([("The index", .index)] + species).map { title, document in
      var bytes = JSONWriter()
      writer.write(document, to: &bytes)
      return APIView.Example(
        title: title, url: address(document), code: JSONExcerpt(bytes.bytes).text)
    }
  }

  private func shape(_ shape: APIShape) -> APIView.Shape {
    APIView.Shape(
      title: shape.title, anchor: "shape-" + shape.name.replacing("_", with: "-"), words: shape.words,
      rows: shape.fields.map {
        APIView.Field(key: $0.key, type: $0.type.words, words: $0.words, isRequired: $0.isRequired)
      },
      isOpen: shape.isOpen)
  }
}
