extension Wording {
  /// What people call a regional Pokédex: `letsgo-kanto` is that of Kanto in the “Let’s Go” games.
  static func pokedex(_ slug: String) -> String { pokedexes[slug] ?? name(slug) }

  /// Those that have more than one list a region. The slugs are PokéAPI's.
  private static let pokedexes = [
    "original-johto": "Johto (Generation II)", "updated-johto": "Johto (HeartGold, SoulSilver)",
    "hoenn": "Hoenn (Generation III)", "updated-hoenn": "Hoenn (Omega Ruby, Alpha Sapphire)",
    "original-sinnoh": "Sinnoh (Diamond, Pearl)", "extended-sinnoh": "Sinnoh (Platinum)",
    "original-unova": "Unova (Black, White)", "updated-unova": "Unova (Black 2, White 2)",
    "original-alola": "Alola (Sun, Moon)", "updated-alola": "Alola (Ultra Sun, Ultra Moon)",
    "original-melemele": "Melemele (Sun, Moon)", "updated-melemele": "Melemele (Ultra Sun, Ultra Moon)",
    "original-akala": "Akala (Sun, Moon)", "updated-akala": "Akala (Ultra Sun, Ultra Moon)",
    "original-ulaula": "Ula’ula (Sun, Moon)", "updated-ulaula": "Ula’ula (Ultra Sun, Ultra Moon)",
    "original-poni": "Poni (Sun, Moon)", "updated-poni": "Poni (Ultra Sun, Ultra Moon)",
    "letsgo-kanto": "Kanto (Let’s Go)", "kanto": "Kanto (Generation I)",
    "conquest-gallery": "Conquest", "hisui": "Hisui (Legends: Arceus)",
    "lumiose-city": "Lumiose City (Legends: Z-A)",
    "isle-of-armor": "Isle of Armor", "hyperspace": "Hyperspace (Legends: Z-A)", "champions": "Champions",
  ]
}
