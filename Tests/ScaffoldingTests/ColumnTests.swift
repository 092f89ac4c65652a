import Testing

@testable import Scaffolding

@Suite struct ColumnTests {
  @Test(
    arguments: [
      (.name, ["name", "Name", " POKEMON ", "Creature Name"]),
      (.number, ["id", "No.", "#", "№", "Number", "dex", "Dex No", "dex_number", "National Dex"]),
      (.types, ["type", "Types", "type1", "Type 2", "TYPE_1", "Primary Type", "Element"]),
      (.stat("hp"), ["hp", "HP", "H.P.", "Base HP"]),
      (.stat("attack"), ["atk", "Attack", "base_attack"]),
      (.stat("defense"), ["def", "Defense", "Defence"]),
      (.stat("special-attack"), ["SpA", "sp_atk", "Sp. Attack", "Special Attack", "SpAtk"]),
      (.stat("special-defense"), ["SpD", "sp_def", "Sp. Defence", "special-defense"]),
      (.stat("speed"), ["spe", "Speed"]),
      (.stat("body"), ["stat:body", "stat: body", "Stat body", "stat_body"]),
      (.stat("Magic Power"), ["stat: Magic Power"]),
      (.abilities, ["ability", "Ability 1", "ability2", "Abilities"]),
      (.hiddenAbility, ["Hidden Ability", "hidden_ability"]),
      (.height(nil), ["height"]), (.height(.metres), ["height (m)", "Height_m", "height in meters"]),
      (.height(.centimetres), ["height_cm", "Height (CM)"]), (.height(.feet), ["height ft", "height (ft)"]),
      (.height(.inches), ["height (in)", "Height in inches"]),
      (.weight(.kilograms), ["weight (kg)", "Weight in kg"]),
      (.weight(.pounds), ["weight (lbs)", "weight_lb"]),
      (.text("description"), ["description", "Dex Entry", "flavor text", "Flavour"]),
      (.evolvesFrom, ["evolves_from", "Evolves From", "pre-evolution", "Prevo"]),
      (.evolvesInto, ["Evolves into", "evolves_to"]),
      (.evolution, ["evolution", "Evolution Method", "condition", "Evolves at level"]),
      (.picture, ["image", "Sprite", "picture", "image_url"]), (.furtherPicture("shiny"), ["Shiny Sprite"]),
      (.text("genus"), ["genus", "Category", "species"]), (.count("generation"), ["Generation", "gen"]),
      (.list("egg_groups"), ["Egg Groups", "egg group 1"]), (.female, ["Female %", "female", "% female"]),
      (.male, ["male percent"]), (.count("capture_rate"), ["Catch rate", "capture_rate"]),
      (.flag("is_legendary"), ["Legendary", "is_legendary"]), (.flag("is_mythical"), ["Mythical"]),
      (.flag("is_baby"), ["baby"]), (.total, ["Total", "BST", "Base Stat Total"]),
    ] as [(ColumnMeaning, [String])])
  func namesAreKnownInAnySpelling(meaning: ColumnMeaning, names: [String]) {
    for name in names { #expect(ColumnMeaning(of: ColumnHeader(name)) == meaning, "\(name)") }
  }

  @Test(arguments: [
    "Designer", "Habitat map", "height of its owner", "stat", "weights", "2", "rôle", "Номер",
  ])
  func anyOtherNameIsAFactOfItsOwn(name: String) {
    #expect(ColumnMeaning(of: ColumnHeader(name)) == .own(name))
  }

  @Test func spdIsTheSpeedWhereAnotherColumnIsTheSpecialDefense() {
    #expect(
      CreatureTable("name,SpA,SpD,Spe\nA,1,2,3").meanings.suffix(2) == [
        .stat("special-defense"), .stat("speed"),
      ])
    #expect(
      CreatureTable("name,Sp.Atk,Sp.Def,Spd\nA,1,2,3").meanings.suffix(2)
        == [.stat("special-defense"), .stat("speed")])
  }

  /// (heights, the unit that they are read in, that of the weight)
  @Test(
    arguments: [
      (["0.4", "1.2", "2"], .metres, .kilograms), (["4", "12", "20"], .decimetres, .hectograms),
      (["40", "120", "200"], .centimetres, .kilograms), (["", "", ""], .metres, .kilograms),
    ] as [([String], LengthUnit, MassUnit)])
  func withoutAUnitTheValueInTheMiddleTells(heights: [String], length: LengthUnit, mass: MassUnit) {
    let rows = heights.enumerated().map { "C\($0.offset),\($0.element),3" }.joined(separator: "\n")
    let table = CreatureTable("name,height,weight\n\(rows)")
    #expect(table.meanings == [.name, .height(length), .weight(mass)])
    #expect(table.columns.last?.remark?.hasPrefix("no unit is named") == true)
  }

  @Test func speciesIsTheNameWhereNoOtherColumnIs() {
    #expect(CreatureTable("Species,HP\nA,1").meanings == [.name, .stat("hp")])
    #expect(CreatureTable("Name,Species\nA,Mouse").meanings == [.name, .text("genus")])
  }

  @Test func furtherColumnsOfTextAreFactsAndFurtherPicturesPictures() {
    let table = CreatureTable("name,description,Dex Entry,image,sprite,Moves,Forms\nA,a,b,,,x,y")
    #expect(
      table.meanings == [
        .name, .text("description"), .own("Dex Entry"), .picture, .furtherPicture("sprite"), .list("moves"),
        .own("Its Forms"),
      ])
    #expect(table.faults == [])
  }

  @Test(arguments: [
    ("Nmae,hp\nA,1", ["1:1: no column is called “name”"]),
    ("name,HP,hp\nA,1,2", ["1:9: column “hp” is the stat hp, and “HP” is too"]),
    ("name,x,x\nA,1,2", ["1:8: column “x” stands twice"]),
    ("name,,\nA,1,", ["1:6: column 2 has no name"]),
    (
      "name,height,Height (m)\nA,1,2",
      ["1:13: column “Height (m)” is the height in metres, and “height” is too"]
    ),
    ("name\n", ["there is no creature in the file"]),
  ])
  func columnsThatCannotBeUsedAreFaults(text: String, faults: [String]) {
    #expect(CreatureTable(text).faults == faults)
  }

  @Test func aThousandColumnsAreEnough() {
    let names = (1...1200).map { ",c\($0)" }.joined()
    #expect(
      CreatureTable("name\(names)\nA\(String(repeating: ",", count: 1200))").faults
        == ["1:4893: the file has 1201 columns; at most 1000 can be taken over"])
  }
}
