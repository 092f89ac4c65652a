import Testing

@testable import SiteGenerator

/// What stats are at level 100. The expectations are those of the games.
@Suite struct StatRangeTests {
  @Test(arguments: [
    ("hp", 45.0, 200, 294), ("hp", 255, 620, 714), ("hp", 1, 1, 1), ("attack", 49, 92, 216),
    ("speed", 180, 328, 504), ("special-defense", 230, 418, 614), ("defense", 1, 6, 111),
  ])
  func isThatOfTheFormulas(stat: String, base: Double, lowest: Int, highest: Int) {
    #expect(StatRange(stat, base: base)?.lowest == lowest)
    #expect(StatRange(stat, base: base)?.highest == highest)
  }

  @Test(arguments: [0, -1, 256, 45.5, 1e300, .infinity]) func noGameHoldsSuchABase(base: Double) {
    #expect(StatRange("hp", base: base) == nil)
  }

  private func page(_ stats: String) throws -> String {
    try MemorySite(["Content/pokemon.json": "[{\"name\": \"Mon\", \"stats\": {\(stats)}}]"]).html(
      "pokemon/mon/")
  }

  @Test func onlyTheSixStatsOfTheGamesHaveARange() throws {
    let official = try page(
      #""hp": 45, "attack": 49, "defense": 49, "special-attack": 65, "special-defense": 65, "speed": 45"#)
    #expect(official.contains("<td class=\"extreme\">200</td><td class=\"extreme\">294</td>"))
    #expect(official.contains("Min and max at level 100"))
    #expect(!(try page(#""hp": 45, "attack": 49"#).contains("extreme")))
    #expect(!(try page(#""body": 45"#).contains("extreme")))
  }
}
