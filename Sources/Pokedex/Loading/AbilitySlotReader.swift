/// Reads the abilities of a form: each a name, or an object that says whether it is hidden.
///
/// Few abilities are shared by many forms, so slug and title of each are made once.
struct AbilitySlotReader {
  private var known: [String: (slug: String, title: String)] = [:]

  mutating func read(_ reader: inout EntryReader) -> [AbilitySlot] {
    reader.elements("abilities").compactMap { index, value in
      if let name = value.string { return name.isBlank ? nil : slot(name, isHidden: false) }
      guard var ability = reader.nested(value, "abilities[\(index)]") else {
        return reader.require(nil, value, "abilities[\(index)]", "a string or an object")
      }
      let name = Identity.name(&ability)
      let isHidden = ability.flag("hidden")
      reader.adopt(ability)
      return name.map { slot($0, isHidden: isHidden) }
    }
  }

  private mutating func slot(_ name: String, isHidden: Bool) -> AbilitySlot {
    let ability = known[name] ?? (Slug.make(name), Slug.title(name))
    known[name] = ability
    return AbilitySlot(slug: ability.slug, name: ability.title, isHidden: isHidden)
  }
}
