import Pokedex

/// Writes the files of the JSON API.
///
/// An entry has the fields that the data files give it, in the same shape, and behind them `derived`: what
/// follows from the rest of the Pokédex. There and in the data, other entries are named by their slugs.
struct APIWriter: Sendable {
  /// The key of what follows from the rest of the Pokédex. A free field of the data cannot have this name.
  static let derivedKey = "derived"

  let site: Site
  let links: LinkResolver
  let defences: TypeDefences

  init(_ site: Site, _ links: LinkResolver) {
    self.site = site
    self.links = links
    defences = TypeDefences(site.dex)
  }

  /// The bytes of a file are in the writer afterwards, and nothing else.
  func write(_ document: APIDocument, to writer: inout JSONWriter) {
    writer.reset()
    switch document.content {
    case .index: writeIndex(to: &writer)
    case .schema: APISchema.write(to: &writer)
    case .list(let collection): write(collection, to: &writer)
    case .entry(let collection, let position): writeEntry(collection, position, to: &writer)
    }
    writer.lastLineBreak()
  }

  func address(_ path: String) -> String { site.configuration.baseURL.link(to: path) }

  // MARK: - Index and lists

  private func writeIndex(to writer: inout JSONWriter) {
    let configuration = site.configuration
    writer.object { writer in
      writer.add("title", configuration.title)
      writer.add("description", configuration.description)
      writer.add("language", configuration.language)
      writer.add("version", APIDocument.version)
      writer.add("site", address(""))
      writer.add("documentation", address(Route.api.path))
      writer.add("schema", address(APIDocument.schema.path))
      writer.object("collections", APICollection.allCases) { writer, collection in
        writer.key(collection.key)
        writer.object { writer in
          writer.add("count", collection.items(site).count)
          writer.add("url", address(APIDocument.list(collection).path))
          writer.add("entry", address(APIDocument.path(collection, "{slug}")))
          writer.add("schema", "\(address(APIDocument.schema.path))#/$defs/\(collection.definition)")
        }
      }
    }
  }

  private func write(_ collection: APICollection, to writer: inout JSONWriter) {
    let items = collection.items(site)
    writer.object { writer in
      writer.add("count", items.count)
      writer.key(collection.key)
      writer.list { writer in
        for item in items {
          writer.lineBreak()
          writer.object { write(item, collection, to: &$0) }
        }
        writer.lastLineBreak()
      }
    }
  }

  private func write(_ item: APICollection.Item, _ collection: APICollection, to writer: inout JSONWriter) {
    writer.add("id", item.number)
    writer.add("slug", item.slug)
    writer.add("name", item.name)
    writer.add("types", item.types)
    writer.add("url", address(APIDocument.path(collection, item.slug)))
    writer.add("page", links.url(of: item.route))
  }

  // MARK: - Entries

  private func writeEntry(_ collection: APICollection, _ position: Int, to writer: inout JSONWriter) {
    let catalog = site.catalog
    writer.object { writer in
      switch collection {
      case .pokemon: write(site.dex.species[position], at: position, to: &writer)
      case .types: write(site.dex.types.types[position], to: &writer)
      case .abilities: write(catalog.abilities[position], to: &writer)
      case .moves: write(catalog.moves[position], to: &writer)
      case .generations: write(catalog.generations[position], to: &writer)
      case .eggGroups: write(catalog.eggGroups[position], to: &writer)
      }
    }
  }

  private func write(_ type: ElementalType, to writer: inout JSONWriter) {
    writeFields(of: type, to: &writer)
    derived(.type(type.slug), &writer) { writer in
      members((site.catalog.membersOfType[type.slug] ?? []).map(\.species), to: &writer)
      writer.key("attack")
      writer.object { writer in
        for other in site.dex.types.types {
          writer.add(other.slug, site.dex.types.factor(of: type.slug, on: [other.slug]))
        }
      }
      writer.key("defences")
      writer.written(defences[[type.slug]])
    }
  }

  private func write(_ entry: AbilityEntry, to writer: inout JSONWriter) {
    writeFields(of: entry.ability, entry.slug, entry.name, to: &writer)
    derived(.ability(entry.slug), &writer) { writer in
      members(entry.holders.filter { !$0.isHidden }.map(\.position.species), as: "holders", to: &writer)
      members(entry.holders.filter(\.isHidden).map(\.position.species), as: "hidden_holders", to: &writer)
    }
  }

  private func write(_ entry: MoveEntry, to writer: inout JSONWriter) {
    writeFields(of: entry.move, entry.slug, entry.name, to: &writer)
    derived(.move(entry.slug), &writer) { writer in
      writer.key("learners")
      MoveList.write(
        entry.learners.filter { $0.forms == [0] }.map {
          LearnedMove(move: site.dex.species[$0.species].slug, method: $0.method, level: $0.level)
        }, to: &writer)
    }
  }

  private func write(_ entry: GenerationEntry, to writer: inout JSONWriter) {
    writeFields(of: entry.generation, to: &writer)
    derived(.generation(entry.generation.number), &writer) { members(entry.members, to: &$0) }
  }

  private func write(_ entry: GroupEntry, to writer: inout JSONWriter) {
    writer.add("slug", entry.slug)
    writer.add("name", entry.name)
    derived(.eggGroup(entry.slug), &writer) { members(entry.members, to: &$0) }
  }

  // MARK: - What entries share

  /// The fields that the data gives an entry.
  func writeFields(of entry: some DataEntry, to writer: inout JSONWriter) {
    entry.writeKnownFields(to: &writer)
    writer.add(entry.fields.filter { $0.key != Self.derivedKey })
  }

  /// The fields of an entry that the data may only name.
  private func writeFields(
    of entry: (some DataEntry)?, _ slug: String, _ name: String, to writer: inout JSONWriter
  ) {
    if let entry { return writeFields(of: entry, to: &writer) }
    writer.add("slug", slug)
    writer.add("name", name)
  }

  func derived(_ page: Route, _ writer: inout JSONWriter, _ body: (inout JSONWriter) -> Void) {
    writer.key(Self.derivedKey)
    writer.object { writer in
      writer.add("page", links.url(of: page))
      body(&writer)
    }
  }

  private func members(_ positions: [Int], as key: String = "members", to writer: inout JSONWriter) {
    writer.key(key)
    writer.list { for position in positions { $0.string(site.dex.species[position].slug) } }
  }
}
