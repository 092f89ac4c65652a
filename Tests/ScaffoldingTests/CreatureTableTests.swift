import Testing

@testable import Scaffolding

@Suite struct CreatureTableTests {
  /// (the name of a column, a cell, what the entry has besides its name)
  @Test(arguments: [
    ("id", "#007", #""id": 7"#), ("id", "12", #""id": 12"#),
    ("type", "Fire/Flying", #""types": ["Fire", "Flying"]"#),
    ("type", "\"Fire, Flying\"", #""types": ["Fire", "Flying"]"#),
    ("type", "Fire/fire", #""types": ["Fire"]"#),
    ("hp", "45", #""stats": {"hp": 45}"#), ("hp", "4.5", #""stats": {"hp": 4.5}"#),
    ("ability", "Slow", #""abilities": ["Slow"]"#),
    ("abilities", "Slow/Fast (hidden)", #""abilities": ["Slow", {"name": "Fast", "hidden": true}]"#),
    ("hidden ability", "Slow", #""abilities": [{"name": "Slow", "hidden": true}]"#),
    ("height (m)", "0.7", #""height": 7"#), ("height (m)", "1.1", #""height": 11"#),
    ("height_cm", "70", #""height": 7"#), ("height (ft)", "2", #""height": 6.096"#),
    ("height", "\"5'07\"\"\"", #""height": 17.018"#), ("height", "70 cm", #""height": 7"#),
    ("weight (kg)", "6.9", #""weight": 69"#), ("weight (lbs)", "10", #""weight": 45.359"#),
    ("weight", "500 g", #""weight": 5"#), ("dex entry", "Naps.", #""description": "Naps.""#),
    ("method", "16", #""evolution": "level 16""#), ("method", "at night", #""evolution": "at night""#),
    ("category", "Seed", #""genus": "Seed""#), ("gen", "3", #""generation": 3"#),
    ("egg groups", "Monster; Grass", #""egg_groups": ["Monster", "Grass"]"#),
    ("female %", "87.5%", #""gender_rate": 7"#), ("male %", "100", #""gender_rate": 0"#),
    ("female", "genderless", #""gender_rate": -1"#), ("female %", "30", #""female %": 30"#),
    ("catch rate", "45", #""capture_rate": 45"#), ("legendary", "yes", #""is_legendary": true"#),
    ("moves", "Tackle/Growl", #""moves": ["Tackle", "Growl"]"#), ("Designer", "Ana", #""Designer": "Ana""#),
    ("Code", "007", #""Code": "007""#), ("Age", "7", #""Age": 7"#), ("Ratio", "0.5", #""Ratio": 0.5"#),
    ("stat:Magic Power", "9", #""stats": {"Magic Power": 9}"#), ("slug", "Mr A", #""slug": "mr-a""#),
  ])
  func cellsBecomeFields(column: String, cell: String, field: String) {
    let table = CreatureTable("name,\(column)\nA,\(cell)")
    let entries = table.entries.map { $0.replacing("\"name\": \"A\"", with: "").replacing(", }", with: "}") }
    #expect(entries.first?.trimming(["{", "}", ",", " "]) == field.trimming(["{", "}", ",", " "]))
    #expect(table.faults == [])
  }

  @Test(arguments: [
    ("id", "-"), ("type", "None"), ("hp", "—"), ("height (m)", "n/a"), ("evolves from", "none"),
    ("legendary", "no"),
    ("legendary", "0"), ("total", "318"), ("Designer", ""), ("image", "-"), ("female", "?"),
  ])
  func cellsWithNothingToTellAreLeftOut(column: String, cell: String) {
    #expect(CreatureTable("name,\(column)\nA,\(cell)\nB,").entries.first == #"{"name": "A"}"#)
  }

  @Test func aDecimalCommaHoldsWhereSemicolonsPartTheCells() {
    #expect(CreatureTable("name;height (m)\nA;0,7").entries == [#"{"name": "A", "height": 7}"#])
    #expect(
      CreatureTable("name,height (m)\nA,\"0,7\"").faults == ["2:3: '0,7' is not a height"])
  }

  @Test func severalColumnsMakeOneList() {
    let table = CreatureTable("name,type 1,type 2,ability 1,ability 2\nA,Fire,Rust,Slow,Fast")
    #expect(table.entries == [#"{"name": "A", "types": ["Fire", "Rust"], "abilities": ["Slow", "Fast"]}"#])
  }

  @Test(arguments: [
    ("id\nA,x", ["2:3: 'x' is not a whole number of 0 or more"]),
    ("id\nA,99999999999999999999", ["2:3: '99999999999999999999' is not a whole number of 0 or more"]),
    ("hp\nA,\"1,000\"", ["2:3: '1,000' is not a number of 0 or more"]),
    ("hp\nA,-1", ["2:3: '-1' is not a number of 0 or more"]),
    ("hp\nA,0x10", ["2:3: '0x10' is not a number of 0 or more"]),
    ("hp\nA,inf", ["2:3: 'inf' is not a number of 0 or more"]),
    ("gen\nA,0", ["2:3: '0' is not a whole number of 1 or more"]),
    ("height\nA,tall", ["2:3: 'tall' is not a height"]),
    ("weight\nA,3 stone", ["2:3: '3 stone' is not a weight"]),
    ("baby\nA,maybe", ["2:3: 'maybe' is neither yes nor no"]),
    ("female\nA,101", ["2:3: '101' is not a percentage"]),
    ("slug\nA,***", ["2:3: the slug '***' has no letter from a to z and no digit"]),
    ("hp\n,1\nB,2", ["2:1: this creature has no name"]),
    ("hp\nMr. A,1\nmr a,2", ["3:1: “mr a” has the address 'mr-a' of “Mr. A” in line 2"]),
    ("id\nA,1\nB,1", ["3:1: “B” has the number 1 of “A” in line 2"]),
    ("evolves from\nAnt,\nBee,Atn", ["3:5: no creature here is called “Atn”; did you mean 'Ant'?"]),
    // All of them come in one run.
    (
      "id,hp,gen\nA,x,y,z\n,1,1,1",
      [
        "2:3: 'x' is not a whole number of 0 or more", "2:5: 'y' is not a number of 0 or more",
        "2:7: 'z' is not a whole number of 1 or more", "3:1: this creature has no name",
      ]
    ),
  ])
  func cellsThatCannotBeReadAreFaults(text: String, faults: [String]) {
    #expect(CreatureTable("name,\(text)").faults == faults)
  }

  @Test func aStageInARowThatCannotBeReadIsNotMissed() {
    #expect(
      CreatureTable("name,evolves from\nAnt\nBee,Ant").faults
        == ["2:1: this row has 1 cell, and there are 2 columns"])
  }

  // MARK: - Evolution

  @Test func stagesAreFoundInAnySpelling() {
    let table = CreatureTable("name,evolves from\nMr. Ant,\nBee,mr ant")
    #expect(table.entries.last == #"{"name": "Bee", "evolves_from": "Mr. Ant"}"#)
  }

  @Test func nextStagesAreTurnedRound() {
    let table = CreatureTable("name,evolves into,method\nAnt,Bee / Cow,16\nBee,,\nCow,,")
    #expect(
      table.entries == [
        #"{"name": "Ant"}"#, #"{"name": "Bee", "evolves_from": "Ant", "evolution": "level 16"}"#,
        #"{"name": "Cow", "evolves_from": "Ant", "evolution": "level 16"}"#,
      ])
  }

  @Test func aColumnOfNamesTellsTheNextStage() {
    let table = CreatureTable("name,evolution\nAnt,Bee\nBee,-")
    #expect(table.meanings == [.name, .evolvesInto])
    #expect(table.entries.last == #"{"name": "Bee", "evolves_from": "Ant"}"#)
  }
}

extension String {
  fileprivate func trimming(_ characters: Set<Character>) -> String {
    String(drop { characters.contains($0) }.reversed().drop { characters.contains($0) }.reversed())
  }
}
