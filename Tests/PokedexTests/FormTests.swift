import Testing

@testable import Pokedex

@Suite struct FormTests {
  private static let base = """
    "name": "Raichu", "types": ["electric"], "abilities": ["static"], "stats": {"hp": 60}, "height": 8,
    "weight": 300, "base_experience": 218, "image_url": "r.png", "moves": ["thunder"]
    """

  private func forms(_ further: String) throws -> [Form] {
    let loaded = load("{\"pokemon\": [{\(Self.base), \"forms\": [\(further)]}]}")
    #expect(loaded.diagnostics.isEmpty)
    return try #require(loaded.dex.species.first).forms
  }

  @Test func inheritWhatTheyDoNotTell() throws {
    let forms = try forms(#"{"name": "Alolan Raichu"}"#)
    #expect(forms.map(\.slug) == ["raichu", "alolan-raichu"])
    #expect(forms.map(\.name) == ["Raichu", "Alolan Raichu"])
    let alolan = forms[1]
    #expect(alolan.types == ["electric"])
    #expect(alolan.abilities.map(\.slug) == ["static"])
    #expect(alolan.stats == [BaseStat(slug: "hp", value: 60)])
    #expect((alolan.height, alolan.weight, alolan.baseExperience) == (8, 300, 218))
    #expect(alolan.moves.map(\.move) == ["thunder"])
    #expect(alolan.pictures.isEmpty)
  }

  @Test func overrideWhatTheyTell() throws {
    let alolan = try forms(
      """
      {"name": "Alolan Raichu", "slug": "raichu-alola", "types": ["electric", "psychic"],
       "abilities": [{"name": "surge-surfer"}], "stats": {"speed": 110}, "height": 7, "weight": 210,
       "base_experience": 1, "moves": [], "sprites": {"front_default": "a.png"}}
      """)[1]
    #expect((alolan.slug, alolan.name) == ("raichu-alola", "Alolan Raichu"))
    #expect(alolan.types == ["electric", "psychic"])
    #expect(alolan.abilities.map(\.slug) == ["surge-surfer"])
    #expect(alolan.stats == [BaseStat(slug: "speed", value: 110)])
    #expect((alolan.height, alolan.weight, alolan.baseExperience) == (7, 210, 1))
    #expect(alolan.moves.isEmpty)
    #expect(alolan.pictures.map(\.address) == ["a.png"])
  }

  @Test func areUnknownWhereTheySayNull() throws {
    let unknown = try forms(
      """
      {"name": "Shadow Raichu", "types": null, "abilities": null, "stats": null, "height": null, "weight": null,
       "base_experience": null, "moves": null}
      """)[1]
    #expect(unknown.types.isEmpty && unknown.abilities.isEmpty && unknown.stats.isEmpty)
    #expect((unknown.height, unknown.weight, unknown.baseExperience) == (nil, nil, nil))
    #expect(unknown.moves.isEmpty)
  }

  @Test func reportFaultsWithTheirPath() {
    let loaded = load(
      """
      {"pokemon": [{"name": "A", "forms": [
        7,
        {"types": ["fire"], "height": "tall"},
        {"name": "B", "weight": -1, "moves": {"egg": [{}]}, "abilities": [{"name": 3}], "name": "C"},
        {"name": "a"}, {"name": "D", "slug": 5}]}]}
      """)
    #expect(
      loaded.errors == [
        "Content/pokemon.json:2:3: pokemon[0] \"A\": forms[0] is not an object, but a number",
        "Content/pokemon.json:3:3: pokemon[0] \"A\": forms[1]: it has no name",
        "Content/pokemon.json:3:33: pokemon[0] \"A\": forms[1].height is not a number, but a string",
        "Content/pokemon.json:4:27: pokemon[0] \"A\": forms[2].weight is below zero",
        "Content/pokemon.json:4:49: pokemon[0] \"A\": forms[2].moves.egg[0] is neither a name nor [level, name]",
        "Content/pokemon.json:4:78: pokemon[0] \"A\": forms[2].abilities[0].name is not a string, but a number",
        "Content/pokemon.json:4:91: pokemon[0] \"A\": forms[2].name stands twice",
        "Content/pokemon.json:5:3: pokemon[0] \"A\": forms[3]: its slug 'a' is that of the form \"A\" too",
        "Content/pokemon.json:5:40: pokemon[0] \"A\": forms[4].slug is not a string, but a number",
      ])
  }
}
