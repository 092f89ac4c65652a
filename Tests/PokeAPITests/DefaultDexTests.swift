import Foundation
import Pokedex
import Testing

/// The facts that come with pokesite, in `Content/*.json`, one by one.
@Suite struct DefaultDexTests {
  /// The committed files, loaded once.
  private static let loaded: LoadedDex = {
    let content = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Content")
    let names = ["pokemon", "types", "abilities", "moves", "generations"]
    return Dex.load(
      names.compactMap { name in
        let data = try? Data(contentsOf: content.appending(path: "\(name).json"))
        return data.map { DataFile(path: "Content/\(name).json", bytes: Array($0)) }
      })
  }()

  private var dex: Dex { Self.loaded.dex }

  private func species(_ number: Int) throws -> Species {
    try #require(dex.species.first { $0.number == number })
  }

  private func form(_ slug: String) throws -> Form {
    try #require(dex.species.lazy.flatMap(\.forms).first { $0.slug == slug })
  }

  private var forms: [Form] { dex.species.flatMap(\.forms) }

  // MARK: - Everything

  @Test func loadsWithoutAWord() {
    #expect(Self.loaded.diagnostics == [])
  }

  @Test func isComplete() {
    #expect(dex.species.map(\.number) == (1...1025).map(Optional.init))
    #expect(dex.species.reduce(0) { $0 + Set($1.forms.map { $0.details.variety ?? $0.slug }).count } == 1351)
    #expect(Set(dex.species.map { dex.firstStage(of: $0).slug }).count == 541)
    #expect(dex.species.count { $0.form.details.variety != nil } == 37)
    #expect(dex.types.types.map(\.slug).sorted() == TypeChart.official.types.map(\.slug).sorted())
    #expect(dex.generations.map(\.number) == Array(1...9))
    #expect(dex.species.allSatisfy { $0.genus != nil && $0.generation != nil && !$0.form.types.isEmpty })
    #expect(dex.species.allSatisfy { $0.form.stats.count == 6 && !$0.form.moves.isEmpty })
  }

