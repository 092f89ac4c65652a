import Diagnostics
import Markdown
import Pokedex

extension PageComposer {
  /// The page of a species.
  func species(_ index: Int) -> ComposedPage {
    let species = site.dex.species[index]
    let prose = site.speciesProse[species.slug]
    let description = prose.map(html) ?? html(species.description)
    let view = SpeciesView(
      card: cards[index], genus: species.genus, generation: generation(of: species),
      description: description?.html, forms: species.forms.map { form($0, species) },
      traits: traits(species.traits),
      family: family(of: species), names: names(species), moves: moves(species.form.moves),
      extras: facts(species.fields), previous: neighbour(index - 1), next: neighbour(index + 1))
    let head = head(
      "\(species.name) – \(site.configuration.title)",
      prose?.description ?? summary(of: species, excerpt: description?.excerpt ?? ""), .species(species.slug),
      image: site.pictures.address(of: species.form) ?? cards[index].picture.url)
    return page("pokemon", head, view, extras: species.fields, diagnostics: description?.diagnostics ?? [])
  }

  /// A sentence about a species for search engines.
  private func summary(of species: Species, excerpt: String) -> String {
    if excerpt.count >= 20 { return excerpt }
    let types = badges(species.form.types).map(\.name).joined(separator: " and ")
    let kind = types.isEmpty ? "" : " of type \(types)"
    let number = species.number.map { ", number \($0)" } ?? ""
    return
      "\(species.name), a Pokémon\(kind)\(number) in \(site.configuration.title): all that is known about it."
  }

  private func generation(of species: Species) -> String? {
    site.dex.generations.first { $0.number == species.generation }.map(Self.title)
  }

  private func form(_ form: Form, _ species: Species) -> FormView {
    FormView(
      slug: form.slug, name: form.name, picture: Self.picture(of: form, species, site),
      types: badges(form.types),
      abilities: form.abilities.map { slot in
        AbilityView(name: abilityName(slot), isHidden: slot.isHidden)
      },
      facts: [
        FactView("Height", form.height.map(Wording.height)),
        FactView("Weight", form.weight.map(Wording.weight)),
        FactView("Base experience", form.baseExperience.map(String.init)),
      ].compactMap(\.self),
      stats: stats(form), total: form.total, defences: defences(form))
  }

  private func abilityName(_ slot: AbilitySlot) -> String {
    site.dex.abilities.first { $0.slug == slot.slug }?.name ?? slot.name
  }

  private func stats(_ form: Form) -> [StatView] {
    site.dex.stats.compactMap { stat in
      form.stats.first { $0.slug == stat.slug }.map { own in
        StatView(
          name: stat.name, value: own.value,
          percent: highestStat > 0 ? Int((own.value / highestStat * 100).rounded()) : 0)
      }
    }
  }

  private func defences(_ form: Form) -> [MatchupView] {
    guard !form.types.isEmpty else { return [] }
    return MatchupView.grouped(
      site.dex.types.types.map { attacker in
        (site.dex.types.factor(of: attacker.slug, on: form.types), badge(of: attacker))
      })
  }

  private func traits(_ traits: Traits) -> [FactView] {
    let kinds = [
      traits.isBaby ? "Baby" : nil, traits.isLegendary ? "Legendary" : nil,
      traits.isMythical ? "Mythical" : nil,
    ].compactMap(\.self)
    let groups = traits.eggGroups.map(Wording.name).joined(separator: ", ")
    return [
      FactView("Kind", kinds.isEmpty ? nil : kinds.joined(separator: ", ")),
      FactView("Catch rate", traits.captureRate.map(String.init)),
      FactView("Base friendship", traits.baseHappiness.map(String.init)),
      FactView("Growth rate", traits.growthRate.map(Wording.name)),
      FactView("Gender", traits.genderRate.map(Wording.gender)),
      FactView("Egg groups", groups.isEmpty ? nil : groups),
      FactView("Egg cycles", traits.hatchCounter.map(String.init)),
      FactView("Colour", traits.color.map(Wording.name)), FactView("Shape", traits.shape.map(Wording.name)),
      FactView("Habitat", traits.habitat.map(Wording.name)),
    ].compactMap(\.self)
  }

  private func names(_ species: Species) -> [LocalNameView] {
    species.names.map {
      LocalNameView(language: Wording.language($0.language), tag: $0.language, name: $0.text)
    }
  }

  private func neighbour(_ index: Int) -> LinkView? {
    cards.indices.contains(index) ? LinkView(title: cards[index].name, url: cards[index].url) : nil
  }
}
