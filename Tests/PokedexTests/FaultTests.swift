import Diagnostics
import Testing

@testable import Pokedex

/// How faults in data are reported.
@Suite struct FaultTests {
  /// A key, a value of a type that it cannot have, and what is said about it.
  struct Wrong: Sendable, CustomTestStringConvertible {
    let key: String
    let value: String
    let words: String
    var testDescription: String { "\(key): \(value)" }

    static func all(_ keys: [String], _ value: String, _ words: String) -> [Wrong] {
      keys.map { Wrong(key: $0, value: value, words: words) }
    }
  }

  private static let wrongTypes =
    Wrong.all(
      [
        "slug", "genus", "description", "image_url", "growth_rate", "color", "shape", "habitat",
        "evolves_from", "evolves_from_form", "form_name", "variety_slug", "moves_from",
      ],
      "7", "a string, but a number")
    + Wrong.all(
      [
        "id", "generation", "base_experience", "capture_rate", "base_happiness", "gender_rate",
        "hatch_counter",
      ], "\"7\"", "a whole number, but a string")
    + Wrong.all(["height", "weight"], "[]", "a number, but a list")
    + Wrong.all(
      [
        "is_baby", "is_legendary", "is_mythical", "is_mega", "is_gigantamax", "is_battle_only", "is_cosmetic",
      ], "1", "true or false, but a number")
    + Wrong.all(["types", "abilities", "egg_groups", "forms", "past"], "{}", "a list, but an object")
    + Wrong.all(
      ["names", "genera", "flavor", "numbers", "stats", "effort", "sprites"], "[]", "an object, but a list")
    + Wrong.all(["moves"], "true", "a list or an object of lists, but true or false")
    + Wrong.all(["evolution"], "{}", "a string or a list of strings, but an object")

