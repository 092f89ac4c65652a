/// Writes the fields of a form. A further form has only those that differ from the first one, with null or an
/// empty list for what is unknown.
struct FormWriter {
  /// The form that the others take their facts from; nil while that one is written.
  let first: Form?

  func write(_ form: Form, to writer: inout JSONWriter) {
    let details = form.details
    writer.add("variety_slug", details.variety)
    writer.add("form_name", details.formName)
    if first != nil { writer.add("names", details.names) }
    inherited("types", form.types, first?.types, &writer) { writer, types in
      writer.list { for type in types { $0.string(type) } }
    }
    inherited("abilities", form.abilities, first?.abilities, &writer, abilities)
    inherited("stats", form.stats, first?.stats, &writer, stats)
    inherited("effort", details.effort, first?.details.effort, &writer, stats)
    inherited("height", form.height, first?.height, &writer) { $0.double($1) }
    inherited("weight", form.weight, first?.weight, &writer) { $0.double($1) }
    inherited("base_experience", form.baseExperience, first?.baseExperience, &writer) { $0.int($1) }
    writer.add("is_mega", flag: details.isMega)
    writer.add("is_gigantamax", flag: details.isGigantamax)
    writer.add("is_battle_only", flag: details.isBattleOnly)
    writer.add("is_cosmetic", flag: details.isCosmetic)
    writer.list("past", details.past, past)
    writer.object("sprites", form.pictures) { picture(&$0, $1, in: form) }
    inherited("moves_from", details.movesFrom, first?.details.movesFrom, &writer) { $0.string($1) }
    inherited("moves", form.moves, first?.moves, &writer) { MoveList.write($1, to: &$0) }
  }

  // MARK: - What further forms take from the first one

  private func inherited<Element: Equatable>(
    _ key: String, _ list: [Element], _ inherited: [Element]?, _ writer: inout JSONWriter,
    _ write: (inout JSONWriter, [Element]) -> Void
  ) {
    guard inherited.map({ $0 != list }) ?? !list.isEmpty else { return }
    writer.key(key)
    write(&writer, list)
  }

  private func inherited<Value: Equatable>(
    _ key: String, _ value: Value?, _ inherited: Value?, _ writer: inout JSONWriter,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard value != inherited else { return }
    writer.key(key)
    if let value { write(&writer, value) } else { writer.null() }
  }

  // MARK: - Values

  private func abilities(_ writer: inout JSONWriter, _ slots: [AbilitySlot]) {
    writer.list { writer in
      for slot in slots {
        let name = Slug.title(slot.slug) == slot.name ? slot.slug : slot.name
        if slot.isHidden {
          writer.object { writer in
            writer.add("name", name)
            writer.add("hidden", flag: true)
          }
        } else {
          writer.string(name)
        }
      }
    }
  }

  private func stats(_ writer: inout JSONWriter, _ stats: [BaseStat]) {
    writer.object { for stat in stats { $0.add(stat.slug, stat.value) } }
  }

  private func past(_ writer: inout JSONWriter, _ facts: PastFacts) {
    writer.object { writer in
      writer.add("until", facts.until)
      writer.add("types", facts.types)
      writer.add("abilities", facts.abilities)
      writer.add("stats", facts.stats)
    }
  }

  private func picture(_ writer: inout JSONWriter, _ picture: Picture, in form: Form) {
    let key = key(of: picture, in: form)
    guard let size = picture.size else { return writer.add(key, picture.address) }
    writer.key(key)
    writer.object { writer in
      writer.add("path", picture.address)
      writer.add("width", size.width)
      writer.add("height", size.height)
    }
  }

  /// `front_default` is the usual key of the main picture; it may be taken by a second one.
  private func key(of picture: Picture, in form: Form) -> String {
    let isTaken = form.pictures.contains { $0.kind == "front_default" }
    return picture.kind == "default" && !isTaken ? "front_default" : picture.kind
  }
}
