/// Writes the fields of a form. A further form has only those that differ from the first one, with null or an
/// empty list for what is unknown.
struct FormWriter {
  /// The form that the others take their facts from; nil while that one is written.
  let first: Form?

  func write(_ form: Form, to entry: inout EntryWriter) {
    let details = form.details
    entry.add("variety_slug", details.variety)
    entry.add("form_name", details.formName)
    if first != nil { entry.add("names", details.names) }
    inherited("types", form, \.types, .list(form.types.map(JSON.string)), form.types.isEmpty, &entry)
    inherited("abilities", form, \.abilities, abilities(form), form.abilities.isEmpty, &entry)
    inherited("stats", form, \.stats, stats(form.stats), form.stats.isEmpty, &entry)
    inherited("effort", form, \.details.effort, stats(details.effort), details.effort.isEmpty, &entry)
    inherited("height", form, \.height, number(form.height), form.height == nil, &entry)
    inherited("weight", form, \.weight, number(form.weight), form.weight == nil, &entry)
    inherited(
      "base_experience", form, \.baseExperience, form.baseExperience.map(JSON.int) ?? .null,
      form.baseExperience == nil, &entry)
    entry.add("is_mega", flag: details.isMega)
    entry.add("is_gigantamax", flag: details.isGigantamax)
    entry.add("is_battle_only", flag: details.isBattleOnly)
    entry.add("is_cosmetic", flag: details.isCosmetic)
    if !details.past.isEmpty { entry.add("past", .list(details.past.map(past))) }
    entry.add("sprites", object: form.pictures.map { picture($0, in: form) })
    inherited(
      "moves_from", form, \.details.movesFrom, details.movesFrom.map(JSON.string) ?? .null,
      details.movesFrom == nil, &entry)
    inherited("moves", form, \.moves, MoveListWriter.json(form.moves), form.moves.isEmpty, &entry)
  }

  private func inherited<Value: Equatable>(
    _ key: String, _ form: Form, _ value: KeyPath<Form, Value>, _ json: JSON, _ isEmpty: Bool,
    _ entry: inout EntryWriter
  ) {
    let isSaid = if let first { first[keyPath: value] != form[keyPath: value] } else { !isEmpty }
    if isSaid { entry.add(key, json) }
  }

  private func abilities(_ form: Form) -> JSON {
    .list(
      form.abilities.map { slot in
        let name = JSON.string(Slug.title(slot.slug) == slot.name ? slot.slug : slot.name)
        return slot.isHidden ? .object([JSON.Field("name", name), JSON.Field("hidden", .bool(true))]) : name
      })
  }

  private func stats(_ stats: [BaseStat]) -> JSON {
    .object(stats.map { JSON.Field($0.slug, .double($0.value)) })
  }

  private func number(_ number: Double?) -> JSON { number.map(JSON.double) ?? .null }

  private func past(_ facts: PastFacts) -> JSON {
    var entry = EntryWriter()
    entry.add("until", facts.until)
    entry.add("types", facts.types)
    entry.add("abilities", facts.abilities)
    entry.add("stats", facts.stats)
    return entry.json
  }

  private func picture(_ picture: Picture, in form: Form) -> JSON.Field {
    let key = key(of: picture, in: form)
    guard let size = picture.size else { return JSON.Field(key, .string(picture.address)) }
    return JSON.Field(
      key,
      .object([
        JSON.Field("path", .string(picture.address)), JSON.Field("width", .int(size.width)),
        JSON.Field("height", .int(size.height)),
      ]))
  }

  /// `front_default` is the usual key of the main picture; it may be taken by a second one.
  private func key(of picture: Picture, in form: Form) -> String {
    let isTaken = form.pictures.contains { $0.kind == "front_default" }
    return picture.kind == "default" && !isTaken ? "front_default" : picture.kind
  }
}
