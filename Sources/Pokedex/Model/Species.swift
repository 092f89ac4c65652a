/// One Pokémon as a page shows it: a species, with the forms that it takes.
public struct Species: Sendable {
  /// The number in the Pokédex; invented creatures may have none.
  public let number: Int?
  /// The name in addresses, unique.
  public let slug: String
  /// The name as its author writes it.
  public let name: String
  /// Names in other languages, by BCP 47 tag (`ja`, `fr`), in the order of the data.
  public let names: [LocalizedText]
  /// What kind of Pokémon it is: `Mouse Pokémon`.
  public let genus: String?
  /// The generation that it appeared in, counted from 1.
  public let generation: Int?
  /// A description in Markdown.
  public let description: Prose?
  /// How it is caught, raised and bred.
  public let traits: Traits
  /// The slug of the species that it evolves from.
  public let evolvesFrom: String?
  /// Ways in which it evolves from it, each a phrase in words; any one of them does.
  public let evolution: [String]
  /// The forms; the first is the one that people know it by.
  public let forms: [Form]
  /// Fields that the model does not know, in the order of the data.
  public let fields: [JSON.Field]

  /// The form that people know it by.
  public var form: Form { forms[0] }
}

/// A text in one language.
public struct LocalizedText: Sendable, Hashable {
  /// The language as a BCP 47 tag: `ja`, `zh-Hant`.
  public let language: String
  /// The text.
  public let text: String
}

/// How a species is caught, raised and bred. Everything is optional.
public struct Traits: Sendable, Hashable {
  /// How easily it is caught: 3 hardly, 255 at once.
  public let captureRate: Int?
  /// Its friendship when it is caught.
  public let baseHappiness: Int?
  /// Eighths of it that are female, 0 to 8; -1 if it has no gender.
  public let genderRate: Int?
  /// Egg cycles until it hatches.
  public let hatchCounter: Int?
  /// How much experience its levels take.
  public let growthRate: String?
  /// The groups that it breeds in, as names or slugs.
  public let eggGroups: [String]
  /// Its main colour.
  public let color: String?
  /// Its shape.
  public let shape: String?
  /// Where it lives.
  public let habitat: String?
  /// Whether it is a baby Pokémon.
  public let isBaby: Bool
  /// Whether it is legendary.
  public let isLegendary: Bool
  /// Whether it is mythical.
  public let isMythical: Bool
}
