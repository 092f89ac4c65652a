extension TypeChart {
  /// The eighteen types of the games since generation VI.
  public static let official = TypeChart([
    official("normal", "#8a8a7b", double: "", half: "rock steel", none: "ghost"),
    official("fire", "#e0562b", double: "grass ice bug steel", half: "fire water rock dragon", none: ""),
    official("water", "#3b82d9", double: "fire ground rock", half: "water grass dragon", none: ""),
    official("electric", "#e3b505", double: "water flying", half: "electric grass dragon", none: "ground"),
    official(
      "grass", "#4d9e3f", double: "water ground rock", half: "fire grass poison flying bug dragon steel",
      none: ""),
    official("ice", "#5cb8c4", double: "grass ground flying dragon", half: "fire water ice steel", none: ""),
    official(
      "fighting", "#b53a4c", double: "normal ice rock dark steel", half: "poison flying psychic bug fairy",
      none: "ghost"),
    official("poison", "#9147b0", double: "grass fairy", half: "poison ground rock ghost", none: "steel"),
    official(
      "ground", "#b8894a", double: "fire electric poison rock steel", half: "grass bug", none: "flying"),
    official("flying", "#7d93d8", double: "grass fighting bug", half: "electric rock steel", none: ""),
    official("psychic", "#e0527e", double: "fighting poison", half: "psychic steel", none: "dark"),
    official(
      "bug", "#8a9a1f", double: "grass psychic dark", half: "fire fighting poison flying ghost steel fairy",
      none: ""),
    official("rock", "#a8955a", double: "fire ice flying bug", half: "fighting ground steel", none: ""),
    official("ghost", "#635596", double: "psychic ghost", half: "dark", none: "normal"),
    official("dragon", "#5f4be0", double: "dragon", half: "steel", none: "fairy"),
    official("dark", "#574a47", double: "psychic ghost", half: "fighting dark fairy", none: ""),
    official("steel", "#6d8ea0", double: "ice rock fairy", half: "fire water electric steel", none: ""),
    official("fairy", "#db7fc0", double: "fighting dragon dark", half: "fire poison steel", none: ""),
  ])

  private static func official(
    _ slug: String, _ color: String, double: String, half: String, none: String
  ) -> ElementalType {
    ElementalType(
      slug: slug, name: Slug.title(slug), color: color, doubleDamageTo: slugs(double),
      halfDamageTo: slugs(half),
      noDamageTo: slugs(none))
  }

  private static func slugs(_ words: String) -> [String] {
    words.split(separator: " ").map(String.init)
  }
}
