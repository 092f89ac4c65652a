import Pokedex
import Testing

@testable import PokeAPI

/// From resources to the model.
@Suite struct SpeciesImportTests {
  private func species(_ fields: String, pokemon: String = "{}", form: String? = nil) throws -> Species {
    var set = ResourceSet()
    set.selection = [ResourceReference(name: "mon", id: 3)]
    set.species[3] = Family.read(
      #"{"varieties": [{"is_default": true, "pokemon": \#(MiniAPI.ref("pokemon", 4, "mon-plain"))}], \#(fields)}"#
    )
    set.pokemon[4] = Family.read(pokemon)
    if let form { set.forms[5] = Family.read(form) }
    return try #require(DexImport(resources: set).dex().species.first)
  }

  @Test func keepsNamesByLanguageTagInAFixedOrder() throws {
    let names = ["ja-hrkt", "ja-roma", "zh-hant", "en", "fr", "ja", "es-419", "es", "pt-br"].map {
      #"{"name": "\#($0 == "en" ? "Mon" : $0.hasPrefix("ja") && $0 != "ja-roma" ? "モン" : "Mon \($0.prefix(2))")", "language": {"name": "\#($0)"}}"#
    }
    let species = try species(#""names": [\#(names.joined(separator: ", "))]"#)
    #expect(species.name == "Mon")
    #expect(
      species.names == [
        LocalizedText(language: "ja", text: "モン"), LocalizedText(language: "ja-Latn", text: "Mon ja"),
        LocalizedText(language: "zh-Hant", text: "Mon zh"), LocalizedText(language: "fr", text: "Mon fr"),
        LocalizedText(language: "es", text: "Mon es"), LocalizedText(language: "pt-BR", text: "Mon pt"),
      ])
  }

