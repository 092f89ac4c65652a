import Pokedex

/// Makes the forms of a species: its default variety first, then the other varieties, then those forms that
/// differ in looks only.
struct FormsImport {
  private let slug: String
  private let name: String
  private let resource: SpeciesResource
  private let source: DexImport

  init(slug: String, name: String, _ resource: SpeciesResource, _ source: DexImport) {
    self.slug = slug
    self.name = name
    self.resource = resource
    self.source = source
  }

  func forms() -> [Form] {
    let varieties = resource.varieties.filter(\.isDefault) + resource.varieties.filter { !$0.isDefault }
    var forms: [Form] = []
    var looks: [Form] = []
    for variety in varieties {
      guard let pokemon = source.resources.pokemon[variety.pokemon.id] else { continue }
      let ownForms = pokemon.forms.compactMap { reference in
        source.resources.forms[reference.id].map { (reference, $0) }
      }
      let main = ownForms.first { $0.1.isDefault } ?? ownForms.first
      let form = form(variety.pokemon.name, pokemon, main, after: forms.first)
      forms.append(form)
      looks += ownForms.filter { $0.0 != main?.0 }.map { look($0.0.name, $0.1, of: form) }
    }
    return forms.isEmpty ? [Form(slug: slug, name: name)] : FormNames.distinct(forms + looks)
  }

  // MARK: - Varieties

  private func form(
    _ variety: String, _ pokemon: PokemonResource, _ main: (ResourceReference, FormResource)?,
    after first: Form?
  ) -> Form {
    let isFirst = first == nil
    let learned = source.options.includesMoves ? LearnedMoves(pokemon, source.resources) : nil
    var details = details(main?.1, isFirst: isFirst)
    details.variety = isFirst && variety != slug ? variety : nil
    details.effort = pokemon.stats.filter { $0.effort > 0 }.map {
      BaseStat(slug: $0.name, value: Double($0.effort))
    }
    details.past = PastImport(pokemon).facts
    details.movesFrom = learned?.game ?? first?.details.movesFrom
    return Form(
      slug: isFirst ? slug : variety, name: isFirst ? name : fullName(variety, main?.1),
      types: known(pokemon.types), abilities: pokemon.abilities.compactMap(ability),
      stats: pokemon.stats.map { BaseStat(slug: $0.name, value: Double($0.value)) },
      height: measure(pokemon.height), weight: weight(pokemon, details),
      baseExperience: pokemon.baseExperience, pictures: source.pictures[variety] ?? [],
      moves: learned.map(\.moves) ?? first?.moves ?? [], details: details)
  }

  /// The slugs of types, without what stands for the lack of one.
  private func known(_ types: [ResourceReference]) -> [String] {
    types.map(\.name).filter(source.typeSlugs.contains)
  }

  private func ability(_ slot: PokemonResource.Slot) -> AbilitySlot? {
    slot.ability.map { AbilitySlot(slug: $0.name, name: Slug.title($0.name), isHidden: slot.isHidden) }
  }

  private func measure(_ number: Int?) -> Double? {
    number.flatMap { $0 > 0 ? Double($0) : nil }
  }

  /// Nobody has weighed a Gigantamax Pokémon; the service says 1000 kg of every one.
  private func weight(_ pokemon: PokemonResource, _ details: FormDetails) -> Double? {
    details.isGigantamax && pokemon.weight == 10_000 ? nil : measure(pokemon.weight)
  }

  private func details(_ form: FormResource?, isFirst: Bool) -> FormDetails {
    var details = FormDetails()
    guard let form else { return details }
    details.formName = LanguageTag.english(form.formNames)
    details.names = isFirst ? [] : LanguageTag.others(form.names)
    details.isMega = form.isMega
    details.isGigantamax = form.isGigantamax
    details.isBattleOnly = form.isBattleOnly
    return details
  }

  /// `Alolan Raichu`; where the service has no such name, `Zygarde (50% Forme)`.
  private func fullName(_ variety: String, _ form: FormResource?) -> String {
    if let name = form.flatMap({ LanguageTag.english($0.names) }) { return name }
    if let formName = form.flatMap({ LanguageTag.english($0.formNames) }) { return "\(name) (\(formName))" }
    if let part = form?.formName { return "\(name) (\(Slug.title(part)))" }
    return Slug.title(variety)
  }

  // MARK: - Looks

  private func look(_ slug: String, _ resource: FormResource, of variety: Form) -> Form {
    var details = details(resource, isFirst: false)
    details.effort = variety.details.effort
    details.movesFrom = variety.details.movesFrom
    details.variety = variety.details.variety ?? variety.slug
    let types = resource.types.isEmpty ? variety.types : known(resource.types)
    details.isCosmetic = types == variety.types
    return Form(
      slug: slug, name: fullName(slug, resource), types: types, abilities: variety.abilities,
      stats: variety.stats, height: variety.height, weight: variety.weight,
      baseExperience: variety.baseExperience, pictures: source.pictures[slug] ?? [], moves: variety.moves,
      details: details)
  }
}
