import Diagnostics
import Markdown
import Pokedex

extension PageComposer {
  /// The page of a species.
  func species(_ index: Int) -> ComposedPage {
    let species = site.dex.species[index]
    let file = site.prose.species[species.slug]
    let prose = prose(file, or: species.description)
    let summary = prose == nil ? SpeciesDescription(of: species, in: site.dex, site.rankings).text : ""
    let forms = species.forms.map { form($0, species) }
    let description =
      file?.description ?? self.summary(of: species, excerpt: prose?.excerpt ?? Excerpt.of(summary))
    var head = head(
      pageTitle(species.name), description, .species(species.slug),
      image: site.pictures.address(of: species.form) ?? cards[index].picture.url)
    head.kind = .article
    head.structuredData = structuredData([
      .article(species.name, language: site.configuration.language, head),
      .trail(trail(to: species.name, .species(species.slug))),
    ])
    let view = SpeciesView(
      card: cards[index], mainType: species.form.types.first, genus: species.genus,
      generation: generation(of: species),
      kinds: kinds(species.traits),
      description: prose?.html, summary: summary.isEmpty ? nil : summary, forms: forms,
      training: training(species), gender: species.traits.genderRate.map(Wording.gender),
      breeding: breeding(species.traits), eggGroups: eggGroups(species.traits),
      femalePercent: species.traits.genderRate.flatMap { $0 >= 0 ? Double($0) * 12.5 : nil },
      family: family(of: species), learnset: learnset(of: [species.form], anchor: "moves"),
      formLearnsets: formLearnsets(species),
      flavor: flavor(species), numbers: numbers(species), names: localNames(species.names),
      extras: facts(species.fields), previous: neighbour(index - 1), next: neighbour(index + 1),
      hasPictures: species.forms.contains { !$0.pictures.isEmpty },
      compareURL: links.url(of: .compare).map { "\($0)?p=\(species.slug)" })
    return page("pokemon", head, view, extras: species.fields, prose: prose)
  }

  /// A sentence about a species for search engines.
  private func summary(of species: Species, excerpt: String) -> String {
    if excerpt.count >= 20 { return excerpt }
    let number = species.number.map { ", number \($0)" } ?? ""
    return "\(species.name), a Pokémon\(number) in \(site.configuration.title): all that is known about it."
  }

  private func generation(of species: Species) -> LinkView? {
    site.dex.generations.first { $0.number == species.generation }.map { generation in
      // Those that came with games of another region are not from the one in the title.
      let isElsewhere = HomeRegion.ofLaterGames(species, generation) != nil
      return LinkView(
        title: isElsewhere ? generation.name : Self.title(of: generation),
        url: links.url(of: .generation(generation.number)))
    }
  }

  private func kinds(_ traits: Traits) -> [String] {
    [
      traits.isBaby ? "Baby" : nil, traits.isLegendary ? "Legendary" : nil,
      traits.isMythical ? "Mythical" : nil,
    ].compactMap(\.self)
  }

  private func training(_ species: Species) -> [FactView] {
    let traits = species.traits
    return [
      FactView("Catch rate", traits.captureRate.map(String.init)),
      FactView("Base friendship", traits.baseHappiness.map(String.init)),
      FactView("Base experience", species.form.baseExperience.map(String.init)),
      FactView("Growth rate", traits.growthRate.map(Wording.name)),
      FactView("Effort points", effort(species.form)), FactView("Colour", traits.color.map(Wording.name)),
      FactView("Shape", traits.shape.map(Wording.name)),
      FactView("Habitat", traits.habitat.map(Wording.name)),
    ].compactMap(\.self)
  }

  private func effort(_ form: Form) -> String? {
    let points = form.details.effort.compactMap { own in
      site.dex.stats.first { $0.slug == own.slug }.map { "\(Wording.decimal(own.value)) \($0.name)" }
    }
    return points.isEmpty ? nil : points.joined(separator: ", ")
  }

  private func breeding(_ traits: Traits) -> [FactView] {
    [
      FactView("Egg cycles", traits.hatchCounter.map(Wording.eggCycles))
    ].compactMap(\.self)
  }

  private func eggGroups(_ traits: Traits) -> [LinkView] {
    traits.eggGroups.map { name in
      let slug = Catalog.slug(name)
      return LinkView(title: site.catalog.eggGroup(slug)?.name ?? name, url: links.url(of: .eggGroup(slug)))
    }
  }

  /// What the games say, with games that say the same together.
  private func flavor(_ species: Species) -> [FlavorView] {
    var order: [String] = []
    for entry in species.flavor where !order.contains(entry.text) { order.append(entry.text) }
    return order.map { text in
      let games = species.flavor.filter { $0.text == text }.map { site.catalog.gameName($0.version) }
      return FlavorView(games: English.list(games, "and"), text: text)
    }
  }

  private func numbers(_ species: Species) -> [FactView] {
    species.numbers.map { FactView(Wording.pokedex($0.pokedex), Wording.number($0.number)) }
  }

  private func neighbour(_ index: Int) -> LinkView? {
    cards.indices.contains(index) ? LinkView(title: cards[index].name, url: cards[index].url) : nil
  }
}
