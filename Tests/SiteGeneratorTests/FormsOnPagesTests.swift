import Testing

@testable import SiteGenerator

/// Forms on the pages of what they have: types, abilities, moves.
@Suite struct FormsOnPagesTests {
  private static let site = MemorySite([
    "Content/game.json": """
    {"moves": [{"name": "Thunderbolt", "type": "electric"}, {"name": "Tackle", "type": "normal"},
       {"slug": "burst-physical", "name": "Burst", "type": "rock"}, {"slug": "burst-special", "name": "Burst"}],
     "abilities": [{"name": "Galvanize"}],
     "pokemon": [
      {"id": 74, "name": "Geodude", "types": ["rock", "ground"], "abilities": ["Sturdy"], "moves_from": "x-y",
       "moves": {"level-up": [[1, "tackle"]]}, "forms": [
        {"slug": "geodude-alola", "name": "Alolan Geodude", "types": ["rock", "electric"],
         "abilities": ["Sturdy", "Galvanize"], "moves": {"machine": ["thunderbolt"], "level-up": [[1, "tackle"]]}},
        {"slug": "geodude-kanto", "name": "Kanto Geodude", "types": ["rock"],
         "moves": {"machine": ["thunderbolt"], "level-up": [[1, "tackle"]]}},
        {"slug": "geodude-mega", "name": "Mega Geodude", "is_mega": true, "types": ["steel"],
         "moves": {"machine": ["thunderbolt"]}},
        {"slug": "geodude-totem", "name": "Totem Geodude", "moves": {"egg": ["thunderbolt"]}},
        {"slug": "geodude-angry", "name": "Angry Geodude", "is_battle_only": true, "moves": {"egg": ["thunderbolt"]}}]},
      {"id": 172, "name": "Pichu", "types": ["electric"], "moves": {"level-up": [[5, "thunderbolt"]]}}]}
    """
  ])

  /// The names and addresses of the cards in a section.
  private func cards(_ path: String, _ anchor: String) throws -> [String] {
    let html = try Self.site.html(path)
    let section = html.split(separator: "<section aria-labelledby=\"\(anchor)\">").dropFirst().first ?? ""
    let body = section.split(separator: "</section>").first ?? ""
    return body.matches(of: /href="([^"]*)"><img[^>]*><span class="card-name">([^<]*)/).map {
      "\($0.2) \($0.1)"
    }
  }

  @Test func aTypeHasItsPokemonAndFormsOfOthers() throws {
    #expect(try cards("types/electric/", "members") == ["Pichu /pokemon/pichu/"])
    #expect(
      try cards("types/electric/", "other-members") == ["Alolan Geodude /pokemon/geodude/#form-geodude-alola"]
    )
    let html = try Self.site.html("types/electric/")
    #expect(html.contains(">1 Pokémon</h2>"))
    #expect(html.contains(">1 Pokémon in another form</h2>"))
    #expect(try cards("types/rock/", "members") == ["Geodude /pokemon/geodude/"])
    #expect(try cards("types/rock/", "other-members") == [])
    #expect(
      try cards("types/steel/", "other-members") == ["Mega Geodude /pokemon/geodude/#form-geodude-mega"])
  }

  @Test func theCardOfAFormHasItsTypesAndItsPicture() throws {
    let html = try Self.site.html("types/electric/")
    let card = try #require(html.firstMatch(of: /#form-geodude-alola"><img src="([^"]*)"[\s\S]*?<\/li>/))
    #expect(card.1.contains("geodude-alola"))
    #expect(card.0.contains("type-electric") && !card.0.contains("type-ground"))
  }

  @Test func anAbilityHasTheFormsThatHaveIt() throws {
    #expect(
      try cards("abilities/galvanize/", "members") == ["Alolan Geodude /pokemon/geodude/#form-geodude-alola"])
    #expect(try cards("abilities/sturdy/", "members") == ["Geodude /pokemon/geodude/"])
  }

  @Test func aMoveIsLearnedByFormsWithMovesOfTheirOwn() throws {
    let html = try Self.site.html("moves/thunderbolt/")
    let learners = html.matches(of: /<li><a href="(\/pokemon\/[^"]*)">([^<]*)/).map { "\($0.2) \($0.1)" }
    #expect(
      learners == [
        "Pichu /pokemon/pichu/", "Alolan Geodude and Kanto Geodude /pokemon/geodude/#form-geodude-alola",
      ])
    #expect(html.contains("2 Pokémon that can learn it"))
    #expect(
      html.contains("<p class=\"muted\">Of each Pokémon, the newest game that tells its moves counts.</p>"))
  }

  @Test func aMoveThatNobodyLearnsSaysSo() throws {
    #expect(
      try Self.site.html("moves/burst-special/").contains("No Pokémon learns it in the games shown here."))
    let game = MemorySite([
      "Content/game.json": #"{"moves": [{"name": "Shout"}], "pokemon": [{"name": "Mon"}]}"#
    ])
    #expect(try game.html("moves/shout/").contains("<p class=\"muted\">No Pokémon learns it.</p>"))
  }

  @Test func movesOfOneNameAreToldApart() throws {
    let html = try Self.site.html("moves/")
    #expect(html.contains(">Burst (Physical)</a>"))
    #expect(html.contains(">Burst (Special)</a>"))
    #expect(html.contains("<p class=\"lead\">4 moves.</p>"))
    #expect(try Self.site.html("moves/burst-physical/").contains("<h1>Burst (Physical) "))
  }

  @Test func aTypeListsItsMoves() throws {
    let html = try Self.site.html("types/electric/")
    #expect(html.contains("<h2 id=\"moves\">1 move</h2>"))
    #expect(html.contains("<th scope=\"row\"><a href=\"/moves/thunderbolt/\">Thunderbolt</a></th>"))
    #expect(!(try Self.site.html("types/ground/").contains("id=\"moves\"")))
  }
}
