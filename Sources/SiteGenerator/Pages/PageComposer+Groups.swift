import Pokedex

extension PageComposer {
  // MARK: - Abilities

  func abilities() -> ComposedPage {
    let entries = site.catalog.abilities
    let summaries = entries.map(summary)
    // A few sentences here and there make a ragged list.
    let areMostTold = summaries.count { $0 != nil } * 2 >= entries.count
    return index(
      "Abilities", .abilities, "\(English.count(entries.count, "ability", "abilities")) and who has them.",
      zip(entries, summaries).map { entry, summary in
        IndexView.Item(
          title: entry.fullName, url: links.url(of: .ability(entry.slug)),
          summary: areMostTold ? summary : nil, count: Wording.count(entry.holders.count))
      })
  }

  func ability(_ entry: AbilityEntry) -> ComposedPage {
    let prose = prose(site.prose.abilities[entry.slug], or: entry.ability?.description)
    let ability = entry.ability
    let view = GroupView(
      kind: "ability", name: entry.name, description: prose?.html,
      facts: [
        FactView("First seen in", ability?.generation.map { Wording.generation($0, site.dex) })
      ].compactMap(\.self) + facts(ability?.fields ?? []),
      sections: [
        section(
          "Pokémon with \(entry.name)", "members", entry.holders.filter { !$0.isHidden }.map(\.position)),
        section("As a hidden ability", "hidden", entry.holders.filter(\.isHidden).map(\.position)),
      ].compactMap(\.self), names: localNames(ability?.names ?? []),
      back: LinkView(title: "All abilities", url: links.url(of: .abilities)))
    let description = prose.map(\.excerpt).flatMap { $0.count >= 20 ? "\(entry.fullName): \($0)" : nil }
    let head = head(
      pageTitle("\(entry.fullName), ability"),
      description
        ?? "The ability \(entry.fullName) and the \(Wording.count(entry.holders.count)) that can have it.",
      .ability(entry.slug),
      trail: trail(to: entry.name, .ability(entry.slug), in: ("Abilities", .abilities)))
    return page("group", head, view, prose: prose)
  }

  private func summary(of entry: AbilityEntry) -> String? {
    prose(site.prose.abilities[entry.slug], or: entry.ability?.description).map(\.excerpt)
  }

  // MARK: - Generations and egg groups

  func generations() -> ComposedPage {
    index(
      "Generations", .generations, "The Pokémon by the games that they first appeared in.",
      site.catalog.generations.map { entry in
        IndexView.Item(
          title: Self.title(of: entry.generation), url: links.url(of: .generation(entry.generation.number)),
          summary: games(entry.generation), count: Wording.count(entry.members.count))
      })
  }

  func generation(_ entry: GenerationEntry) -> ComposedPage {
    let title = Self.title(of: entry.generation)
    let view = GroupView(
      kind: nil, name: title, description: nil,
      facts: [FactView("Regions", regions(entry)), FactView("Games", games(entry.generation))]
        .compactMap(\.self) + facts(entry.generation.fields),
      sections: [section(Wording.count(entry.members.count), "members", entry.members)].compactMap(\.self),
      names: [],
      back: LinkView(title: "All generations", url: links.url(of: .generations)),
      previous: neighbour(of: entry, -1), next: neighbour(of: entry, 1))
    let head = head(
      pageTitle(title),
      "\(title): the \(Wording.count(entry.members.count)) that first appeared in its games.",
      .generation(entry.generation.number),
      trail: trail(
        to: title, .generation(entry.generation.number), in: ("Generations", .generations)))
    return page("group", head, view)
  }

  /// Where its Pokémon were first seen, if not all in one region.
  private func regions(_ entry: GenerationEntry) -> String? {
    let own = [entry.generation.region].compactMap(\.self)
    let homes = entry.members.compactMap { HomeRegion.ofLaterGames(site.dex.species[$0], entry.generation) }
    let regions = homes.reduce(into: own) { if !$0.contains($1) { $0.append($1) } }
    return regions.count > 1 ? English.list(regions, "and") : nil
  }

  private func neighbour(of entry: GenerationEntry, _ distance: Int) -> LinkView? {
    let all = site.catalog.generations
    guard let index = all.firstIndex(where: { $0.generation.number == entry.generation.number }),
      all.indices.contains(index + distance)
    else { return nil }
    let other = all[index + distance].generation
    return LinkView(title: Self.title(of: other), url: links.url(of: .generation(other.number)))
  }

  private func games(_ generation: Generation) -> String? {
    generation.games.isEmpty ? nil : generation.games.map(\.name).joined(separator: ", ")
  }

  func eggGroups() -> ComposedPage {
    index(
      "Egg groups", .eggGroups, "Pokémon breed with those of their own egg groups.",
      site.catalog.eggGroups.map { entry in
        IndexView.Item(
          title: entry.name, url: links.url(of: .eggGroup(entry.slug)), summary: nil,
          count: Wording.count(entry.members.count))
      })
  }

  func eggGroup(_ entry: GroupEntry) -> ComposedPage {
    let view = GroupView(
      kind: "egg group", name: entry.name, description: nil, facts: [],
      sections: [section(Wording.count(entry.members.count), "members", entry.members)].compactMap(\.self),
      names: [],
      back: LinkView(title: "All egg groups", url: links.url(of: .eggGroups)))
    let head = head(
      pageTitle("\(entry.name), egg group"),
      "The egg group \(entry.name) and its members: \(Wording.count(entry.members.count)).",
      .eggGroup(entry.slug),
      trail: trail(to: entry.name, .eggGroup(entry.slug), in: ("Egg groups", .eggGroups)))
    return page("group", head, view)
  }

  // MARK: - What they share

  func index(_ heading: String, _ route: Route, _ introduction: String, _ items: [IndexView.Item])
    -> ComposedPage
  {
    page(
      "list", head(pageTitle(heading), introduction, route),
      IndexView(heading: heading, introduction: introduction, items: items))
  }

  /// Nil if nobody is in it.
  private func section(_ title: String, _ anchor: String, _ members: [FormPosition]) -> GroupView.Section? {
    members.isEmpty
      ? nil : GroupView.Section(title: title, anchor: anchor, cards: members.map { card(at: $0).value })
  }

  private func section(_ title: String, _ anchor: String, _ members: [Int]) -> GroupView.Section? {
    section(title, anchor, members.map { FormPosition(species: $0, form: 0) })
  }
}
