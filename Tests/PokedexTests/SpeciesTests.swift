import Diagnostics
import Testing

@testable import Pokedex

/// What the fields of a Pokémon become.
@Suite struct SpeciesTests {
  @Test func readsTheFiveFieldsOfTheTutorials() throws {
    let loaded = load(
      """
      {"pokemon": [{"id": 1, "name": "Bulbasaur", "types": ["Grass", "Poison"],
        "description": "It naps in the sun.", "image_url": "https://example.org/1.png"}]}
      """)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.isComplete)
    let species = try #require(loaded.dex.species.first)
    #expect((species.number, species.slug, species.name) == (1, "bulbasaur", "Bulbasaur"))
    #expect(species.form.types == ["grass", "poison"])
    #expect(species.description?.text == "It naps in the sun.")
    #expect(species.form.pictures.map(\.kind) == ["default"])
    #expect(species.form.pictures.map(\.address) == ["https://example.org/1.png"])
    #expect(species.form.pictures.first?.origin.location.line == 2)
  }

  private static let everyField = """
    {"pokemon": [{"id": 25, "slug": "pika", "name": "Pikachu", "names": {"ja": "ピカチュウ", "fr": "Pikachu"},
      "genus": "Mouse Pokémon", "generation": 1, "description": "*Zap.*", "types": ["electric"],
      "abilities": ["static", {"name": "lightning-rod", "hidden": true}, {"name": "Plus", "hidden": null}],
      "stats": {"hp": 35, "speed": 90.5}, "height": 4, "weight": 60.5, "base_experience": 112,
      "image_url": "a.png", "sprites": {"front_shiny": "s.png", "front_default": "d.png", "back": null},
      "moves": {"level-up": [[1, "growl"], [0, "charm"]], "machine": ["thunder"], "egg": null},
      "capture_rate": 190, "base_happiness": 50, "gender_rate": -1, "hatch_counter": 10,
      "growth_rate": "medium", "egg_groups": ["ground", "fairy"], "color": "yellow", "shape": "quadruped",
      "habitat": "forest", "is_baby": true, "is_legendary": true, "is_mythical": true,
      "evolves_from": null, "evolution": ["high friendship", "at night"], "forms": []}]}
    """

  @Test func readsEveryField() throws {
    let loaded = load(Self.everyField)
    #expect(loaded.diagnostics.isEmpty)
    let pikachu = try #require(loaded.dex.species.first)
    #expect((pikachu.number, pikachu.slug, pikachu.name) == (25, "pika", "Pikachu"))
    #expect(pikachu.names.map(\.language) == ["ja", "fr"])
    #expect(pikachu.names.map(\.text) == ["ピカチュウ", "Pikachu"])
    #expect((pikachu.genus, pikachu.generation) == ("Mouse Pokémon", 1))
    #expect(pikachu.description?.text == "*Zap.*")
    #expect(pikachu.evolution == ["high friendship", "at night"])
    #expect(pikachu.fields.isEmpty)
  }

  @Test func readsEveryFieldOfAForm() throws {
    let form = try #require(load(Self.everyField).dex.species.first).form
    #expect(form.types == ["electric"])
    #expect(form.abilities.map(\.slug) == ["static", "lightning-rod", "plus"])
    #expect(form.abilities.map(\.name) == ["Static", "Lightning Rod", "Plus"])
    #expect(form.abilities.map(\.isHidden) == [false, true, false])
    #expect(form.stats == [BaseStat(slug: "hp", value: 35), BaseStat(slug: "speed", value: 90.5)])
    #expect(form.total == 125.5)
    #expect((form.height, form.weight, form.baseExperience) == (4, 60.5, 112))
    #expect(form.pictures.map(\.kind) == ["default", "front_shiny", "front_default"])
    #expect(form.moves.map(\.move) == ["growl", "charm", "thunder"])
    #expect(form.moves.map(\.method) == ["level-up", "level-up", "machine"])
    #expect(form.moves.map(\.level) == [1, 0, nil])
  }

  @Test func readsEveryTrait() throws {
    let traits = try #require(load(Self.everyField).dex.species.first).traits
    #expect(
      traits
        == Traits(
          captureRate: 190, baseHappiness: 50, genderRate: -1, hatchCounter: 10, growthRate: "medium",
          eggGroups: ["ground", "fairy"], color: "yellow", shape: "quadruped", habitat: "forest",
          isBaby: true, isLegendary: true, isMythical: true))
  }

  @Test(arguments: SpeciesReader.knownKeys.list.filter { $0 != "name" })
  func takesNullAsMissing(key: String) throws {
    let loaded = load("{\"pokemon\": [{\"name\": \"Missing No\", \"\(key)\": null}]}")
    #expect(loaded.diagnostics.isEmpty)
    let species = try #require(loaded.dex.species.first)
    #expect((species.slug, species.number, species.generation) == ("missing-no", nil, nil))
    #expect(species.fields.isEmpty)
  }

  /// Case 3: null, zero and empty wherever the public data has them.
  @Test func readsSparseEntries() throws {
    let loaded = load(
      """
      {"pokemon": [
        {"id": 9901, "name": "Sparkit Prime", "slug": "sparkit-prime", "types": ["electric"], "abilities": [],
         "base_experience": null, "height": null, "weight": 0, "image_url": null, "description": null,
         "stats": null, "moves": []},
        {"id": null, "name": "Unnumbered", "types": [], "description": "", "evolution": ""},
        {"name": "Bare"},
        {"id": 7, "name": "Thin", "types": ["ice", null, ""], "stats": {"hp": 0, "speed": null},
         "gender_rate": -1, "evolves_from": "", "sprites": {"front_default": null, "front_shiny": ""},
         "names": {"fr": "", "de": null}, "egg_groups": [null, " "], "abilities": [null, ""],
         "moves": {"egg": [null, ""]}, "forms": [null]}]}
      """)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.dex.species.map(\.slug) == ["thin", "sparkit-prime", "unnumbered", "bare"])
    let thin = loaded.dex.species[0]
    #expect(thin.form.types == ["ice"])
    #expect(thin.form.stats == [BaseStat(slug: "hp", value: 0)])
    #expect(thin.names.isEmpty && thin.traits.eggGroups.isEmpty && thin.forms.count == 1)
    #expect(thin.form.pictures.isEmpty && thin.form.moves.isEmpty && thin.form.abilities.isEmpty)
    let sparkit = loaded.dex.species[1]
    #expect((sparkit.form.height, sparkit.form.weight, sparkit.form.baseExperience) == (nil, nil, nil))
    #expect(loaded.dex.species[2].description == nil)
    #expect(loaded.dex.species[2].evolution == [])
  }

  @Test func takesImageURLBeforeSpritesAndADefaultWhereverItStands() {
    func kinds(_ fields: String) -> [String] {
      load("[{\"name\": \"A\", \(fields)}]").dex.species[0].form.pictures.map { "\($0.kind) \($0.address)" }
    }
    #expect(
      kinds(#""sprites": {"front_shiny": "s", "front_default": "d"}"#) == ["front_shiny s", "default d"])
    #expect(kinds(#""sprites": {"default": "d"}"#) == ["default d"])
    #expect(kinds(#""image_url": "i", "sprites": {"default": "d"}"#) == ["default i", "front_default d"])
  }

  @Test func keepsFreeFieldsInOrder() {
    let loaded = load(
      """
      {"pokemon": [{"zeta": 1, "name": "A", "rarity": {"grass": 12, "cave": [0.5, null, "x"]}, "alpha": false,
        "tags": [], "forms": [{"name": "B", "designer": {"name": "me"}}]}]}
      """)
    #expect(loaded.diagnostics.isEmpty)
    #expect(
      loaded.dex.species[0].fields == [
        .init("zeta", .int(1)),
        .init(
          "rarity",
          .object([.init("grass", .int(12)), .init("cave", .list([.double(0.5), .null, .string("x")]))])),
        .init("alpha", .bool(false)), .init("tags", .list([])),
      ])
    #expect(loaded.dex.species[0].form.fields == [])
    #expect(
      loaded.dex.species[0].forms[1].fields == [
        .init("designer", .object([.init("name", .string("me"))]))
      ])
  }

  @Test func ordersByNumberAndThenAsInTheFile() {
    let loaded = load(
      #"[{"name":"D"},{"name":"C","id":9},{"name":"B","id":0},{"name":"A"},{"name":"E","id":2}]"#)
    #expect(loaded.dex.species.map(\.name) == ["B", "E", "C", "D", "A"])
  }
}
