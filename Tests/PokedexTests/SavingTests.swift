import Pokedex
import Testing

/// Data that is loaded and saved again.
@Suite struct SavingTests {
  private let everything = """
    {"$schema":"pokesite.schema.json","pokemon":[
    {"id":1,"slug":"one","name":"One \\"the\\" 1st\\\\","names":{"ja":"いち","fr":"Un"},\
    "genus":"First Pokémon","genera":{"fr":"Pokémon Premier"},"generation":1,\
    "description":"Two\\nlines.","capture_rate":45,"base_happiness":70,"gender_rate":-1,\
    "hatch_counter":20,"growth_rate":"Medium Slow","egg_groups":["Field"],"color":"red",\
    "shape":"ball","habitat":"cave","is_baby":true,"is_legendary":true,"is_mythical":true,\
    "numbers":{"kanto":7},"evolves_from":"two","evolves_from_form":"two-b","evolution":["level 16",\
    "trade"],"flavor":{"red":"It is."},"variety_slug":"one-plain","form_name":"Plain","types":["grass",\
    "poison"],"abilities":["overgrow",{"name":"chlorophyll","hidden":true}],"stats":{"hp":45,\
    "attack":49.5},"effort":{"hp":1},"height":7,"weight":69,"base_experience":64,"is_mega":true,\
    "is_gigantamax":true,"is_battle_only":true,"is_cosmetic":true,"past":[{"until":5,\
    "types":["grass"],"abilities":["levitate"],"stats":{"attack":40}}],\
    "sprites":{"front_default":{"path":"a.png","width":96,"height":90},"front_shiny":"b.png"},\
    "moves_from":"red-blue","moves":{"level-up":[[0,"tackle"],[5,"growl"]],"machine":["cut"]},\
    "forms":[{"slug":"one-snow","name":"Snow One","names":{"fr":"Un neige"},"types":["ice"],\
    "abilities":[],"height":null,"favourite":{"food":["snow",null,1.5,true]}},{"slug":"one-same",\
    "name":"Same One"}],"nickname":"Uno"},
    {"id":2,"slug":"two","name":"Two"},
    {"slug":"three","name":"Three","moves":["tackle"]}
    ]}

    """

  private func saved(_ dex: Dex, _ name: String) -> String? {
    dex.dataFiles().first { $0.path == "Content/\(name).json" }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test func everyFieldComesBackAsItWas() {
    let loaded = load(everything)
    #expect(loaded.errors == [])
    #expect(saved(loaded.dex, "pokemon") == everything)
  }

  @Test func savingWhatWasSavedChangesNothing() {
    let files = load(everything).dex.dataFiles()
    let again = Dex.load(files).dex.dataFiles()
    #expect(again.map(\.path) == files.map(\.path))
    #expect(again.map(\.bytes) == files.map(\.bytes))
  }

  @Test func aFormKeepsWhatItDoesNotShareWithTheFirst() throws {
    let forms = try #require(load(everything).dex.species(slug: "one")).forms
    #expect(forms.map(\.types) == [["grass", "poison"], ["ice"], ["grass", "poison"]])
    #expect(forms[1].abilities == [])
    #expect(forms[1].height == nil)
    #expect(forms[2].height == 7)
    #expect(forms[2].details.effort == forms[0].details.effort)
    #expect(forms[2].details.movesFrom == "red-blue")
    #expect(forms[2].details.past == [])
    #expect(!forms[2].details.isMega)
  }

  @Test func otherCollectionsComeBackToo() {
    let text = """
      {"types": [{"name": "Fire", "names": {"fr": "Feu"}, "color": "#abc", "half_damage_to": ["Fire"]}],
      "abilities": [{"name": "Blaze", "names": {"fr": "Brasier"}, "generation": 3, "description": "Hot."}],
      "moves": [{"name": "Ember", "names": {"fr": "Flammèche"}, "type": "Fire", "category": "special", "power": 40,
      "accuracy": 100, "pp": 25, "priority": -1, "generation": 1, "sound": "crackle"}],
      "generations": [{"id": 1, "name": "First", "region": "Kanto", "games": {"red-blue": "Red and Blue"}}],
      "pokemon": [{"name": "A", "generation": 1, "stats": {"magic": 3}}]}
      """
    let dex = load(text).dex
    #expect(
      saved(dex, "types")?.contains(
        ##"{"slug":"fire","name":"Fire","names":{"fr":"Feu"},"color":"#aabbcc","half_damage_to":["fire"]}"##)
        == true)
    #expect(
      saved(dex, "abilities")?.contains(
        #"{"slug":"blaze","name":"Blaze","names":{"fr":"Brasier"},"generation":3,"description":"Hot."}"#)
        == true)
    #expect(
      saved(dex, "moves")?.contains(
        #"{"slug":"ember","name":"Ember","names":{"fr":"Flammèche"},"generation":1,"type":"fire","category":"special","power":40,"accuracy":100,"pp":25,"priority":-1,"sound":"crackle"}"#
      ) == true)
    #expect(
      saved(dex, "generations")?.contains(
        #"{"id":1,"name":"First","region":"Kanto","games":{"red-blue":"Red and Blue"}}"#) == true)
    #expect(saved(dex, "stats")?.contains(#"{"slug":"magic","name":"Magic"}"#) == true)
  }

  @Test func aNameThatATitleWouldNotMakeIsKept() throws {
    let text = #"{"pokemon": [{"name": "A", "abilities": ["Half-Power", "soar"]}]}"#
    let dex = load(text).dex
    #expect(saved(dex, "pokemon")?.contains(#""abilities":["Half-Power","soar"]"#) == true)
  }
}
