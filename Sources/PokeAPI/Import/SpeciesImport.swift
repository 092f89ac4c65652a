import Pokedex

/// Makes one species of its resource, its varieties and their forms.
struct SpeciesImport {
  let reference: ResourceReference
  let resource: SpeciesResource
  let source: DexImport

  init(_ reference: ResourceReference, _ resource: SpeciesResource, _ source: DexImport) {
    self.reference = reference
    self.resource = resource
    self.source = source
  }

  func species() -> Species {
    let forms = FormsImport(slug: slug, name: name, resource, source).forms()
    let parent = resource.evolvesFrom.flatMap { source.selected.contains($0.id) ? $0 : nil }
    let evolution = parent.map { EvolutionImport(from: $0, to: reference, resource, source) }
    return Species(
      number: reference.id, slug: slug, name: name, names: LanguageTag.others(resource.names),
      genus: LanguageTag.english(resource.genera), genera: LanguageTag.others(resource.genera),
      generation: resource.generation?.id, flavor: source.options.includesFlavor ? resource.flavor : [],
      numbers: resource.numbers.filter { $0.pokedex != "national" }, traits: traits,
      evolvesFrom: parent?.name,
      evolvesFromForm: evolution?.form, evolution: evolution?.phrases() ?? [], forms: forms)
  }

  private var slug: String { resource.name ?? reference.name }

  private var name: String { LanguageTag.english(resource.names) ?? Slug.title(slug) }

  private var traits: Traits {
    Traits(
      captureRate: resource.captureRate, baseHappiness: resource.baseHappiness,
      genderRate: resource.genderRate,
      hatchCounter: resource.hatchCounter, growthRate: resource.growthRate.map(GameTerms.growthRate),
      eggGroups: resource.eggGroups.map(eggGroup), color: resource.color.map(GameTerms.british),
      shape: resource.shape.map(GameTerms.british),
      habitat: resource.habitat.map(GameTerms.habitat), isBaby: resource.isBaby,
      isLegendary: resource.isLegendary, isMythical: resource.isMythical)
  }

  private func eggGroup(_ group: ResourceReference) -> String {
    source.resources.eggGroups[group.id].flatMap { LanguageTag.english($0.names) } ?? Slug.title(group.name)
  }
}
