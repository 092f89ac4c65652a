import Pokedex

/// An ability with everyone who may have it.
struct AbilityEntry: Sendable {
  let slug: String
  let name: String
  /// The name, told apart from others that share it.
  var fullName: String
  /// What the data tells about it, if anything.
  let ability: Ability?
  /// In the order of the Pokédex, every species once.
  var holders: [Holder] = []

  init(slug: String, name: String, ability: Ability?) {
    self.slug = slug
    self.name = name
    fullName = name
    self.ability = ability
  }

  /// A species with a form that may have the ability.
  struct Holder: Sendable {
    /// The species, with the first of its forms that may have it.
    let position: FormPosition
    let isHidden: Bool
  }

  /// The abilities of a Pokédex, by name.
  static func all(_ dex: Dex) -> [AbilityEntry] {
    var entries = Dictionary(
      dex.abilities.map { ($0.slug, AbilityEntry(slug: $0.slug, name: $0.name, ability: $0)) },
      uniquingKeysWith: { first, _ in first })
    for (index, species) in dex.species.enumerated() {
      for (form, slot) in species.forms.enumerated().flatMap({ form in
        form.element.abilities.map { (form.offset, $0) }
      }) {
        let isKnown = entries[slot.slug]?.holders.last?.position.species == index
        guard !isKnown else { continue }
        entries[slot.slug, default: AbilityEntry(slug: slot.slug, name: slot.name, ability: nil)].holders
          .append(
            Holder(position: FormPosition(species: index, form: form), isHidden: slot.isHidden))
      }
    }
    return entries.values.sorted { ($0.name, $0.slug) < ($1.name, $1.slug) }
  }
}
