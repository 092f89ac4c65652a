/// Abilities that change how much damage a Pokémon takes from types of moves.
enum DefensiveAbility {
  /// What an ability changes; nil if nothing.
  static func note(of slug: String) -> String? { notes[slug] }

  private static let notes = [
    "levitate": "Ground moves do not hurt it", "earth-eater": "Ground moves heal it",
    "flash-fire": "Fire moves do not hurt it", "well-baked-body": "Fire moves do not hurt it",
    "heatproof": "Fire moves do half as much", "thick-fat": "Fire and Ice moves do half as much",
    "water-absorb": "Water moves heal it", "storm-drain": "Water moves do not hurt it",
    "dry-skin": "Water moves heal it, Fire moves do a quarter more",
    "water-bubble": "Fire moves do half as much",
    "volt-absorb": "Electric moves heal it", "lightning-rod": "Electric moves do not hurt it",
    "motor-drive": "Electric moves do not hurt it", "sap-sipper": "Grass moves do not hurt it",
    "purifying-salt": "Ghost moves do half as much", "fluffy": "Fire moves do twice as much",
    "wonder-guard": "only moves that are strong against it hurt it",
    "filter": "strong moves do a quarter less", "solid-rock": "strong moves do a quarter less",
    "prism-armor": "strong moves do a quarter less", "delta-stream": "Flying gives it no weaknesses",
    "tera-shell": "at full health, every move counts as not very effective",
    "multiscale": "at full health, every move does half as much",
    "shadow-shield": "at full health, every move does half as much",
  ]
}
