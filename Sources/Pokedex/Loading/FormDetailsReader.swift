import Diagnostics

/// Reads what is told of a form besides its looks and its strength.
enum FormDetailsReader {
  static let knownKeys: KnownKeys = [
    "form_name", "variety_slug", "names", "effort", "past", "moves_from", "is_mega", "is_gigantamax",
    "is_battle_only", "is_cosmetic",
  ]

  /// Effort, and the game that the moves are of, are as in the first form unless said otherwise; all else is not.
  static func read(after first: Form?, _ reader: inout EntryReader) -> FormDetails {
    var details = FormDetails()
    details.formName = reader.text("form_name")
    details.variety = reader.text("variety_slug")
    // Those of the first form are the species' and have been read.
    if first != nil { details.names = reader.localTexts("names") }
    let effort = stats("effort", &reader)
    details.effort = reader.has("effort") ? effort : first?.details.effort ?? []
    details.past = past(&reader)
    let movesFrom = reader.text("moves_from")
    details.movesFrom = reader.has("moves_from") ? movesFrom : first?.details.movesFrom
    details.isMega = reader.flag("is_mega")
    details.isGigantamax = reader.flag("is_gigantamax")
    details.isBattleOnly = reader.flag("is_battle_only")
    details.isCosmetic = reader.flag("is_cosmetic")
    return details
  }

  private static func past(_ reader: inout EntryReader) -> [PastFacts] {
    reader.elements("past").compactMap { index, value in
      guard var inner = reader.nested(value, "past[\(index)]") else {
        return reader.require(nil, value, "past[\(index)]", "an object")
      }
      defer { reader.adopt(inner) }
      let until = inner.int("until", in: 1...)
      let facts = PastFacts(
        until: until ?? 1, types: inner.texts("types").map(Slug.make),
        abilities: inner.texts("abilities").map(Slug.make), stats: stats("stats", &inner))
      if inner.present("until") == nil {
        inner.report("it has no until", fix: "until is the last generation that it holds for")
      }
      return until == nil ? nil : facts
    }
  }

  private static func stats(_ key: String, _ reader: inout EntryReader) -> [BaseStat] {
    reader.members(key).compactMap { stat, value in
      reader.amount(value, "\(key).\(stat)").map { BaseStat(slug: Slug.make(stat), value: $0) }
    }
  }
}
