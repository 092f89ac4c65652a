import Diagnostics

/// Finds the generations of a Pokédex: those that species belong to, described by the `generations` collection
/// or else by their number.
enum GenerationReader {
  static let knownKeys: KnownKeys = ["id", "slug", "name", "region", "games"]

  static func read(
    _ collections: Collections, used species: [Species], isOfficial: Bool, _ diagnostics: inout [Diagnostic]
  ) -> [Generation] {
    let described = described(collections, &diagnostics)
    let numbers = Set(species.compactMap(\.generation)).sorted()
    return numbers.map { described[$0] ?? .known($0, isOfficial: isOfficial) }
  }

  private static func described(
    _ collections: Collections, _ diagnostics: inout [Diagnostic]
  ) -> [Int: Generation] {
    let identities = Identity.read(collections[.generations], of: .generations, diagnostics: &diagnostics)
    let generations = identities.read(besides: knownKeys, &diagnostics) { identity, reader, fields in
      let region = reader.text("region")
      let games = reader.localTexts("games").map { Game(slug: $0.language, name: $0.text) }
      if reader.present("id") == nil { reader.report("it has no id", fix: "id is the generation's number") }
      return identity.number.map {
        Generation(number: $0, name: identity.name, region: region, games: games, fields: fields)
      }
    }
    return Dictionary(generations.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
