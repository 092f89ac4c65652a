import Mustache
import Pokedex

extension PageComposer {
  /// A form of a species.
  func form(_ form: Form, _ species: Species) -> FormView {
    FormView(
      slug: form.slug, name: form.name, note: note(form, species),
      picture: Self.picture(of: form, species, site),
      gallery: gallery(form), types: badges(form.types), abilities: form.abilities.map(slot),
      facts: [
        FactView("Height", form.height.map(Wording.height)),
        FactView("Weight", form.weight.map(Wording.weight)),
      ].compactMap(\.self),
      stats: stats(form, species), total: total(form, species),
      defences: defencesByTypes[form.types] ?? .null,
      defenceNotes: defenceNotes(form),
      past: form.details.past.compactMap { past($0, form) })
  }

  private func note(_ form: Form, _ species: Species) -> String? {
    // A name that says it needs no sign: `Mega Charizard X`.
    let words = form.name.split(separator: " ")
    if form.details.isMega { return words.contains("Mega") ? nil : "Mega Evolution" }
    if form.details.isGigantamax { return words.contains("Gigantamax") ? nil : "Gigantamax" }
    if form.details.isBattleOnly { return "In battles only" }
    // Further forms have it in their names: the first one bears that of its species.
    guard form.slug == species.slug, let name = form.details.formName, name != species.name else {
      return nil
    }
    return name.hasPrefix("\(species.name) ") ? String(name.dropFirst(species.name.count + 1)) : name
  }

  private func gallery(_ form: Form) -> [PictureView] {
    form.pictures.filter { $0.kind != "default" }.compactMap { picture in
      site.pictures.address(of: picture).map { address in
        PictureView(
          url: address, alt: "\(form.name), \(Wording.label(picture.kind).lowercased())",
          width: picture.size?.width,
          height: picture.size?.height, isPlaceholder: false)
      }
    }
  }

  private func slot(_ slot: AbilitySlot) -> AbilitySlotView {
    AbilitySlotView(
      name: site.catalog.ability(slot.slug)?.name ?? slot.name, url: links.url(of: .ability(slot.slug)),
      isHidden: slot.isHidden)
  }

  // MARK: - Stats

  private func stats(_ form: Form, _ species: Species) -> [StatView] {
    let isFirst = form.slug == species.form.slug
    return site.dex.stats.indices.compactMap { index in
      let (stat, ranking) = (site.dex.stats[index], site.rankings.stats[index])
      return form.stats.first { $0.slug == stat.slug }.map { own in
        StatView(
          name: stat.name, url: statURLs[index], value: own.value,
          percent: percent(own.value, of: highestStat), rank: isFirst ? rank(own.value, ranking) : nil,
          percentile: percentile(own.value, ranking),
          effort: form.details.effort.first { $0.slug == stat.slug }?.value,
          range: hasOfficialStats ? StatRange(stat.slug, base: own.value) : nil)
      }
    }
  }

  private func total(_ form: Form, _ species: Species) -> StatView? {
    guard form.stats.count > 1 else { return nil }
    let isFirst = form.slug == species.form.slug
    let ranking = site.rankings.total
    return StatView(
      name: "Total", url: totalURL, value: form.total,
      percent: percent(form.total, of: ranking.places.first?.value ?? 0),
      rank: isFirst ? rank(form.total, ranking) : nil, percentile: percentile(form.total, ranking),
      effort: nil,
      range: nil)
  }

  func percent(_ value: Double, of highest: Double) -> Int {
    // Sums of very large stats are infinite.
    let share = value / highest
    return share.isFinite ? Int((min(share, 1) * 100).rounded()) : highest > 0 ? 100 : 0
  }

  /// A place among a handful says nothing. Other forms are not among those that are ranked.
  private func rank(_ value: Double, _ ranking: Ranking) -> String? {
    ranking.places.count >= 10
      ? "\(English.ordinal(ranking.rank(of: value))) of \(ranking.places.count)" : nil
  }

  private func percentile(_ value: Double, _ ranking: Ranking) -> Int? {
    ranking.places.count >= 10 ? ranking.percentile(of: value) : nil
  }

  // MARK: - Defences

  /// What the attacks of each type do, by the types of those that they hit.
  static func defences(_ dex: Dex, _ badges: [String: TypeBadge]) -> [[String]: Value] {
    let combinations = Set(dex.species.lazy.flatMap(\.forms).map(\.types)).filter { !$0.isEmpty }
    return Dictionary(
      uniqueKeysWithValues: combinations.map { types in
        let factors = zip(dex.types.types, dex.types.factors(on: types)).compactMap { attacker, factor in
          badges[attacker.slug].map { (factor, $0) }
        }
        return (types, Value(MatchupView.grouped(factors)))
      })
  }

  private func defenceNotes(_ form: Form) -> [String] {
    form.abilities.compactMap { slot in
      DefensiveAbility.note(of: slot.slug).map {
        "With \(site.catalog.ability(slot.slug)?.name ?? slot.name): \($0)."
      }
    }
  }

  // MARK: - The past

  private func past(_ past: PastFacts, _ form: Form) -> FactView? {
    let stats = past.stats.compactMap { own in
      site.dex.stats.first { $0.slug == own.slug }.map { "\($0.name): \(Wording.decimal(own.value))" }
    }
    let all = [pastTypes(past), pastAbilities(past, form)].compactMap(\.self) + stats
    let generation =
      site.dex.generations.first { $0.number == past.until }?.name ?? "Generation \(past.until)"
    return all.isEmpty ? nil : FactView("Until \(generation)", all.joined(separator: "; "))
  }

  private func pastTypes(_ past: PastFacts) -> String? {
    let names = badges(past.types).map(\.name)
    guard !names.isEmpty else { return nil }
    return (names.count == 1 ? "Type: " : "Types: ") + English.list(names, "and")
  }

  private func pastAbilities(_ past: PastFacts, _ form: Form) -> String? {
    let names = past.abilities.map { site.catalog.ability($0)?.name ?? Wording.name($0) }
    guard !names.isEmpty else { return nil }
    let isLess = names.count == 1 && form.abilities.count > 1
    return (names.count == 1 ? "Ability: " : "Abilities: ") + English.list(names, "or")
      + (isLess ? " only" : "")
  }
}
