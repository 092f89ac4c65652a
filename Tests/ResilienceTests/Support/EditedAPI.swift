import TestSupport
import Testing

@testable import Networking
@testable import PokeAPI

/// A PokeAPI that changes, and a site that is fetched from it.
struct EditedAPI {
  let site: TestSite
  /// How long a fetch takes, in seconds.
  let duration: Double
  private let server: StubServer
  /// `Content/` as undisturbed fetches of both editions make it.
  private let trees: [Tree]

  /// What the author has written.
  private static let own = ["pages/about.md", "site.yml", "sprites/own/front.png"]

  init() throws {
    let site = try TestSite()
    for path in Self.own { try site.folder.write("Content/\(path)", "# of \(path)") }
    let server = try StubServer([String: [Answer]]())
    var (trees, durations) = ([Tree](), [Double]())
    for edition in 0...1 {
      server.answer(with: Self.answers(server, edition))
      let result = try site.run(Self.fetch(server))
      try #require(result.code == 0, "\(result.errors)")
      durations.append(result.seconds)
      trees.append(try site.folder.tree("Content"))
    }
    (self.site, self.server, self.trees) = (site, server, trees)
    duration = durations.reduce(0, +) / 2
  }

  /// Everything is heavier in the second edition, a move has another name, and the picture another size.
  private static func answers(_ server: StubServer, _ edition: Int) -> [String: [Answer]] {
    var answers: [String: [Answer]] = [:]
    for (path, text) in MiniAPI.resources {
      let edited = text.replacing("/sprites/1.png", with: "\(server.url)/sprites/1.png")
        .replacing("\"weight\": 69", with: "\"weight\": \(69 + edition)")
        .replacing("Vine Whip", with: edition == 0 ? "Vine Whip" : "Lash of Vine")
        .replacing("Overgrow", with: edition == 0 ? "Overgrow" : "Outgrow")
      answers["/api/v2/\(path)"] = [.json(edited, [("ETag", "\"\(path)-\(edition)\"")])]
    }
    let picture = TestPicture.png(width: 96 + edition, height: 96)
    answers["/sprites/1.png"] = [Answer(headers: [("Content-Type", "image/png")], body: picture)]
    return answers
  }

  // MARK: - Fetching

  static func fetch(_ server: StubServer) -> [String] {
    ["fetch", "--from", server.url, "--rate", "0", "--with", "sprites,moves"]
  }

  var fetch: [String] { Self.fetch(server) }

  /// Lets the service answer with the edition that was not fetched last.
  func change(_ round: Int) { server.answer(with: Self.answers(server, round % 2)) }

  // MARK: - Looking at it

  /// Whether a fetch has ended while it moved data files into place.
  var isHalfMoved: Bool { site.folder.has("Content/.pokesite/ready") }

  /// Every file is whole, the author's are there, the data files are of one edition unless pokesite says so, and no
  /// answer that is kept is damaged.
  func isWhole(_ round: Int) throws {
    let tree = try site.folder.tree("Content").without(".pokesite")
    for (path, entry) in tree.entries where entry.kind == .file {
      #expect(trees.contains { $0.entries[path]?.bytes == entry.bytes }, "\(path) in round \(round)")
    }
    for path in Self.own { #expect(tree.entries[path]?.text == "# of \(path)", "\(path) in round \(round)") }
    let fits = trees.contains { Self.data($0) == Self.data(tree) }
    if isHalfMoved {
      #expect(try site.problems(code: 74).first?.contains("a fetch was killed") == true, "round \(round)")
    } else {
      #expect(fits, "round \(round)")
    }
    for (path, entry) in try site.folder.tree(".pokesite/cache").entries where path.hasSuffix(".answer") {
      #expect(CacheEntry(encoded: entry.bytes) != nil, "\(path) in round \(round)")
    }
  }

  /// A fetch goes well, makes what an undisturbed one does, and has kept what was there before.
  func isRepaired(_ round: Int) throws {
    let result = try site.run(fetch)
    try #require(result.code == 0, "\(result.errors) in round \(round)")
    let (tree, new, old) = (try site.folder.tree("Content"), trees[round % 2], trees[(round + 1) % 2])
    #expect(tree.differences(from: new) == [], "round \(round)")
    #expect(tree.entries.keys.sorted() == new.entries.keys.sorted(), "round \(round)")
    let kept = try site.folder.tree(".pokesite/previous")
    for path in new.differences(from: old) where path.hasSuffix(".json") {
      #expect(kept.entries[path]?.bytes == old.entries[path]?.bytes, "\(path) in round \(round)")
    }
  }

  private static func data(_ tree: Tree) -> [String: [UInt8]] {
    tree.contents.filter { $0.key.hasSuffix(".json") }
  }
}
