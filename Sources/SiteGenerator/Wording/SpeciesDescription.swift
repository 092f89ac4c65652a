import Pokedex

/// A short description of a species that has none, worded from what the data knows about it.
///
/// Which of several phrasings it takes depends on the slug alone, so that neighbours read differently and every
/// build the same.
struct SpeciesDescription {
  private let species: Species
  private let dex: Dex
  private let rankings: Rankings
  private var seed: UInt64

  init(of species: Species, in dex: Dex, _ rankings: Rankings) {
    self.species = species
    self.dex = dex
    self.rankings = rankings
    seed = Digest(Array(species.slug.utf8)).low
  }

  /// Plain text; empty if not even the types are known.
  var text: String {
    var writer = self
    let sentences = [writer.opening, writer.size, writer.family, writer.strength, writer.defence]
    return sentences.compactMap(\.self).joined(separator: " ")
  }

  private mutating func choose(_ phrases: String...) -> String {
    defer { seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
    return phrases[Int((seed >> 33) % UInt64(phrases.count))]
  }

  // MARK: - Sentences

  private var opening: String? {
    mutating get {
      let types = species.form.types.compactMap { dex.types.type($0)?.name }
      guard !types.isEmpty else { return nil }
      let kind = kind.map { "\($0) " } ?? ""
      let typePhrase = types.count == 1 ? "\(types[0])-type" : types.joined(separator: "/") + "-type"
      let what = "\(kind)\(typePhrase) Pokémon"
      let name = species.name
      let known = species.genus.map { "the \($0)" }
      switch (known, home) {
      case (let known?, let home?):
        return choose(
          "\(name), \(known), is \(English.article(what)) first seen in \(home).",
          "Known as \(known), \(name) is \(English.article(what)) from \(home).",
          "\(name) is \(English.article(what)) that first appeared in \(home), where it is called \(known).")
      case (let known?, nil): return "\(name), \(known), is \(English.article(what))."
      case (nil, let home?): return "\(name) is \(English.article(what)) first seen in \(home)."
      case (nil, nil): return "\(name) is \(English.article(what))."
      }
    }
  }

  /// Where it was first seen: the region of its generation, or the generation.
  private var home: String? {
    guard let generation = dex.generations.first(where: { $0.number == species.generation }) else {
      return nil
    }
    guard let region = generation.region else { return generation.name }
    return HomeRegion.ofLaterGames(species, generation) ?? region
  }

  private var kind: String? {
    if species.traits.isMythical { return "mythical" }
    if species.traits.isLegendary { return "legendary" }
    return species.traits.isBaby ? "baby" : nil
  }

  private var size: String? {
    mutating get {
      let height = species.form.height.map(Wording.metres)
      let weight = species.form.weight.map(Wording.kilograms)
      guard let height else { return weight.map { "It weighs \($0)." } }
      guard let weight else { return "It is \(height) tall." }
      let remark = remark.map { ", which makes it one of the \($0) of all" } ?? ""
      return choose(
        "It stands \(height) tall and weighs \(weight)\(remark).",
        "At \(height) it weighs \(weight)\(remark).",
        "It measures \(height) and weighs \(weight)\(remark).")
    }
  }

  /// What is remarkable about its size, among many.
  private var remark: String? {
    guard rankings.weight.places.count >= 100, let weight = species.form.weight,
      let height = species.form.height
    else { return nil }
    if rankings.weight.percentile(of: weight) >= 97 { return "heaviest" }
    if rankings.height.percentile(of: height) >= 97 { return "tallest" }
    if rankings.weight.percentile(of: weight) < 3 { return "lightest" }
    return rankings.height.percentile(of: height) < 2 ? "smallest" : nil
  }

  private var family: String? {
    mutating get {
      let parent = species.evolvesFrom.flatMap(dex.species(slug:))?.name
      let children = dex.nextStages(of: species.slug).map(\.name)
      let into =
        children.count > 3 ? "one of \(English.number(children.count)) Pokémon" : English.list(children, "or")
      switch (parent, children.isEmpty) {
      case (let parent?, true):
        return choose(
          "It evolves from \(parent).", "It is what \(parent) evolves into.", "\(parent) evolves into it.")
      case (let parent?, false): return "It evolves from \(parent), and evolves into \(into)."
      case (nil, false): return choose("It evolves into \(into).", "It can evolve into \(into).")
      case (nil, true): return nil
      }
    }
  }

  private var strength: String? {
    mutating get {
      let stats = species.form.stats.compactMap { own in
        dex.stats.first { $0.slug == own.slug }.map { (name: $0.name, value: own.value) }
      }
      guard stats.count > 1, let best = stats.map(\.value).max(), let worst = stats.map(\.value).min() else {
        return nil
      }
      if best == worst { return "All of its base stats are \(Wording.decimal(best))." }
      let strongest = stats.filter { $0.value == best }.map(\.name)
      let value = Wording.decimal(best)
      guard strongest.count == 1 else {
        return "Its highest base stats are \(English.list(strongest, "and")), at \(value) each."
      }
      return choose(
        "Its highest base stat is \(strongest[0]), at \(value).",
        "Its strong point is \(strongest[0]), with a base stat of \(value).",
        "Of its base stats, \(strongest[0]) is the highest at \(value).")
    }
  }

  private var defence: String? {
    mutating get {
      guard !species.form.types.isEmpty else { return nil }
      let factors = dex.types.types.map {
        (name: $0.name, factor: dex.types.factor(of: $0.slug, on: species.form.types))
      }
      let weak = factors.filter { $0.factor > 1 }.map(\.name)
      let worst = factors.filter { $0.factor >= 4 }.map(\.name)
      let immune = factors.filter { $0.factor == 0 }.map(\.name)
      if !worst.isEmpty { return "\(English.list(worst, "and")) moves do it four times the damage." }
      if weak.isEmpty { return factors.count > 2 ? "No type of move is especially strong against it." : nil }
      if weak.count == 1 {
        return choose(
          "Its only weakness is \(weak[0]).", "Only \(weak[0]) moves are especially strong against it.")
      }
      if !immune.isEmpty {
        return choose(
          "\(English.list(immune, "and")) moves do not hurt it at all.",
          "It takes no damage from \(English.list(immune, "or")) moves.")
      }
      return weak.count <= 3
        ? "It is weak to \(English.list(weak, "and"))." : "It has \(English.number(weak.count)) weaknesses."
    }
  }
}
