import Pokedex

/// Where species were first seen.
///
/// Some of a generation came with games that play elsewhere than its first ones: Hisui's in the eighth, Meltan in the
/// seventh.
enum HomeRegion {
  /// The region of a species, where that is another than its generation's.
  static func ofLaterGames(_ species: Species, _ generation: Generation) -> String? {
    guard let region = generation.region, let first = species.numbers.first?.pokedex,
      let other = regions[first]
    else { return nil }
    let slug = Catalog.slug(region)
    return species.numbers.contains { $0.pokedex.contains(slug) } ? nil : other
  }

  /// By the slug of the first Pokédex that a species is in.
  private static let regions = ["hisui": "Hisui", "letsgo-kanto": "Kanto"]
}
