import Pokedex

extension PageComposer {
  /// The list of every species, by generation where the data knows any.
  func list() -> ComposedPage {
    let title = site.configuration.title
    let count = Wording.count(cards.count)
    let description =
      site.configuration.description
      ?? "\(title): \(count) with their types, base stats, abilities and evolutions."
    let view = ListView(
      heading: title, introduction: site.configuration.description, groups: groups(), summary: count,
      sortKeys: SortKey.all(site).map { ListView.SortOption(key: $0) })
    var head = head(title, description, .list)
    head.structuredData = structuredData([
      .website(title: title, language: site.configuration.language, head)
    ])
    return page("index", head, view)
  }

  private func groups() -> [ListView.Group] {
    let species = site.dex.species
    let generations = site.dex.generations
    guard !generations.isEmpty else { return [group(title: nil, anchor: nil, Array(species.indices))] }
    let known = generations.map { generation in
      group(
        title: Self.title(of: generation), anchor: "generation-\(generation.number)",
        species.indices.filter { species[$0].generation == generation.number })
    }
    let others = species.indices.filter { species[$0].generation == nil }
    return others.isEmpty ? known : known + [group(title: "No generation", anchor: "no-generation", others)]
  }

  static func title(of generation: Generation) -> String {
    generation.region.map { "\(generation.name): \($0)" } ?? generation.name
  }

  private func group(title: String?, anchor: String?, _ members: [Int]) -> ListView.Group {
    ListView.Group(title: title, anchor: anchor, cards: members.map { cards[$0].value })
  }
}
