import Diagnostics
import Markdown
import Pokedex
import SiteGenerator
import Testing

@testable import Scaffolding

@Suite struct SiteScaffoldTests {
  private func file(_ path: String, in scaffold: SiteScaffold = .starter) throws -> SiteFile {
    try #require(scaffold.files.first { $0.path == path }, "\(path)")
  }

  @Test(arguments: [SiteScaffold.starter, .national, .importing([SiteFile("Content/pokemon.json", [])])])
  func everySiteHasItsSurroundings(scaffold: SiteScaffold) throws {
    let paths = scaffold.files.map(\.path)
    #expect(Set(paths).count == paths.count)
    for path in [
      ".gitignore", ".github/workflows/publish.yml", "README.md", "Content/site.yml", "Content/pokemon.json",
      "Content/pokesite.schema.json", "Content/pages/about.md",
    ] {
      #expect(paths.contains(path), "\(path)")
    }
  }

  @Test func dataOfOnesOwnComesWithoutTheInventedCreatures() {
    let scaffold = SiteScaffold.importing([SiteFile("Content/pokemon.json", [])])
    #expect(
      !scaffold.files.contains {
        $0.path.hasPrefix("Content/sprites/") || $0.path.hasPrefix("Content/pokemon/")
      })
    #expect(!scaffold.files.contains { ["Content/types.json", "Content/abilities.json"].contains($0.path) })
  }

  @Test func theInventedCreaturesAreSound() throws {
    let data = SiteScaffold.starter.files.filter { $0.path.hasSuffix(".json") && !$0.path.contains("schema") }
    let loaded = Dex.load(data.compactMap(\.data))
    #expect(loaded.diagnostics.map(\.brief) == [])
    #expect(loaded.dex.species.map(\.name) == ["Wickling", "Beaconel", "Mossnib"])
    #expect(loaded.dex.species(slug: "beaconel")?.evolvesFrom == "wickling")
    #expect(loaded.dex.stats.map(\.slug) == ["glow", "grip", "patience"])
  }

  @Test func theWorkflowIsYAMLAndTakesThisVersion() throws {
    let text = try file(".github/workflows/publish.yml").text
    let root = try YAML.read(SourceText(file: "publish.yml", text: text))
    var fields = YAMLFields(of: root)
    #expect(fields.node("jobs") != nil)
    #expect(text.contains("'v\(Version.current)'"))
  }

  @Test(arguments: [
    ("Tern Isle", #"title: "Tern Isle""#, "# Tern Isle"),
    (#"My "Dex": *x* # \"#, #"title: "My \"Dex\": *x* # \\""#, ##"# My "Dex": \*x\* \# \\"##),
  ])
  func theTitleIsText(title: String, setting: String, heading: String) throws {
    for scaffold in [SiteScaffold.starter, .national] {
      let titled = scaffold.titled(title)
      let settings = try file("Content/site.yml", in: titled).text
      #expect(settings.hasPrefix(setting + "\n"))
      #expect(settings.contains("\ndescription: "))
      #expect(try file("README.md", in: titled).text.hasPrefix(heading + "\n"))
      let root = try YAML.read(SourceText(file: "site.yml", text: settings))
      var fields = YAMLFields(of: root)
      #expect(fields.string("title") == title)
    }
  }

  // MARK: - Types

  @Test func officialTypesNeedNoFile() {
    #expect(OwnTypes(CreatureTable("name,type\nA,Fire/Water").creatures).files.isEmpty)
  }

  @Test func ownTypesStandBesideTheOfficialOnesThatAreUsed() throws {
    let types = OwnTypes(CreatureTable("name,type\nA,fire/Rust\nB,Water/RUST\nC,Fog").creatures)
    #expect(types.names == ["Rust", "Fog"])
    let file = try #require(types.files.first)
    let loaded = Dex.load([try #require(file.data)])
    #expect(loaded.diagnostics.map(\.brief) == [])
    #expect(loaded.dex.types.types.map(\.name) == ["Fire", "Water", "Rust", "Fog"])
    #expect(loaded.dex.types.factor(of: "water", on: ["fire"]) == 2)
    #expect(loaded.dex.types.factor(of: "rust", on: ["fire"]) == 1)
    #expect(loaded.dex.types.types.allSatisfy { $0.color != nil })
    #expect(file.text.contains("\"$comment\": \"Fill in who beats whom"))
  }

  @Test func theDataFileIsForReaders() {
    let table = CreatureTable("name,id,stat:glow,type\nAnt,1,2,Fog\nBee,,3,Fog")
    #expect(
      CreatureFile(table.creatures).file.text == """
        {
          "$schema": "pokesite.schema.json",
          "pokemon": [
            {
              "id": 1,
              "name": "Ant",
              "types": ["Fog"],
              "stats": {"glow": 2}
            },
            {
              "name": "Bee",
              "types": ["Fog"],
              "stats": {"glow": 3}
            }
          ]
        }

        """)
    let file = CreatureFile(table.creatures)
    #expect([4, 9, 10, 13].map(file.index(ofLine:)) == [0, 0, 1, 1])
    #expect(file.index(ofLine: 2) == nil)
  }
}
