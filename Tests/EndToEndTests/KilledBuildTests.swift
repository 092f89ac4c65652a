import TestSupport
import Testing

/// A build that is killed leaves every file old or new, and the next one repairs the rest.
@Suite struct KilledBuildTests {
  private static let moments = 15

  @Test func everyFileIsOldOrNewAndTheNextBuildIsExact() throws {
    let site = try TestSite()
    // Two editions: some entries are in both with other text, some in one only.
    let editions = [
      manySpecies(300, edition: "first"),
      manySpecies(330, edition: "second").replacing("Mon 7\"", with: "Mon Seven\""),
    ]
    var trees: [Tree] = []
    var seconds = 0.0
    for edition in editions {
      try site.folder.write("Content/pokemon.json", edition)
      seconds = try site.build().seconds
      trees.append(try site.pages())
    }
    for moment in 0..<Self.moments {
      let (old, new) = (trees[(moment + 1) % 2], trees[moment % 2])
      try site.folder.write("Content/pokemon.json", editions[moment % 2])
      // Whether the kill comes in time does not matter: what is asserted holds at every moment.
      let killed = try site.run(["build"], killAfter: seconds * Double(moment + 1) / Double(Self.moments))
      #expect(killed.code == 0 || killed.code == 128 + 9)
      for (path, entry) in try site.pages().entries where entry.kind == .file {
        let versions = [old, new].compactMap { $0.entries[path]?.bytes }
        #expect(versions.contains(entry.bytes), "\(path) after \(moment)")
      }
      try site.build()
      let tree = try site.pages()
      #expect(tree.differences(from: new) == [])
      #expect(tree.entries.keys.sorted() == new.entries.keys.sorted())
      #expect(try site.folder.tree("Public/.pokesite").files == ["manifest", "sources"])
    }
  }

  @Test func aFirstBuildThatIsKilledIsRepairedToo() throws {
    let reference = try TestSite(["Content/pokemon.json": manySpecies(100, edition: "only")])
    let seconds = try reference.build().seconds
    for moment in 1...5 {
      let site = try TestSite(["Content/pokemon.json": manySpecies(100, edition: "only")])
      _ = try site.run(["build"], killAfter: seconds * Double(moment) / 5)
      let whole = try reference.pages()
      for (path, entry) in try site.pages().entries where entry.kind == .file {
        #expect(entry.bytes == whole.entries[path]?.bytes, "\(path) after \(moment)")
      }
      try site.build()
      #expect(
        try site.folder.tree("Public").differences(from: try reference.folder.tree("Public")) == [])
    }
  }
}
