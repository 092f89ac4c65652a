import Pokedex

/// The names of games, as the generations of the data write them.
struct GameNames: Sendable {
  private var names: [String: String] = [:]

  /// Games that came out together are one entry of the data, “HeartGold and SoulSilver”; each is known by itself, too.
  init(_ generations: [Generation]) {
    for game in generations.flatMap(\.games) {
      names[game.slug] = game.name
      for name in game.name.split(separator: " and ") { names[Self.key(name)] = String(name) }
    }
  }

  /// The name of a game that the data knows; else what its slug tells.
  func name(of slug: String) -> String { names[slug] ?? names[Self.key(slug[...])] ?? Wording.name(slug) }

  /// `heartgold`, `HeartGold` and `Heart-Gold` are one game.
  private static func key(_ name: Substring) -> String {
    Catalog.slug(String(name)).filter { $0 != "-" }
  }
}
