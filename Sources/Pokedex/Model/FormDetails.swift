/// What is told of a form besides its looks and its strength. Everything is optional.
public struct FormDetails: Sendable, Hashable {
  /// What sets the form apart: `Alolan Form`, `Normal Forme`.
  public var formName: String?
  /// The slug of the variety that it is, where that is not its own: `deoxys-normal` for the first form of Deoxys,
  /// `arceus` for each of the forms of Arceus. Forms of one variety share their stats, abilities and moves.
  public var variety: String?
  /// The form's names in other languages, by BCP 47 tag; those of the first form are its species'.
  public var names: [LocalizedText] = []
  /// Effort points for defeating it, for the stats that get any.
  public var effort: [BaseStat] = []
  /// What was different in earlier generations, the earliest first.
  public var past: [PastFacts] = []
  /// The game that its moves are those of: `scarlet-violet`.
  public var movesFrom: String?
  /// Whether it is a Mega Evolution.
  public var isMega = false
  /// Whether it is a Gigantamax form.
  public var isGigantamax = false
  /// Whether it is seen in battles only.
  public var isBattleOnly = false
  /// Whether it differs from the form before it in its looks only.
  public var isCosmetic = false

  package init() {}
}

/// What was different up to a generation. What is empty was as it is now.
public struct PastFacts: Sendable, Hashable {
  /// The last generation that this holds for, counted from 1.
  public let until: Int
  /// The slugs of the types that it had.
  public let types: [String]
  /// The slugs of the abilities that it had, all of them.
  public let abilities: [String]
  /// The stats that were different.
  public let stats: [BaseStat]

  package init(until: Int, types: [String] = [], abilities: [String] = [], stats: [BaseStat] = []) {
    self.until = until
    self.types = types
    self.abilities = abilities
    self.stats = stats
  }
}
