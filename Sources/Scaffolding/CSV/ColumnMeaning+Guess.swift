extension ColumnMeaning {
  /// What a column of this name most likely tells.
  init(of header: ColumnHeader) {
    self =
      Self.known[header.key] ?? Self.known[Self.withoutNumber(header.key)] ?? Self.ownStat(header)
      ?? Self.measure(header) ?? Self.sign(header.text) ?? .own(header.text)
  }

  /// `type1`, `ability 2`: of what makes a list. `stat 2` is something else.
  private static func withoutNumber(_ key: String) -> String {
    let stem = String(key.reversed().drop(while: \.isNumber).reversed())
    return known[stem]?.canRepeat == true ? stem : ""
  }

  /// `stat:body`, `stat body`
  private static func ownStat(_ header: ColumnHeader) -> Self? {
    guard ["stat", "base"].contains(header.words.first), header.words.count > 1 else { return nil }
    if case .stat(let official)? = known[header.words.dropFirst().joined()] { return .stat(official) }
    guard header.words[0] == "stat" else { return nil }
    let name = header.text.dropFirst("stat".count).drop { !$0.isLetter && !$0.isNumber }.trimmed
    return name.isEmpty ? nil : .stat(name)
  }

  /// `height (m)`, `height_cm`, `Weight in lbs`
  private static func measure(_ header: ColumnHeader) -> Self? {
    let units = header.words.dropFirst().filter { $0 != "in" || header.words.count == 2 }
    guard units.count <= 1 else { return nil }
    switch header.words.first {
    case "height":
      guard let unit = units.first else { return .height(nil) }
      return LengthUnit(abbreviation: unit).map { .height($0) }
    case "weight", "mass":
      guard let unit = units.first else { return .weight(nil) }
      return MassUnit(abbreviation: unit).map { .weight($0) }
    default: return nil
    }
  }

  /// Names that have no letter.
  private static func sign(_ text: String) -> Self? { ["#", "№"].contains(text) ? .number : nil }

  private static let known: [String: Self] = {
    var known: [String: Self] = [:]
    for (meaning, names) in names {
      for name in names.split(separator: " ") { known[String(name)] = meaning }
    }
    return known
  }()

  /// The usual names, each in one word.
  private static let names: [(Self, String)] = [
    (.name, "name pokemon pokemonname creature creaturename monster monstername fakemon englishname"),
    (.slug, "slug"),
    (.number, "id no nr num number dex dexno dexnum dexnumber pokedex pokedexnumber nationaldex ndex"),
    (.types, "type types primarytype secondarytype typing element elements"),
    (.stat("hp"), "hp hitpoints"), (.stat("attack"), "attack atk att"),
    (.stat("defense"), "defense defence def"),
    (.stat("special-attack"), "specialattack spattack spatk spcatk satk spa"),
    (.stat("special-defense"), "specialdefense specialdefence spdefense spdefence spdef spcdef sdef spd"),
    (.stat("speed"), "speed spe"),
    (.total, "total bst basestattotal stattotal totalstats statstotal"),
    (.abilities, "ability abilities"),
    (.hiddenAbility, "hiddenability abilityhidden hiddenabilities ha"),
    (.evolvesFrom, "evolvesfrom evolvefrom evolvedfrom preevolution preevo prevolution prevo"),
    (.evolvesInto, "evolvesinto evolvesto evolveinto evolveto nextevolution"),
    (
      .evolution,
      "evolution method condition evolutionmethod evolutioncondition evolutionlevel evolveslevel evolvesat "
        + "evolvesatlevel evolveswhen evolvesby evomethod"
    ),
    (.picture, "picture image sprite pic img imageurl spriteurl imagepath spritepath artwork portrait"),
    (.furtherPicture("shiny"), "shiny shinysprite shinyimage shinypicture spriteshiny"),
    (.furtherPicture("back"), "back backsprite backimage spriteback"),
    (.female, "female femalepercent percentfemale femalepercentage femalechance"),
    (.male, "male malepercent percentmale malepercentage malechance"),
    (
      .text("description"),
      "description desc dexentry pokedexentry entry flavor flavour flavortext flavourtext dextext"
    ),
    (.text("genus"), "genus category species classification"),
    (.text("color"), "color colour"), (.text("shape"), "shape"), (.text("habitat"), "habitat"),
    (.text("growth_rate"), "growthrate levelingrate expgroup"),
    (.count("generation"), "generation gen"), (.count("capture_rate"), "catchrate capturerate"),
    (.count("base_happiness"), "basehappiness happiness basefriendship friendship"),
    (.count("base_experience"), "baseexperience baseexp expyield baseexpyield"),
    (.count("hatch_counter"), "hatchcounter eggcycles"),
    (.flag("is_legendary"), "legendary islegendary"), (.flag("is_mythical"), "mythical ismythical mythic"),
    (.flag("is_baby"), "baby isbaby"),
    (.list("egg_groups"), "egggroup egggroups"), (.list("moves"), "moves moveset learnset"),
  ]
}
