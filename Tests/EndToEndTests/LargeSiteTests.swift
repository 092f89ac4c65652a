import TestSupport
import Testing

@Suite struct LargeSiteTests {
  @Test func aSiteOfTwoThousandEntriesBuilds() throws {
    let site = try TestSite(["Content/pokemon.json": manySpecies(2000, edition: "large")])
    let result = try site.build(["--quiet"])
    #expect(result.errors == "")
    let pages = try site.pages()
    #expect(pages.files.count { $0.hasPrefix("pokemon/") } == 2000)
    #expect(
      pages.entries["pokemon/mon-2000/index.html"]?.text.contains("Number 2000 of the large edition.") == true
    )
  }

  /// Deep and wide families, long texts, long names.
  @Test func awkwardSizesBuild() throws {
    let chain = (0..<200).map {
      "{\"name\": \"C\($0)\"\($0 > 0 ? ", \"evolves_from\": \"C\($0 - 1)\"" : "")}"
    }
    let litter = (0..<200).map { "{\"name\": \"L\($0)\"\($0 > 0 ? ", \"evolves_from\": \"L0\"" : "")}" }
    let long =
      "{\"name\": \"\(String(repeating: "long ", count: 40))\", \"description\": \"\(String(repeating: "[[C1]] > *a* ", count: 5000))\"}"
    let site = try TestSite([
      "Content/pokemon.json": "[\((chain + litter + [long]).joined(separator: ","))]"
    ])
    #expect(try site.run(["build"]).code == 0)
  }

  @Test func aNameTooLongForAFileBuildsAllTheSame() throws {
    let names = ["A", "B"].map { "{\"name\": \"\($0)\(String(repeating: " long", count: 100))\"}" }
    let site = try TestSite(["Content/pokemon.json": "[\(names.joined(separator: ","))]"])
    try site.build()
    #expect(try site.pages().files.count { $0.hasPrefix("pokemon/") } == 2)
  }

  @Test func aFileOnTheDiskThatCannotBeWrittenChangesNothing() throws {
    let site = try TestSite(["Content/pokemon.json": "[{\"name\": \"Ant\"}]"])
    try site.build()
    let before = try site.folder.tree("Public")
    // Longer than any file's name may be with the hash in it.
    try site.folder.write("Templates/assets/\(String(repeating: "x", count: 250))", "")
    let result = try site.run(["build"])
    #expect(result.code == 74)
    #expect(result.errors.contains("File name too long"))
    #expect(try site.kept().identities == before.identities)
    #expect(try site.kept().entries.keys.sorted() == before.entries.keys.sorted())
  }
}
