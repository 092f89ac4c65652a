import Pokedex
import Testing

@testable import SiteGenerator

/// The data for search, filters and the comparison.
@Suite struct SearchDataTests {
  private static let game = """
    {"types": [{"name": "Sound", "double_damage_to": ["Glass"], "half_damage_to": ["Sound"]},
               {"name": "Glass", "no_damage_to": ["Sound"]}, {"name": "Light", "double_damage_to": ["Sound"]}],
     "moves": [{"name": "Loud Cry"}, {"slug": "burst-a", "name": "Burst"}, {"slug": "burst-b", "name": "Burst"}],
     "pokemon": [
      {"id": 1, "name": "Echobat", "types": ["Sound"],
       "abilities": [{"name": "Deaf", "hidden": true}, "Sonar"],
       "forms": [{"name": "Big Echobat", "abilities": ["Sonar", "Giant"]}]},
      {"id": 2, "name": "Panekin", "types": ["Glass"], "abilities": ["Sonar"]}]}
    """

  private func data(_ game: String = game, settings: String = "") throws -> String {
    let memory = MemorySite(["Content/game.json": game, "Content/site.yml": settings])
    let file = try #require(memory.plan.files.first { $0.path == memory.plan.searchPath })
    return file.text
  }

  @Test func abilitiesAreThoseOfAllFormsWithTheHiddenOnesLast() throws {
    let data = try data()
    #expect(data.contains(#""names":["Deaf","Giant","Sonar"],"of":[[2,0],2],"also":[[0,1]],"hidden":[1,0]"#))
  }

  @Test func movesAreNamesOnly() throws {
    #expect(
      try data().contains(
        #""moves":{"label":"Move","path":"moves/","slugs":["burst-a","burst-b",""],"names":["Burst (A)","Burst (B)","Loud Cry"]}"#
      ))
    #expect(!(try data(settings: "sections: [types]").contains("\"moves\"")))
  }

  @Test func theChartHasEveryAttackerAndTheTypesOfPokemon() throws {
    #expect(
      try data().contains(
        #""chart":{"slugs":["","",""],"names":["Sound","Glass","Light"],"of":["h2","01","21"]}"#))
    let neutral = try data(
      #"{"types": [{"name": "Sound"}], "pokemon": [{"name": "Mon", "types": ["Sound"]}]}"#)
    #expect(!neutral.contains("chart"))
  }

  @Test(arguments: [
    (#"{"id": 5, "name": "A"}, {"id": 6, "name": "B"}"#, #""numbers":5,"#),
    (#"{"id": 5, "name": "A"}, {"id": 7, "name": "B"}"#, #""numbers":[5,7],"#),
    (#"{"id": 5, "name": "A"}, {"name": "B"}"#, #""numbers":[5,null],"#),
    (#"{"id": 1000000000, "name": "A"}, {"name": "B"}"#, #""numbers":[1000000000,null],"#),
  ])
  func numbersWithoutAGapAreOneNumber(species: String, numbers: String) throws {
    #expect(
      try data("[\(species)]".replacing("[", with: #"{"pokemon": ["#, maxReplacements: 1) + "}").contains(
        numbers))
  }
}
