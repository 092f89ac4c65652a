/// Facts about evolution that the service does not have, by the species that the steps lead to.
enum EvolutionOverrides {
  /// All ways into a species; nil where those of the service do.
  static func phrases(to species: String) -> [String]? { ways[species] }

  private static let ways = [
    // They differ by a number that nobody sees.
    "silcoon": ["level 7 at random"], "cascoon": ["level 7 at random"],
    "solgaleo": ["level 53 in Sun, Ultra Sun, Sword or Scarlet"],
    "lunala": ["level 53 in Moon, Ultra Moon, Shield or Violet"],
    // The games of the main series do not know the step at all.
    "melmetal": ["400 Meltan Candies in Pokémon GO"],
    "toxtricity": [
      "level 30 with a Hardy, Brave, Adamant, Naughty, Docile, Impish, Lax, Hasty, Jolly, Naive, Rash, Sassy or "
        + "Quirky nature, into Amped Toxtricity",
      "level 30 with any other nature, into Low Key Toxtricity",
    ],
  ]
}
