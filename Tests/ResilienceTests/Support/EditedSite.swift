import TestSupport
import Testing

/// A site of which there are two editions, and their trees as undisturbed builds make them.
struct EditedSite {
  let site: TestSite
  /// How long a build takes, in seconds.
  let duration: Double
  private let editions: [String]
  private let trees: [Tree]

  /// What others have put into the output.
  private static let foreign = ["CNAME", ".git/config", "pokemon/mon-7/notes.txt"]

  /// - Parameter count: of the entries; some are in both editions with other text, some in one only.
  init(count: Int) throws {
    let site = try TestSite()
    editions = [
      manySpecies(count, edition: "first"),
      manySpecies(count + count / 10, edition: "second").replacing("Mon 7\"", with: "Mon Seven\""),
    ]
    var (trees, durations) = ([Tree](), [Double]())
    for edition in editions {
      try site.folder.write("Content/pokemon.json", edition)
      durations.append(try site.build(["--jobs", "1"]).seconds)
      for path in Self.foreign { try site.folder.write("Public/\(path)", "of \(path)") }
      trees.append(try site.pages())
    }
    (self.site, self.trees) = (site, trees)
    duration = durations.reduce(0, +) / 2
  }

  /// Changes the sources from the edition that is built to the other one.
  func change(_ round: Int) throws { try site.folder.write("Content/pokemon.json", editions[round % 2]) }

  /// Whether a build has ended while it put files in place.
  func isHalfMoved() throws -> Bool {
    let tree = try site.pages()
    return trees.allSatisfy { $0.differences(from: tree) != [] }
  }

  /// Every file is whole, and no file of others is lost.
  func isWhole(_ round: Int) throws {
    let tree = try site.pages()
    for (path, entry) in tree.entries where entry.kind == .file {
      #expect(trees.contains { $0.entries[path]?.bytes == entry.bytes }, "\(path) in round \(round)")
    }
    for path in Self.foreign {
      #expect(tree.entries[path]?.text == "of \(path)", "\(path) in round \(round)")
    }
  }

  /// A build goes well and makes what an undisturbed one does.
  func isRepaired(_ round: Int) throws {
    try site.build(["--jobs", "1"])
    let (tree, expected) = (try site.pages(), trees[round % 2])
    #expect(tree.differences(from: expected) == [], "round \(round)")
    #expect(tree.entries.keys.sorted() == expected.entries.keys.sorted(), "round \(round)")
    #expect(try site.folder.tree("Public/.pokesite").entries.keys.sorted() == ["manifest", "sources"])
  }
}
