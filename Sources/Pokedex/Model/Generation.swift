/// A generation of games.
public struct Generation: Sendable, Hashable {
  /// Counted from 1.
  public let number: Int
  /// The name for people: `Generation IV`.
  public let name: String
  /// The region where its games play.
  public let region: String?
  /// Its games, in the order in which they appeared.
  public let games: [Game]
  /// Fields that the model does not know.
  public let fields: [JSON.Field]

  package init(number: Int, name: String, region: String?, games: [Game] = [], fields: [JSON.Field] = []) {
    self.number = number
    self.name = name
    self.region = region
    self.games = games
    self.fields = fields
  }

  private static let officialRegions = [
    "Kanto", "Johto", "Hoenn", "Sinnoh", "Unova", "Kalos", "Alola", "Galar", "Paldea",
  ]

  /// What is known about a generation that the data does not describe.
  static func known(_ number: Int, isOfficial: Bool) -> Generation {
    let region =
      isOfficial && officialRegions.indices.contains(number - 1) ? officialRegions[number - 1] : nil
    return Generation(number: number, name: "Generation \(roman(number))", region: region, fields: [])
  }

  /// Roman numerals up to 39; beyond, nobody reads them.
  private static func roman(_ number: Int) -> String {
    guard (1...39).contains(number) else { return String(number) }
    let units = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    return String(repeating: "X", count: number / 10) + units[number % 10]
  }
}

/// Games that came out together and share their data.
public struct Game: Sendable, Hashable {
  /// What other entries call them: `red-blue`.
  public let slug: String
  /// The name for people: `Red and Blue`.
  public let name: String

  package init(slug: String, name: String) {
    self.slug = slug
    self.name = name
  }
}
