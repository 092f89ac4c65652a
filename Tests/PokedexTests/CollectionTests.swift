import Testing

@testable import Pokedex

/// Stats, generations, abilities and moves.
@Suite struct CollectionTests {
  @Test func listsStatsInTheOrderOfTheGamesThenAsTheyAppear() {
    let loaded = load(
      """
      [{"name": "A", "stats": {"speed": 1, "luck": 2}},
       {"name": "B", "stats": {"hp": 1, "special-attack": 2, "Special Defense": 3},
        "forms": [{"name": "C", "stats": {"grit": 3}}]}]
      """)
    #expect(loaded.diagnostics.isEmpty)
    #expect(
      loaded.dex.stats.map(\.slug) == ["hp", "special-attack", "special-defense", "speed", "luck", "grit"])
    #expect(
      loaded.dex.stats.map(\.name) == ["HP", "Sp. Attack", "Sp. Defense", "Speed", "Luck", "Grit"])
  }

  @Test func aStatsCollectionNamesAndOrdersThem() {
    let loaded = load(
      """
      {"stats": [{"name": "Fortune", "slug": "luck", "max": 9}, {"name": "Unused"}, {"name": "HP"}],
       "pokemon": [{"name": "A", "stats": {"speed": 1, "hp": 3, "luck": 2}}]}
      """)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.dex.stats.map(\.name) == ["Fortune", "HP", "Speed"])
    #expect(loaded.dex.stats[0].fields == [.init("max", .int(9))])
  }

  @Test func knowsTheOfficialGenerations() {
    let loaded = load(
      """
      {"generations": [{"id": 4, "name": "The Fourth", "region": "Elsewhere", "year": 2006}, {"id": 8, "name": "X"}],
       "pokemon": [{"name": "A", "generation": 4}, {"name": "B", "generation": 1}, {"name": "C", "generation": 9},
        {"name": "D"}, {"name": "E", "generation": 14}, {"name": "F", "generation": 1}]}
      """)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.dex.generations.map(\.number) == [1, 4, 9, 14])
    #expect(
      loaded.dex.generations.map(\.name) == ["Generation I", "The Fourth", "Generation IX", "Generation XIV"])
    #expect(loaded.dex.generations.map(\.region) == ["Kanto", "Elsewhere", "Paldea", nil])
    #expect(loaded.dex.generations[1].fields == [.init("year", .int(2006))])
  }

  @Test func inventsNoRegionsForAFanGame() {
    let loaded = load(#"[{"name": "A", "types": ["Sound"], "generation": 2}]"#)
    #expect(loaded.dex.generations == [Generation(number: 2, name: "Generation II", region: nil, fields: [])])
  }

  @Test func aGenerationNeedsItsNumberAndSaysSoOnce() {
    #expect(
      load(#"{"generations": [{"name": "A"}, {"id": "2", "name": "B"}, {"id": null, "name": "C"}]}"#).errors
        == [
          "Content/pokemon.json:1:18: generations[0] \"A\": it has no id",
          "Content/pokemon.json:1:40: generations[1] \"B\": id is not a whole number, but a string",
          "Content/pokemon.json:1:59: generations[2] \"C\": it has no id",
        ])
  }

  @Test func readsAbilitiesAndMoves() throws {
    let loaded = load(
      """
      {"abilities": [{"id": 9, "name": "Static", "description": "Shocks.", "cost": 3}, {"name": "Lightning Rod"}],
       "moves": [{"name": "Thunder Shock", "type": "Electric", "category": "special", "power": 40,
        "accuracy": 100, "pp": 30, "description": "Zap.", "contact": false}, {"name": "Growl", "power": null}]}
      """)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.dex.abilities.map(\.slug) == ["static", "lightning-rod"])
    #expect(loaded.dex.abilities[0].description?.text == "Shocks.")
    #expect(loaded.dex.abilities[0].fields == [.init("cost", .int(3))])
    let move = try #require(loaded.dex.moves.first)
    #expect((move.slug, move.name, move.type) == ("thunder-shock", "Thunder Shock", "electric"))
    #expect((move.category, move.power, move.accuracy, move.pp) == ("special", 40, 100, 30))
    #expect(move.fields == [.init("contact", .bool(false))])
    #expect(loaded.dex.moves[1].power == nil)
  }
}