  @Test(arguments: [
    ("slow", "Slow"), ("medium", "Medium Fast"), ("medium-slow", "Medium Slow"), ("fast", "Fast"),
    ("slow-then-very-fast", "Erratic"), ("fast-then-very-slow", "Fluctuating"),
  ])
  func namesGrowthRatesAsTheGamesDo(name: String, words: String) throws {
    #expect(
      try species(#""growth_rate": \#(MiniAPI.ref("growth-rate", 1, name))"#).traits.growthRate == words)
  }

  @Test func spellsColoursAndShapesAsThePagesDo() throws {
    let traits = try species(
      #""color": \#(MiniAPI.ref("pokemon-color", 4, "gray")), "shape": \#(MiniAPI.ref("pokemon-shape", 14, "armor"))"#
    ).traits
    #expect(traits.color == "grey")
    #expect(traits.shape == "armour")
  }

  @Test func hasTheSlugOfTheSpeciesAndRemembersTheVariety() throws {
    let species = try species(#""name": "mon""#, pokemon: #"{"height": 7, "weight": 0}"#)
    #expect(species.slug == "mon")
    #expect(species.form.slug == "mon")
    #expect(species.form.details.variety == "mon-plain")
    #expect(species.form.height == 7)
    #expect(species.form.weight == nil)
  }

  @Test func doesNotTakeThePlaceholderOfAGigantamaxFormForItsWeight() throws {
    let form = #"{"form_name": "gmax", "is_default": true}"#
    let pokemon =
      #"{"height": 240, "weight": 10000, "forms": [\#(MiniAPI.ref("pokemon-form", 5, "mon-gmax"))]}"#
    let species = try species(#""name": "mon""#, pokemon: pokemon, form: form)
    #expect(species.form.details.isGigantamax)
    #expect(species.form.weight == nil)
    #expect(try self.species(#""name": "mon""#, pokemon: #"{"weight": 10000}"#).form.weight == 10_000)
  }

  @Test func keepsAnAbilityThatNobodyKnowsOutButNotTheOthers() throws {
    let pokemon = #"""
      {"abilities": [{"ability": null, "slot": 1}, {"ability": {"name": "soar", "url": "/ability/2/"}, "slot": 3, "is_hidden": true}]}
      """#
    let form = try species("\"id\": 3", pokemon: pokemon).form
    #expect(form.abilities == [AbilitySlot(slug: "soar", name: "Soar", isHidden: true)])
  }

  @Test func tellsOfThePastInWholeFacts() throws {
    func slot(_ slot: Int, _ name: String?) -> String {
      let ability = name.map { MiniAPI.ref("ability", 1, $0) } ?? "null"
      return #"{"slot": \#(slot), "is_hidden": \#(slot == 3), "ability": \#(ability)}"#
    }
    let pokemon = """
      {"abilities": [\(slot(1, "cursed")), \(slot(2, "late")), \(slot(3, "hidden"))],
      "past_abilities": [
        {"generation": \(MiniAPI.ref("generation", 6, "generation-vi")), "abilities": [\(slot(1, "levitate"))]},
        {"generation": \(MiniAPI.ref("generation", 4, "generation-iv")), "abilities": [\(slot(3, nil))]},
        {"generation": \(MiniAPI.ref("generation", 3, "generation-iii")), "abilities": [\(slot(2, nil))]}],
      "past_types": [{"generation": \(MiniAPI.ref("generation", 5, "generation-v")),
        "types": [{"slot": 1, "type": \(MiniAPI.ref("type", 1, "normal"))}]}],
      "stats": [{"base_stat": 60, "effort": 2, "stat": \(MiniAPI.ref("stat", 1, "hp"))}],
      "past_stats": [{"generation": \(MiniAPI.ref("generation", 1, "generation-i")),
        "stats": [{"base_stat": 50, "stat": \(MiniAPI.ref("stat", 9, "special"))},
          {"base_stat": 60, "effort": 1, "stat": \(MiniAPI.ref("stat", 1, "hp"))}]},
        {"generation": \(MiniAPI.ref("generation", 2, "generation-ii")),
        "stats": [{"base_stat": 60, "effort": 1, "stat": \(MiniAPI.ref("stat", 1, "hp"))}]}]}
      """
    #expect(
      try species("\"id\": 3", pokemon: pokemon).form.details.past == [
        PastFacts(until: 1, stats: [BaseStat(slug: "special", value: 50)]),
        PastFacts(until: 3, abilities: ["levitate"]), PastFacts(until: 5, types: ["normal"]),
        PastFacts(until: 6, abilities: ["levitate", "late", "hidden"]),
      ])
  }

  @Test func aGameThatKnowsAFewMovesCountsWhereNoOtherOfItsGenerationKnowsAny() throws {
    func moves(_ games: Int...) throws -> LearnedMoves? {
      let details = games.map {
        #"{"level_learned_at": 1, "move_learn_method": {"name": "level-up"}, "version_group": {"name": "g", "url": "/g/\#($0)/"}}"#
      }
      let generation = MiniAPI.ref("generation", 8, "generation-viii")
      var set = ResourceSet()
      set.versionGroups[23] = Family.read(
        #"{"name": "shining-pearl", "order": 26, "generation": \#(generation)}"#)
      set.versionGroups[24] = Family.read(
        #"{"name": "legends-arceus", "order": 27, "generation": \#(generation)}"#)
      set.versionGroups[19] = Family.read(
        #"{"name": "lets-go", "order": 19, "generation": \#(MiniAPI.ref("generation", 7, "generation-vii"))}"#
      )
      let pokemon: PokemonResource? = Family.read(
        #"{"moves": [{"move": \#(MiniAPI.ref("move", 1, "zap")), "version_group_details": [\#(details.joined(separator: ","))]}]}"#
      )
      return LearnedMoves(try #require(pokemon), set)
    }
    #expect(try moves(23, 24)?.game == "shining-pearl")
    #expect(try moves(19, 24)?.game == "legends-arceus")
  }

  @Test func takesMovesOfTheNewestGameWithLevels() throws {
    func detail(_ method: String, _ level: Int, _ game: Int) -> String {
      #"{"level_learned_at": \#(level), "move_learn_method": {"name": "\#(method)"}, "version_group": {"name": "g", "url": "/g/\#(game)/"}}"#
    }
    func learned(_ name: String, _ details: String...) -> String {
      #"{"move": \#(MiniAPI.ref("move", 1, name)), "version_group_details": [\#(details.joined(separator: ", "))]}"#
    }
    let text = """
      {"moves": [\(learned("zap", detail("level-up", 9, 8), detail("level-up", 5, 2), detail("machine", 0, 8))),
      \(learned("bite", detail("level-up", 9, 8), detail("egg", 0, 8))), \(learned("new", detail("train", 0, 9)))]}
      """
    var set = ResourceSet()
    // The older number is the newer game: only `order` tells.
    set.versionGroups[8] = Family.read(#"{"name": "old-numbers", "order": 30}"#)
    set.versionGroups[2] = Family.read(#"{"name": "older", "order": 5}"#)
    set.versionGroups[9] = Family.read(#"{"name": "spin-off", "order": 31}"#)
    let pokemon: PokemonResource = try #require(Family.read(text))
    let moves = try #require(LearnedMoves(pokemon, set))
    #expect(moves.game == "old-numbers")
    #expect(
      moves.moves == [
        LearnedMove(move: "bite", method: "level-up", level: 9),
        LearnedMove(move: "zap", method: "level-up", level: 9),
        LearnedMove(move: "zap", method: "machine", level: nil),
        LearnedMove(move: "bite", method: "egg", level: nil),
      ])
  }
}
