import Pokedex
import Testing

@testable import PokeAPI

/// Evolution in words.
@Suite struct EvolutionTests {
  @Test(arguments: [
    (way("level-up", #""min_level": 16"#), "level 16"),
    (
      way("level-up", #""min_happiness": 160, "time_of_day": "night""#),
      "level up with high friendship, at night"
    ),
    (way("level-up", #""time_of_day": "day", "min_level": 25"#), "level 25 during the day"),
    (way("level-up", #""time_of_day": "dusk", "min_level": 25"#), "level 25 at dusk"),
    (way("level-up", #""gender": 1, "min_level": 21"#), "level 21 if female"),
    (way("use-item", #""gender": 2, "# + named("item", "dawn-stone")), "use a Dawn Stone if male"),
    (way("use-item", named("item", "ice-stone")), "use an Ice Stone"),
    (
      way("use-item", named("item", "peat-block") + #", "time_of_day": "full-moon""#),
      "use a Peat Block under a full moon"
    ),
    (
      way("level-up", named("held_item", "razor-claw") + #", "time_of_day": "night""#),
      "level up holding a Razor Claw, at night"
    ),
    (way("trade"), "trade"),
    (way("trade", named("held_item", "metal-coat")), "trade holding a Metal Coat"),
    (way("trade", named("trade_species", "shelmet")), "trade for a Shelmet"),
    (way("level-up", named("known_move", "mimic")), "level up knowing Mimic"),
    (
      way("level-up", named("known_move_type", "fairy") + #", "min_affection": 2"#),
      "level up with affection of at least 2 hearts, knowing a Fairy move"
    ),
    (way("level-up", named("party_species", "remoraid")), "level up with a Remoraid in the party"),
    (
      way("level-up", named("party_type", "dark") + #", "min_level": 32"#),
      "level 32 with a Dark-type Pokémon in the party"
    ),
    (
      way("level-up", named("region", "alola") + #", "min_level": 28, "time_of_day": "night""#),
      "level 28 at night, in Alola"
    ),
    (way("level-up", #""min_level": 50, "needs_overworld_rain": true"#), "level 50 while it rains"),
    (
      way("level-up", #""min_level": 30, "turn_upside_down": true"#),
      "level 30 with the console held upside down"
    ),
    (way("level-up", #""min_level": 38, "needs_multiplayer": true"#), "level 38 while playing with others"),
    (way("level-up", #""min_beauty": 170"#), "level up with a beauty of at least 170"),
    (way("level-up", #""min_steps": 1000"#), "level up after walking 1000 steps with it"),
    (way("level-up", named("location", "mt-coronet")), "level up at Mt. Coronet"),
    (
      way("level-up", #""min_level": 20, "relative_physical_stats": 1"#), "level 20 with Attack above Defense"
    ),
    (
      way("level-up", #""min_level": 20, "relative_physical_stats": -1"#),
      "level 20 with Attack below Defense"
    ),
    (
      way("level-up", #""min_level": 20, "relative_physical_stats": 0"#),
      "level 20 with Attack equal to Defense"
    ),
    (way("use-move", named("used_move", "rage-fist") + #", "min_move_count": 20"#), "use Rage Fist 20 times"),
    (
      way("agile-style-move", named("used_move", "psyshield-bash") + #", "min_move_count": 20"#),
      "use Psyshield Bash 20 times in agile style"
    ),
    (way("recoil-damage", #""min_damage_taken": 294"#), "take at least 294 recoil damage without fainting"),
    (way("shed"), "when Parent evolves, with a free place in the party and a Poké Ball to spare"),
    (way("other", #""min_level": 25"#), "level 25"),
    (
      way("moon-dance", #""min_level": 5, "wind_speed": 3, "is_raining_cats": false"#),
      "moon dance from level 5 on, (wind speed: 3)"
    ),
  ])
  func isWorded(way: String, words: String) {
    #expect(Family("parent", "child", ways: way).child?.evolution == [words])
  }

  @Test func placesOfOneKindBecomeOneWayAndTheUsualWayComesFirst() {
    let rock = #", "near_special_rock": true"#
    let family = Family(
      "eevee", "leafeon", ways: way("level-up", named("location", "eterna-forest") + rock, isDefault: false),
      way("level-up", named("location", "pinwheel-forest") + rock, isDefault: false),
      way("use-item", named("item", "leaf-stone")),
      way("level-up", named("location", "kalos-route-20") + rock, isDefault: false))
    #expect(
      family.child?.evolution == [
        "use a Leaf Stone",
        "level up near the special rock in Eterna Forest, Pinwheel Forest or Kalos Route 20",
      ])
  }

  @Test func theSameConditionsTwiceAreOneWay() {
    let family = Family(
      "feebas", "milotic", ways: way("level-up", #""min_beauty": 170"#),
      way("level-up", #""min_beauty": 170"#))
    #expect(family.child?.evolution == ["level up with a beauty of at least 170"])
  }

  @Test func aStepFromAnotherFormSaysSo() {
    let family = Family(
      "mr-mime", "mr-rime", parentForms: [(10168, "mr-mime-galar", "Galarian Mr. Mime")],
      ways: way("level-up", #""min_level": 42, "# + named("base_form", "mr-mime-galar", id: 10168)))
    #expect(family.child?.evolvesFrom == "mr-mime")
    #expect(family.child?.evolvesFromForm == "mr-mime-galar")
    #expect(family.child?.evolution == ["level 42, from Galarian Mr. Mime"])
  }

  @Test func aStepIntoAnotherFormSaysSo() {
    var family = Family(
      "pikachu", "raichu",
      ways: way("use-item", named("item", "thunder-stone") + ", " + named("base_form", "pikachu", id: 1)),
      way(
        "use-item",
        [
          named("item", "thunder-stone"), named("region", "alola"), named("base_form", "pikachu", id: 1),
          named("evolved_form", "raichu-alola", id: 10100),
        ].joined(separator: ", ")))
    family.add(10100, "raichu-alola", "Alolan Raichu")
    #expect(family.child?.evolvesFromForm == nil)
    #expect(
      family.child?.evolution == ["use a Thunder Stone", "use a Thunder Stone in Alola, into Alolan Raichu"])
  }

  @Test func twoBranchesOfOneLevelAreAtRandom() {
    let family = Family("wurmple", "silcoon", ways: way("level-up", #""min_level": 7"#))
    #expect(family.child?.evolution == ["level 7 at random"])
  }

  @Test func aChainThatDoesNotKnowTheStepStillLeavesTheFamily() {
    var unknown = Family("leafling", "leafking", ways: way("other"))
    unknown.resources.chains = [:]
    #expect(unknown.child?.evolvesFrom == "leafling")
    #expect(unknown.child?.evolution == [])
    var family = Family("meltan", "melmetal", ways: way("other"))
    family.resources.chains = [:]
    #expect(family.child?.evolvesFrom == "meltan")
    #expect(family.child?.evolution == ["400 Meltan Candies in Pokémon GO"])
  }

  @Test func aKinshipThatIsNoEvolutionGetsNoArrow() {
    var family = Family("phione", "manaphy")
    family.resources.species[2] = Family.read(
      MiniAPI.species(2, "manaphy", "Manaphy", varieties: [(2, "manaphy")]))
    #expect(family.child?.evolvesFrom == nil)
    #expect(family.child?.evolution == [])
  }

  @Test func aParentThatIsNotSelectedIsLeftOut() {
    var family = Family("parent", "child", ways: way("trade"))
    family.resources.selection = [
      ResourceReference(name: "other", id: 9), ResourceReference(name: "child", id: 2),
    ]
    #expect(family.child?.evolvesFrom == nil)
    #expect(family.child?.evolution == [])
  }
}
