import Pokedex

extension SearchGroup {
  /// The groups that a site's data knows, each with at least one entry.
  ///
  /// - Parameter hasPage: whether the site has a page at a path.
  static func all(_ site: Site, hasPage: (String) -> Bool) -> [SearchGroup] {
    let (dex, catalog) = (site.dex, site.catalog)
    func path(_ route: Route) -> String? { hasPage(route.path) ? route.path : nil }
    return [
      SearchGroup(
        "type", "Type", path: path(.types),
        dex.types.types.map { Entry(slug: $0.slug, name: $0.name, names: $0.names) },
        of: dex.species.map(\.form.types)),
      SearchGroup(
        "generation", "Generation", path: path(.generations),
        dex.generations.map { Entry(slug: String($0.number), name: PageComposer.title(of: $0)) },
        of: dex.species.map { $0.generation.map { [String($0)] } ?? [] }),
      SearchGroup(
        "ability", "Ability", path: path(.abilities),
        catalog.abilities.map { Entry(slug: $0.slug, name: $0.name, names: $0.ability?.names ?? []) },
        of: dex.species.map(abilities),
        otherForms: Dictionary(
          uniqueKeysWithValues: dex.species.enumerated().filter { $0.element.forms.count > 1 }.map {
            ($0.offset, $0.element.forms.dropFirst().flatMap(\.abilities).map(\.slug))
          }),
        hidden: dex.species.map { $0.form.abilities.count(where: \.isHidden) }),
      SearchGroup(
        "egg-group", "Egg group", path: path(.eggGroups),
        catalog.eggGroups.map { Entry(slug: $0.slug, name: $0.name) },
        of: dex.species.map { $0.traits.eggGroups.map(Catalog.slug) }),
      stages(dex), kinds(dex),
    ].filter { !$0.entries.isEmpty }
  }

  /// The abilities of a species, the hidden ones last.
  private static func abilities(_ species: Species) -> [String] {
    let abilities = species.form.abilities
    return (abilities.filter { !$0.isHidden } + abilities.filter(\.isHidden)).map(\.slug)
  }

  /// How far species are into their families; nothing where nobody evolves.
  private static func stages(_ dex: Dex) -> SearchGroup {
    let stages = dex.species.map { stage(of: $0, dex) }
    let names = ["First stage", "Second stage", "Third stage"]
    let isKnown = stages.contains { $0 > 1 }
    return SearchGroup(
      "stage", "Stage",
      Set(stages).sorted().map { stage in
        Entry(
          slug: String(stage), name: names.indices.contains(stage - 1) ? names[stage - 1] : "Stage \(stage)")
      },
      of: stages.map { isKnown ? [String($0)] : [] })
  }

  private static func stage(of species: Species, _ dex: Dex) -> Int {
    var stage = 1
    var member = species
    while let earlier = member.evolvesFrom.flatMap(dex.species(slug:)) {
      stage += 1
      member = earlier
    }
    return stage
  }

  private static func kinds(_ dex: Dex) -> SearchGroup {
    SearchGroup(
      "kind", "Kind",
      [
        Entry(slug: "baby", name: "Baby"), Entry(slug: "legendary", name: "Legendary"),
        Entry(slug: "mythical", name: "Mythical"),
      ],
      of: dex.species.map(\.traits).map { traits in
        [
          traits.isBaby ? "baby" : nil, traits.isLegendary ? "legendary" : nil,
          traits.isMythical ? "mythical" : nil,
        ].compactMap(\.self)
      })
  }
}
