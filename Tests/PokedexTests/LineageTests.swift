import Diagnostics
import Testing

@testable import Pokedex

@Suite struct LineageTests {
  /// Entries with a name and what each evolves from.
  private func load(_ entries: [(name: String, parent: String)]) -> LoadedDex {
    let lines = entries.map { "{\"name\": \"\($0.name)\", \"evolves_from\": \"\($0.parent)\"}" }
    return PokedexTests.load("[\(lines.joined(separator: ",\n"))]")
  }

  @Test(arguments: ["Mime Jr.", "mime-jr", "mime jr", "MIME JR.", "little"])
  func findsAParentByNameOrSlug(reference: String) {
    let loaded = PokedexTests.load(
      """
      [{"name": "Mr. Mime", "id": 122, "evolves_from": "\(reference)"},
       {"name": "Mime Jr.", "id": 439, "slug": "little"}]
      """)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.dex.species.map(\.evolvesFrom) == ["little", nil])
    #expect(loaded.dex.nextStages(of: "little").map(\.slug) == ["mr-mime"])
    #expect(loaded.dex.firstStage(of: loaded.dex.species[0]).slug == "little")
  }

  @Test func suggestsANearName() {
    let loaded = PokedexTests.load(#"[{"name": "Pichu"}, {"name": "Pikachu", "evolves_from": "Pitchu"}]"#)
    #expect(
      loaded.warnings == [
        "Content/pokemon.json:1:57: pokemon[1] \"Pikachu\": evolves_from names 'Pitchu', which is not here; "
          + "did you mean 'Pichu'?"
      ])
    #expect(loaded.dex.species(slug: "pikachu")?.evolvesFrom == nil)
  }

  @Test func reportsALoopOfOne() {
    let loaded = load([("A", "A")])
    #expect(
      loaded.errors == [
        "Content/pokemon.json:1:32: pokemon[0] \"A\": evolves_from goes in a circle: A from A"
      ])
    #expect(loaded.dex.firstStage(of: loaded.dex.species[0]).slug == "a")
  }

  @Test func reportsALoopOfTwoAndWhatHangsOnIt() {
    let loaded = load([("Tail", "A"), ("A", "B"), ("B", "A")])
    #expect(
      loaded.errors == [
        "Content/pokemon.json:2:31: pokemon[1] \"A\": evolves_from goes in a circle: A from B from A"
      ])
    #expect(loaded.dex.firstStage(of: loaded.dex.species[0]).slug == "a")
  }

  @Test func reportsSeparateLoopsSeparately() {
    let loaded = load([("A", "B"), ("B", "A"), ("C", "D"), ("D", "E"), ("E", "C")])
    #expect(
      loaded.errors == [
        "Content/pokemon.json:1:32: pokemon[0] \"A\": evolves_from goes in a circle: A from B from A",
        "Content/pokemon.json:3:31: pokemon[2] \"C\": evolves_from goes in a circle: C from D from E from C",
      ])
  }

  @Test func reportsALongLoopInBriefAndSoon() {
    let count = 5000
    let loaded = load((0..<count).map { ("N\($0)", "N\(($0 + 1) % count)") })
    #expect(
      loaded.errors == [
        "Content/pokemon.json:1:33: pokemon[0] \"N0\": evolves_from goes in a circle: N0 from N1 from N2 from N3 "
          + "from N4 from N5 from … from N4996 from N4997 from N4998 from N4999 from N0",
        "Content/pokemon.json:201:34: pokemon[200] \"N200\": evolves_from makes a family of more than 200 members",
      ])
  }

  @Test func reportsThousandsOfFaultsSoon() {
    #expect(load((0..<3000).map { ("N\($0)", "N\($0)") }).errors.count == 3000)
    #expect(load((0..<3000).map { ("N\($0)", "M\($0)") }).warnings.count == 3000)
  }

  /// Of five thousand that follow each other two hundred are a family.
  @Test func followsALongChainSoon() {
    func chain(_ count: Int) -> LoadedDex {
      load((0..<count).map { ("N\($0)", $0 == 0 ? "" : "N\($0 - 1)") })
    }
    let family = chain(200)
    #expect(family.diagnostics.isEmpty)
    #expect(family.dex.firstStage(of: family.dex.species[199]).slug == "n0")
    #expect(
      chain(5000).errors == [
        "Content/pokemon.json:201:34: pokemon[200] \"N200\": evolves_from makes a family of more than 200 members"
      ])
  }

  /// Case 6: the order of a family comes from who evolves into whom, never from numbers.
  @Test func listsBranchesInTheOrderOfThePokedex() {
    let loaded = PokedexTests.load(
      """
      [{"name": "Loopling", "id": 172}, {"name": "Root", "id": 500},
       {"name": "Late", "id": 30, "evolves_from": "root"}, {"name": "Early", "id": 3, "evolves_from": "root",
        "evolution": ["with a stone", "near a mossy rock"]},
       {"name": "Last", "id": 1, "evolves_from": "late", "evolution": "level 7"}]
      """)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.dex.nextStages(of: "root").map(\.slug) == ["early", "late"])
    #expect(loaded.dex.species(slug: "early")?.evolution == ["with a stone", "near a mossy rock"])
    #expect(loaded.dex.species(slug: "last")?.evolution == ["level 7"])
    #expect(loaded.dex.species(slug: "last").map { loaded.dex.firstStage(of: $0).slug } == "root")
    #expect(loaded.dex.nextStages(of: "loopling").isEmpty)
  }

  @Test func leavesOutAParentThatIsLeftOut() {
    let loaded = PokedexTests.load(
      #"[{"name": "A", "id": 1}, {"name": "B", "id": 1}, {"name": "C", "evolves_from": "B"}]"#)
    #expect(
      loaded.diagnostics.map(\.summary) == ["pokemon[1] \"B\": its number 1 is that of pokemon[0] \"A\" too"])
    #expect(loaded.dex.species(slug: "c")?.evolvesFrom == nil)
  }
}