  @Test(arguments: wrongTypes)
  func namesFileEntryAndField(wrong: Wrong) {
    let loaded = load(
      "{\"pokemon\": [{\"name\": \"Zero\"},\n {\"name\": \"One\", \"\(wrong.key)\": \(wrong.value)}]}")
    let column = #" {"name": "One", "": "#.count + wrong.key.count + 1
    #expect(
      loaded.errors == [
        "Content/pokemon.json:2:\(column): pokemon[1] \"One\": \(wrong.key) is not \(wrong.words)"
      ])
    #expect(loaded.diagnostics.count == 1)
  }

  @Test func wrongTypesAreTriedForEveryKey() {
    #expect(Set(Self.wrongTypes.map(\.key)) == Set(SpeciesReader.knownKeys.list).subtracting(["name"]))
  }

  @Test(arguments: [
    (#""types": ["fire", 3]"#, "types[1] is not a string, but a number"),
    (#""egg_groups": [[]]"#, "egg_groups[0] is not a string, but a list"),
    (#""evolution": [1]"#, "evolution[0] is not a string, but a number"),
    (#""abilities": [3]"#, "abilities[0] is not a string or an object, but a number"),
    (#""abilities": [{}]"#, "abilities[0]: it has no name"),
    (#""abilities": [{"name": null}]"#, "abilities[0]: it has no name"),
    (#""abilities": [{"name": 1}]"#, "abilities[0].name is not a string, but a number"),
    (
      #""abilities": [{"name": "a", "hidden": "yes"}]"#,
      "abilities[0].hidden is not true or false, but a string"
    ),
    (#""stats": {"hp": "high"}"#, "stats.hp is not a number, but a string"),
    (#""stats": {"hp": -1}"#, "stats.hp is below zero"),
    (#""stats": {"hp": 1, "hp": 2}"#, "stats.hp stands twice"),
    (#""stats": {"hp": 1, "HP": 2}"#, "stats.HP is the stat 'hp' a second time"),
    (#""names": {"ja": 1}"#, "names.ja is not a string, but a number"),
    (#""sprites": {"front_default": {}}"#, "sprites.front_default: it has no path"),
    (#""sprites": {"front_default": 3}"#, "sprites.front_default is not a string or an object, but a number"),
    (#""sprites": {"back": {"path": 3}}"#, "sprites.back.path is not a string, but a number"),
    (
      #""sprites": {"back": {"path": "a.png", "width": 0}}"#,
      "sprites.back.width is 0, which is not 1 or more"
    ),
    (#""genera": {"fr": 1}"#, "genera.fr is not a string, but a number"),
    (#""flavor": {"red": []}"#, "flavor.red is not a string, but a list"),
    (#""numbers": {"kanto": "7"}"#, "numbers.kanto is not a whole number, but a string"),
    (#""effort": {"hp": -1}"#, "effort.hp is below zero"),
    (#""past": [{"types": ["ice"]}]"#, "past[0]: it has no until"),
    (#""past": [{"until": "5"}]"#, "past[0].until is not a whole number, but a string"),
    (#""past": [{"until": 5, "stats": {"hp": "x"}}]"#, "past[0].stats.hp is not a number, but a string"),
    (#""past": [5]"#, "past[0] is not an object, but a number"),
    (#""moves": [1]"#, "moves[0] is not a string, but a number"),
    (#""moves": {"egg": "growl"}"#, "moves.egg is not a list, but a string"),
    (#""moves": {"egg": [["growl", 1]]}"#, "moves.egg[0] is neither a name nor [level, name]"),
    (#""moves": {"egg": [[1, "growl", 2]]}"#, "moves.egg[0] is neither a name nor [level, name]"),
    (#""moves": {"egg": [[-1, "growl"]]}"#, "moves.egg[0] is neither a name nor [level, name]"),
    (#""height": -4"#, "height is below zero"),
    (#""id": -1"#, "id is -1, which is not 0 or more"),
    (#""id": 1.5"#, "id is not a whole number"),
    (#""id": 99999999999999999999"#, "id is not a whole number"),
    (#""generation": 0"#, "generation is 0, which is not 1 or more"),
    (#""gender_rate": 9"#, "gender_rate is 9, which is not from -1 to 8"),
    (#""slug": "★""#, "slug '★' has no letter from a to z and no digit"),
    (#""id": 1, "id": 2"#, "id stands twice"),
  ])
  func saysWhatIsWrong(field: String, words: String) {
    let errors = load("[{\"name\": \"A\", \(field)}]").diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.summary) == ["pokemon[0] \"A\": \(words)"])
    #expect(errors.allSatisfy { $0.location?.line == 1 && ($0.location?.column ?? 0) > 1 })
  }

  @Test func reportsAllFaultsOfAllFilesInOneRun() {
    let loaded = load(
      (
        "Content/a.json",
        "{\"pokemon\": [\n  {\"name\": 1, \"id\": \"x\", \"height\": []},\n  5, {\"id\": 3}]}"
      ),
      ("Content/b.json", "{\"types\": [{\"name\": \"Sound\", \"color\": \"blue\"}],"),
      ("Content/moves.json", "[{\"name\": \"Hum\", \"power\": \"much\"}]"),
      ("Content/c.json", "7"))
    #expect(
      loaded.errors == [
        "Content/a.json:2:12: pokemon[0]: name is not a string, but a number",
        "Content/a.json:2:21: pokemon[0]: id is not a whole number, but a string",
        "Content/a.json:2:36: pokemon[0]: height is not a number, but a list",
        "Content/a.json:3:3: pokemon[1] is a number, not an object",
        "Content/a.json:3:6: pokemon[2]: it has no name",
        "Content/b.json:1:48: a key in quotation marks should stand here",
        "Content/c.json:1:1: the file holds a number, not an object",
        "Content/moves.json:1:27: moves[0] \"Hum\": power is not a whole number, but a string",
      ])
    #expect(!loaded.isComplete)
  }

  @Test func namesBothEntriesOfADuplicate() {
    let loaded = load(
      """
      {"pokemon": [
        {"name": "Mr. Mime", "id": 122},
        {"name": "Mr Mime", "id": 123},
        {"name": "Other", "id": 122, "height": true}]}
      """)
    #expect(
      loaded.errors == [
        "Content/pokemon.json:3:3: pokemon[1] \"Mr Mime\": its slug 'mr-mime' is that of pokemon[0] \"Mr. Mime\" too",
        "Content/pokemon.json:4:3: pokemon[2] \"Other\": its number 122 is that of pokemon[0] \"Mr. Mime\" too",
        "Content/pokemon.json:4:42: pokemon[2] \"Other\": height is not a number, but true or false",
      ])
    #expect(
      loaded.diagnostics.compactMap(\.explanation) == [
        "pokemon[0] \"Mr. Mime\" stands in Content/pokemon.json:2:3",
        "pokemon[0] \"Mr. Mime\" stands in Content/pokemon.json:2:3",
      ])
    #expect(loaded.dex.species.map(\.name) == ["Mr. Mime"])
  }

  @Test func namesBothFilesOfACollection() {
    let loaded = load(
      ("Content/a.json", "{\"pokemon\": [{\"name\": \"A\"}]}"),
      ("Content/b.json", "{\n\"pokemon\": []}"), ("Content/pokemon.json", "[]"))
    #expect(
      loaded.errors == [
        "Content/b.json:2:12: 'pokemon' stands here and in Content/a.json:1:13",
        "Content/pokemon.json:1:1: 'pokemon' stands here and in Content/a.json:1:13",
      ])
    #expect(load("{\"pokemon\": [], \"pokemon\": []}").errors.count == 1)
  }

  @Test func warnsOfUnknownCollectionsButNotOfSchemas() {
    let loaded = load(#"{"$schema": "../pokesite.schema.json", "pokemons": [], "types": null}"#)
    #expect(
      loaded.warnings == [
        "Content/pokemon.json:1:52: 'pokemons' is not a collection that pokesite knows; did you mean 'pokemon'?"
      ])
    #expect(loaded.errors == [])
    #expect(loaded.dex.types.types.count == 18)
    #expect(
      load("{\"moves\": {}}").errors == ["Content/pokemon.json:1:11: 'moves' is an object, not a list"])
  }

  @Test func takesABareListByItsFileName() {
    let loaded = load(("x/types.json", #"[{"name": "Sound"}]"#), ("x/my.mons.json", #"[{"name": "A"}]"#))
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.dex.types.types.map(\.slug) == ["sound"])
    #expect(loaded.dex.species.map(\.slug) == ["a"])
  }

  @Test func notesASlipOfThePenOnceACollection() {
    let loaded = load(#"[{"name": "A", "heigth": 3}, {"name": "B", "heigth": 4, "lore": "long"}]"#)
    #expect(
      loaded.notes == [
        "Content/pokemon.json:1:26: pokemon[0] \"A\": heigth is not a field that pokesite knows"
      ])
    #expect(
      loaded.diagnostics.first?.explanation == "it reaches the templates as it is; did you mean 'height'?")
    #expect(loaded.dex.species[1].fields == [.init("heigth", .int(4)), .init("lore", .string("long"))])
  }

  @Test func aThousandFaultsInOneLineHaveTheirPlaces() {
    let entries = (0..<1000).map { "{\"name\":\"é\($0)\",\"id\":true}" }.joined(separator: ",")
    let errors = load("[\(entries)]").diagnostics
    #expect(errors.count == 1000)
    #expect(errors[0].location?.column == 20)
    #expect(errors[999].location?.column == 25_886)
  }
}
