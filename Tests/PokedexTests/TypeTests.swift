import Testing

@testable import Pokedex

@Suite struct TypeTests {
  @Test(
    arguments: [
      ("fire", ["grass"], 2), ("water", ["fire"], 2), ("electric", ["ground"], 0), ("normal", ["ghost"], 0),
      ("ghost", ["normal"], 0), ("fighting", ["ghost"], 0), ("poison", ["steel"], 0),
      ("ground", ["flying"], 0),
      ("psychic", ["dark"], 0), ("dragon", ["fairy"], 0), ("ghost", ["steel"], 1), ("dark", ["steel"], 1),
      ("ice", ["dragon", "flying"], 4), ("grass", ["fire", "flying"], 0.25), ("rock", ["fire", "flying"], 4),
      ("electric", ["water", "ground"], 0), ("bug", ["fairy"], 0.5), ("steel", ["fairy"], 2),
      ("fairy", ["dragon"], 2), ("poison", ["fairy"], 2), ("poison", ["grass"], 2), ("dragon", ["dragon"], 2),
      ("ice", ["ice"], 0.5), ("normal", ["normal"], 1), ("fire", [], 1), ("sound", ["fire"], 1),
      ("fire", ["sound"], 1),
    ] as [(String, [String], Double)])
  func officialFactors(attacker: String, defenders: [String], factor: Double) {
    #expect(TypeChart.official.factor(of: attacker, on: defenders) == factor)
  }

  /// The chart of the games since generation VI: a row attacks, a column defends; `.` 1, `2`, `½`, `0`.
  @Test func officialChartWhole() {
    let rows = [
      "normal   ............½0..½.", "fire     .½½.22.....2½.½.2.", "water    .2½.½...2...2.½...",
      "electric ..2½½...02....½...", "grass    .½2.½..½2½.½2.½.½.", "ice      .½½.2½..22....2.½.",
      "fighting 2....2.½.½½½20.22½", "poison   ....2..½½...½½..02", "ground   .2.2½..2.0.½2...2.",
      "flying   ...½2.2....2½...½.", "psychic  ......22..½....0½.", "bug      .½..2.½½.½2..½.2½½",
      "rock     .2...2½.½2.2....½.", "ghost    0.........2..2.½..", "dragon   ..............2.½0",
      "dark     ......½...2..2.½.½", "steel    .½½½.2......2...½2", "fairy    .½....2½......22½.",
    ]
    let types = TypeChart.official.types.map(\.slug)
    #expect(rows.map { String($0.prefix { $0 != " " }) } == types)
    for row in rows {
      let attacker = String(row.prefix { $0 != " " })
      let cells = types.map { defender in
        switch TypeChart.official.factor(of: attacker, on: [defender]) {
        case 0: "0"
        case 0.5: "½"
        case 1: "."
        case 2: "2"
        default: "?"
        }
      }
      #expect(cells.joined() == String(row.dropFirst(9)), "\(attacker)")
    }
  }

  /// Case 8: exactly the types that the site defines, and stats that nobody has heard of.
  @Test func ownTypesReplaceTheChart() throws {
    let loaded = load(
      """
      {"types": [
        {"name": "Tide", "color": "#0AF", "double_damage_to": ["ember"], "half_damage_to": ["Tide"], "lore": [1]},
        {"name": "Ember", "slug": "flame", "color": "#7a5cff", "no_damage_to": ["tide", null], "description": "Hot."}],
       "pokemon": [{"name": "Ripple", "types": ["TIDE", "Ember"], "stats": {"Inner Peace": 3, "luck": 7}}]}
      """)
    #expect(loaded.diagnostics.isEmpty)
    let types = loaded.dex.types
    #expect(types.types.map(\.slug) == ["tide", "flame"])
    #expect(types.types.map(\.color) == ["#00AAFF", "#7a5cff"])
    #expect(types.type("flame")?.name == "Ember")
    #expect(types.type("flame")?.description?.text == "Hot.")
    #expect(types.type("tide")?.fields == [.init("lore", .list([.int(1)]))])
    #expect(types.factor(of: "tide", on: ["flame"]) == 2)
    #expect(types.factor(of: "tide", on: ["flame", "tide"]) == 1)
    #expect(types.factor(of: "flame", on: ["tide"]) == 0)
    #expect(loaded.dex.species[0].form.types == ["tide", "flame"])
    #expect(loaded.dex.stats.map(\.slug) == ["inner-peace", "luck"])
    #expect(loaded.dex.stats.map(\.name) == ["Inner Peace", "Luck"])
  }

  @Test func warnsOfTypesThatAreNotDefined() {
    let loaded = load(
      """
      {"types": [{"name": "Sound", "half_damage_to": ["Glas"]}, {"name": "Glass"}],
       "pokemon": [{"name": "A", "types": ["Soond", "Sound", "sound"]}, {"name": "B", "types": ["Soond"]}],
       "moves": [{"name": "Hum", "type": "glas"}, {"name": "Ring", "type": "Glass"}]}
      """)
    #expect(
      loaded.warnings == [
        "Content/pokemon.json:1:49: types[0] \"Sound\": half_damage_to[0] is 'Glas', which is not a type here; "
          + "did you mean 'Glass'?",
        "Content/pokemon.json:2:38: pokemon[0] \"A\": types[0] is 'Soond', a type that is not defined; "
          + "did you mean 'Sound'?",
        "Content/pokemon.json:2:56: pokemon[0] \"A\": types[2] is 'sound' a second time",
        "Content/pokemon.json:3:36: moves[0] \"Hum\": type 'glas' is not defined; did you mean 'Glass'?",
      ])
    #expect(loaded.errors.isEmpty)
    #expect(loaded.dex.types.types.map(\.slug) == ["sound", "glass", "soond"])
    #expect(loaded.dex.moves.map(\.type) == [nil, "glass"])
  }

  @Test func inventedTypesNeedNoDefinition() {
    let invented = load(#"[{"name": "A", "types": ["Sound"], "forms": [{"name": "B", "types": ["Echo"]}]}]"#)
    #expect(invented.diagnostics.isEmpty)
    #expect(invented.dex.types.types.map(\.slug) == ["sound", "echo"])
    let mixed = load(#"[{"name": "A", "types": ["Sound"], "forms": [{"name": "B", "types": ["Fire"]}]}]"#)
    #expect(mixed.diagnostics.isEmpty)
    #expect(mixed.dex.types.types.count == 19)
    #expect(mixed.dex.types.factor(of: "fire", on: ["grass"]) == 2)
    #expect(load("[]").dex.types.types.count == 18)
    #expect(load(#"{"types": []}"#).dex.types.types.isEmpty)
  }

  @Test(arguments: ["blue", "#12", "#1234567", "#ggg", "#ａｂｃ", "#12345;", "url(x)"])
  func takesNoOtherColour(color: String) {
    let loaded = load("{\"types\": [{\"name\": \"A\", \"color\": \"\(color)\"}]}")
    #expect(loaded.errors == ["Content/pokemon.json:1:35: types[0] \"A\": color '\(color)' is not a colour"])
  }
}