  @Test func theTypeChartIsThatOfTheGames() {
    for attacker in TypeChart.official.types {
      for defender in TypeChart.official.types {
        #expect(
          dex.types.factor(of: attacker.slug, on: [defender.slug])
            == TypeChart.official.factor(of: attacker.slug, on: [defender.slug]))
      }
      #expect(dex.types.type(attacker.slug)?.color == attacker.color)
    }
  }

  @Test func everyMoveAndAbilityThatIsNamedIsThere() {
    let moves = Set(dex.moves.map(\.slug))
    let abilities = Set(dex.abilities.map(\.slug))
    #expect(forms.allSatisfy { $0.moves.allSatisfy { moves.contains($0.move) } })
    #expect(forms.allSatisfy { $0.abilities.allSatisfy { abilities.contains($0.slug) } })
  }

  @Test func holdsFactsAndNoTextsOfTheGames() {
    #expect(dex.species.allSatisfy { $0.flavor.isEmpty && $0.description == nil && $0.fields.isEmpty })
    #expect(dex.moves.allSatisfy { $0.description == nil })
    #expect(forms.allSatisfy { $0.pictures.isEmpty })
  }

  @Test func noGigantamaxFormHasAWeight() {
    let gigantamax = forms.filter(\.details.isGigantamax)
    #expect(gigantamax.count == 34)
    #expect(gigantamax.allSatisfy { $0.weight == nil })
  }

  @Test func everyEvolutionThatTheDataKnowsIsWorded() {
    #expect(dex.species.allSatisfy { $0.evolvesFrom == nil || !$0.evolution.isEmpty })
    let words = dex.species.flatMap(\.evolution).joined(separator: "\n")
    #expect(!["undefined", "unknown", "null", "  "].contains { words.contains($0) })
  }

  // MARK: - One by one

  @Test func nidoran() throws {
    let nidoran = try species(29)
    #expect(nidoran.name == "Nidoran♀")
    #expect(nidoran.slug == "nidoran-f")
    #expect(nidoran.traits.genderRate == 8)
    #expect(nidoran.form.types == ["poison"])
    #expect(nidoran.form.abilities.map(\.slug) == ["poison-point", "rivalry", "hustle"])
    #expect(nidoran.form.stats.map(\.value) == [55, 47, 52, 40, 40, 41])
  }

  @Test func farfetchd() throws {
    let farfetchd = try species(83)
    #expect(farfetchd.name == "Farfetch’d")
    #expect(farfetchd.forms.map(\.name) == ["Farfetch’d", "Galarian Farfetch’d"])
    #expect(farfetchd.forms[1].types == ["fighting"])
    #expect(farfetchd.forms[1].weight == 420)
    #expect(
      farfetchd.form.details.past.contains(PastFacts(until: 6, stats: [BaseStat(slug: "attack", value: 65)])))
  }

  @Test func mrMime() throws {
    let mime = try species(122)
    #expect(mime.name == "Mr. Mime")
    #expect(mime.evolvesFrom == "mime-jr")
    #expect(
      mime.evolution == [
        "level up knowing Mimic", "level up knowing Mimic, in Galar, into Galarian Mr. Mime",
      ])
    #expect(mime.form.details.past.contains(PastFacts(until: 5, types: ["psychic"])))
    let rime = try species(866)
    #expect(rime.evolvesFrom == "mr-mime")
    #expect(rime.evolvesFromForm == "mr-mime-galar")
    #expect(rime.evolution == ["level 42, from Galarian Mr. Mime"])
  }

  @Test func deoxys() throws {
    let deoxys = try species(386)
    #expect(deoxys.slug == "deoxys")
    #expect(deoxys.form.details.variety == "deoxys-normal")
    #expect(deoxys.form.details.formName == "Normal Forme")
    #expect(deoxys.forms.map(\.slug) == ["deoxys", "deoxys-attack", "deoxys-defense", "deoxys-speed"])
    #expect(deoxys.forms.map(\.total) == [600, 600, 600, 600])
    #expect(deoxys.traits.isMythical)
    #expect(deoxys.traits.genderRate == -1)
  }

  @Test func burmy() throws {
    let burmy = try species(412)
    #expect(burmy.forms.map(\.name) == ["Burmy", "Sandy Burmy", "Trash Burmy"])
    #expect(burmy.forms.map(\.details.isCosmetic) == [false, true, true])
    #expect(dex.nextStages(of: "burmy").map(\.slug) == ["wormadam", "mothim"])
    #expect(dex.nextStages(of: "burmy").map(\.evolution) == [["level 20 if female"], ["level 20 if male"]])
  }

  @Test func darmanitan() throws {
    let darmanitan = try species(555)
    #expect(
      darmanitan.forms.map(\.slug) == [
        "darmanitan", "darmanitan-zen", "darmanitan-galar-standard", "darmanitan-galar-zen",
      ])
    #expect(darmanitan.forms.map(\.types) == [["fire"], ["fire", "psychic"], ["ice"], ["ice", "fire"]])
    #expect(darmanitan.forms.map(\.details.isBattleOnly) == [false, true, false, true])
  }

  @Test func floette() throws {
    let floette = try species(670)
    #expect(floette.name == "Floette")
    #expect(floette.forms.map(\.slug).prefix(3) == ["floette", "floette-eternal", "floette-mega"])
    #expect(floette.forms.count == 7)
    #expect(try form("floette-eternal").total == 551)
    #expect(dex.firstStage(of: floette).name == "Flabébé")
  }

  @Test func meowstic() throws {
    let meowstic = try species(678)
    #expect(meowstic.form.details.variety == "meowstic-male")
    #expect(meowstic.form.abilities.last == AbilitySlot(slug: "prankster", name: "Prankster", isHidden: true))
    #expect(try form("meowstic-female").abilities.last?.slug == "competitive")
  }

  @Test func zygarde() throws {
    let zygarde = try species(718)
    #expect(zygarde.form.details.variety == "zygarde-50")
    #expect(zygarde.form.weight == 3050)
    #expect(try form("zygarde-10").height == 12)
    #expect(try form("zygarde-complete").total == 708)
    #expect(try form("zygarde-10-power-construct").name == "10% Zygarde (Power Construct)")
  }

  @Test func minior() throws {
    let minior = try species(774)
    #expect(minior.forms.count == 14)
    #expect(minior.form.details.variety == "minior-red-meteor")
    #expect(minior.form.weight == 400)
    #expect(try form("minior-red").weight == 3)
  }

  @Test func toxtricity() throws {
    let toxtricity = try species(849)
    #expect(toxtricity.form.abilities.map(\.slug) == ["punk-rock", "plus", "technician"])
    #expect(try form("toxtricity-low-key").abilities.map(\.slug) == ["punk-rock", "minus", "technician"])
    #expect(try form("toxtricity-low-key-gmax").weight == nil)
  }

  @Test func urshifu() throws {
    let urshifu = try species(892)
    #expect(try form("urshifu-rapid-strike").types == ["fighting", "water"])
    #expect(urshifu.evolution.first == "use a Scroll of Darkness, into Single Strike Urshifu")
    #expect(urshifu.evolution.count == 4)
    #expect(urshifu.traits.genderRate == 1)
  }

  @Test func maushold() throws {
    let maushold = try species(925)
    #expect(maushold.form.details.variety == "maushold-family-of-four")
    #expect(maushold.forms.map(\.weight) == [28, 23])
    #expect(maushold.evolution == ["level 25"])
  }

  @Test func ogerpon() throws {
    let ogerpon = try species(1017)
    #expect(
      ogerpon.forms.map(\.types) == [["grass"], ["grass", "water"], ["grass", "fire"], ["grass", "rock"]])
    #expect(ogerpon.form.details.formName == "Teal Mask")
  }

  @Test func pecharunt() throws {
    let pecharunt = try species(1025)
    #expect(pecharunt.name == "Pecharunt")
    #expect(pecharunt.form.types == ["poison", "ghost"])
    #expect(pecharunt.form.details.movesFrom == "scarlet-violet")
  }

  // MARK: - Families

  @Test func eeveeHasEightBranches() {
    let branches = dex.nextStages(of: "eevee")
    #expect(
      branches.map(\.slug) == [
        "vaporeon", "jolteon", "flareon", "espeon", "umbreon", "leafeon", "glaceon", "sylveon",
      ])
    #expect(
      branches.map(\.evolution) == [
        ["use a Water Stone"], ["use a Thunder Stone"], ["use a Fire Stone"],
        ["level up with high friendship, during the day"],
        ["level up with high friendship, at night"],
        [
          "use a Leaf Stone",
          "level up near the special rock in Eterna Forest, Pinwheel Forest, Kalos Route 20, Petalburg Woods or Lush Jungle",
        ],
        [
          "use an Ice Stone",
          "level up near the special rock in Sinnoh Route 217, Twist Mountain, Frost Cavern, Shoal Cave or Mount Lanakila",
        ],
        [
          "level up with high friendship, knowing a Fairy move",
          "level up with affection of at least 2 hearts, knowing a Fairy move",
        ],
      ])
  }

  @Test func tyrogueAndWurmpleBranch() {
    #expect(
      dex.nextStages(of: "tyrogue").map(\.evolution) == [
        ["level 20 with Attack above Defense"], ["level 20 with Attack below Defense"],
        ["level 20 with Attack equal to Defense"],
      ])
    #expect(dex.nextStages(of: "wurmple").map(\.slug) == ["silcoon", "cascoon"])
    #expect(dex.nextStages(of: "wurmple").map(\.evolution) == [["level 7 at random"], ["level 7 at random"]])
    #expect(dex.nextStages(of: "silcoon").map(\.slug) == ["beautifly"])
    #expect(dex.nextStages(of: "cascoon").map(\.slug) == ["dustox"])
  }

  @Test func meltanHasAFamilyAndPhioneNone() throws {
    #expect(try species(809).evolvesFrom == "meltan")
    #expect(dex.nextStages(of: "meltan").map(\.slug) == ["melmetal"])
    #expect(try species(490).evolvesFrom == nil)
    #expect(dex.nextStages(of: "phione").isEmpty)
  }

  @Test func aBabyIsTheFirstStageWhateverItsNumber() throws {
    #expect(dex.firstStage(of: try species(26)).slug == "pichu")
    #expect(dex.firstStage(of: try species(866)).slug == "mime-jr")
  }

  @Test func factsThatTheServiceLacksAreTold() throws {
    #expect(try species(809).evolution == ["400 Meltan Candies in Pokémon GO"])
    #expect(try species(791).evolution == ["level 53 in Sun, Ultra Sun, Sword or Scarlet"])
    #expect(try species(792).evolution == ["level 53 in Moon, Ultra Moon, Shield or Violet"])
    #expect(try species(849).evolution.last == "level 30 with any other nature, into Low Key Toxtricity")
    #expect(!dex.species.flatMap(\.evolution).contains { $0.contains("160") || $0.contains("220") })
  }

  @Test func noPastStatIsAsItIsNow() throws {
    #expect(
      forms.allSatisfy { form in
        form.details.past.allSatisfy { past in !past.stats.contains { form.stats.contains($0) } }
      })
    #expect(try species(199).form.details.past == [])
    #expect(try species(355).form.details.past == [PastFacts(until: 5, abilities: ["levitate"])])
  }

  @Test func typesStandInTheUsualOrder() {
    #expect(
      dex.types.types.map(\.name) == [
        "Normal", "Fire", "Water", "Electric", "Grass", "Ice", "Fighting", "Poison", "Ground", "Flying",
        "Psychic", "Bug", "Rock", "Ghost", "Dragon", "Dark", "Steel", "Fairy",
      ])
  }

  @Test func releasesForJapanSaySo() {
    #expect(
      dex.generations[0].games.map(\.name) == [
        "Red and Green (Japan)", "Blue (Japan)", "Red and Blue", "Yellow",
      ])
  }

  // MARK: - Moves

  /// Wurmple, Silcoon, Cascoon and Unown, which learn less in Legends: Arceus.
  @Test(arguments: [265, 266, 268, 201]) func movesAreThoseOfAGameThatTellsThemAll(number: Int) throws {
    #expect(try species(number).form.details.movesFrom == "brilliant-diamond-shining-pearl")
    #expect(!forms.contains { $0.details.movesFrom == "legends-arceus" })
  }

  @Test func movesAreThoseOfTheGamesToday() throws {
    let tackle = try #require(dex.moves.first { $0.slug == "tackle" })
    #expect([tackle.power, tackle.accuracy, tackle.pp, tackle.priority] == [40, 100, 35, 0])
    #expect(tackle.type == "normal")
    #expect(tackle.category == "physical")
    #expect(tackle.names.first { $0.language == "de" }?.text == "Tackle")
    #expect(
      try species(25).form.moves.contains(LearnedMove(move: "thunderbolt", method: "level-up", level: 36)))
    #expect(try species(29).form.details.movesFrom == "brilliant-diamond-shining-pearl")
  }
}
