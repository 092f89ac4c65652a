import Pokedex

/// Says how one species evolves from another, as phrases of which any one does.
///
/// Who evolves from whom is the species' own word; the chain only tells how. So a step that a chain lists
/// without any way is no evolution, and a step that is missing in the chain is one all the same.
struct EvolutionImport {
  private let parent: ResourceReference
  private let species: ResourceReference
  private let source: DexImport
  private let ways: [EvolutionWay]

  init(
    from parent: ResourceReference, to species: ResourceReference, _ resource: SpeciesResource,
    _ source: DexImport
  ) {
    self.parent = parent
    self.species = species
    self.source = source
    let chain = resource.evolutionChain.flatMap { source.resources.chains[$0.id] }
    let ways = chain?.steps.first { $0.species.id == species.id }?.ways ?? []
    self.ways = ways.filter(\.isDefault) + ways.filter { !$0.isDefault }
  }

  /// The slug of the parent's form that evolves, where it is another than the one that people know it by.
  var form: String? {
    let forms = Set(ways.map { $0.baseForm?.id })
    guard forms.count == 1, let form = ways.first?.baseForm, form.id != defaultVariety(of: parent) else {
      return nil
    }
    return form.name
  }

  func phrases() -> [String] {
    if let known = EvolutionOverrides.phrases(to: species.name) { return known }
    var order: [EvolutionPhrase] = []
    for phrase in ways.map(phrase) {
      if let index = order.firstIndex(where: { $0.differsInPlaceOnly(from: phrase) }) {
        order[index].add(placesOf: phrase)
      } else if !order.contains(phrase) {
        order.append(phrase)
      }
    }
    return order.map(\.text)
  }

  private func phrase(_ way: EvolutionWay) -> EvolutionPhrase {
    EvolutionWording(way, names: ResourceNames(source.resources), parent: parent, species: species)
      .phrase(from: startingForm(way), into: way.evolvedForm.map(formName))
  }

  /// The parent's form, where it has to be said: it is not the usual one, or other forms take other ways.
  private func startingForm(_ way: EvolutionWay) -> String? {
    guard let form = way.baseForm else { return nil }
    let isUsual = form.id == defaultVariety(of: parent)
    let hasRivals = way.evolvedForm != nil && ways.contains { $0.baseForm?.id != form.id }
    return !isUsual || hasRivals ? formName(form) : nil
  }

  private func defaultVariety(of species: ResourceReference) -> Int? {
    source.resources.species[species.id]?.varieties.first(where: \.isDefault)?.pokemon.id
  }

  private func formName(_ variety: ResourceReference) -> String {
    let pokemon = source.resources.pokemon[variety.id]
    let forms = pokemon?.forms.compactMap { source.resources.forms[$0.id] } ?? []
    let form = forms.first(where: \.isDefault) ?? forms.first
    if let name = form.flatMap({ LanguageTag.english($0.names) }) { return name }
    if let species = pokemon?.species, species.name == variety.name {
      return ResourceNames(source.resources).species(species)
    }
    return Slug.title(variety.name)
  }
}

/// English names of what evolution needs.
struct ResourceNames {
  let resources: ResourceSet

  init(_ resources: ResourceSet) { self.resources = resources }

  func species(_ reference: ResourceReference) -> String {
    name(reference, resources.species[reference.id]?.names)
  }

  func item(_ reference: ResourceReference) -> String {
    name(reference, resources.items[reference.id]?.names)
  }

  func move(_ reference: ResourceReference) -> String {
    name(reference, resources.moves[reference.id]?.names)
  }

  func type(_ reference: ResourceReference) -> String {
    name(reference, resources.types[reference.id]?.names)
  }

  func region(_ reference: ResourceReference) -> String {
    name(reference, resources.regions[reference.id]?.names)
  }

  private func name(_ reference: ResourceReference, _ names: [LocalizedText]?) -> String {
    names.flatMap(LanguageTag.english) ?? Slug.title(reference.name)
  }
}
