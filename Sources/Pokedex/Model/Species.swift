/// One Pokémon as a page shows it: a species, with the forms that it takes.
///
/// A class because species are handed about by the thousand, and a copy of so many fields would cost more than most
/// of what is done with one. Nothing of it ever changes.
public final class Species: Sendable {
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
  /// The genus in other languages, by BCP 47 tag.
  public let genera: [LocalizedText]
  /// The generation that it appeared in, counted from 1.
  public let generation: Int?
  /// A description in Markdown.
  public let description: Prose?
  /// What the games say about it, by version.
  public let flavor: [VersionText]
  /// Its numbers in the regions' own Pokédexes.
  public let numbers: [RegionalNumber]
  /// How it is caught, raised and bred.
  public let traits: Traits
  /// The slug of the species that it evolves from.
  public let evolvesFrom: String?
  /// The slug of the parent's form that evolves, where it is not the one that people know it by.
  public let evolvesFromForm: String?
  /// Ways in which it evolves from it, each a phrase in words; any one of them does.
  public let evolution: [String]
  /// The forms; the first is the one that people know it by.
  public let forms: [Form]
  /// Fields that the model does not know, in the order of the data.
  public let fields: [JSON.Field]

  package init(
    number: Int?, slug: String, name: String, names: [LocalizedText] = [], genus: String? = nil,
    genera: [LocalizedText] = [], generation: Int? = nil, description: Prose? = nil,
    flavor: [VersionText] = [], numbers: [RegionalNumber] = [], traits: Traits, evolvesFrom: String? = nil,
    evolvesFromForm: String? = nil, evolution: [String] = [], forms: [Form], fields: [JSON.Field] = []
  ) {
    self.number = number
    self.slug = slug
    self.name = name
    self.names = names
    self.genus = genus
    self.genera = genera
    self.generation = generation
    self.description = description
    self.flavor = flavor
    self.numbers = numbers
    self.traits = traits
    self.evolvesFrom = evolvesFrom
    self.evolvesFromForm = evolvesFromForm
    self.evolution = evolution
    self.forms = forms
    self.fields = fields
  }

  /// The form that people know it by.
  public var form: Form { forms[0] }
}

/// What one version of the games says.
public struct VersionText: Sendable, Hashable {
  /// The version's slug: `omega-ruby`.
  public let version: String
  /// The text, in one line.
  public let text: String

  package init(version: String, text: String) {
    self.version = version
    self.text = text
  }
}

/// A number in the Pokédex of a region.
public struct RegionalNumber: Sendable, Hashable {
  /// The Pokédex: `original-johto`.
  public let pokedex: String
  /// The number in it.
  public let number: Int

  package init(pokedex: String, number: Int) {
    self.pokedex = pokedex
    self.number = number
  }
}

/// A text in one language.
public struct LocalizedText: Sendable, Hashable {
  /// The language as a BCP 47 tag: `ja`, `zh-Hant`.
  public let language: String
  /// The text.
  public let text: String

  package init(language: String, text: String) {
    self.language = language
    self.text = text
  }
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

  package init(
    captureRate: Int? = nil, baseHappiness: Int? = nil, genderRate: Int? = nil, hatchCounter: Int? = nil,
    growthRate: String? = nil, eggGroups: [String] = [], color: String? = nil, shape: String? = nil,
    habitat: String? = nil, isBaby: Bool = false, isLegendary: Bool = false, isMythical: Bool = false
  ) {
    self.captureRate = captureRate
    self.baseHappiness = baseHappiness
    self.genderRate = genderRate
    self.hatchCounter = hatchCounter
    self.growthRate = growthRate
    self.eggGroups = eggGroups
    self.color = color
    self.shape = shape
    self.habitat = habitat
    self.isBaby = isBaby
    self.isLegendary = isLegendary
    self.isMythical = isMythical
  }
}
