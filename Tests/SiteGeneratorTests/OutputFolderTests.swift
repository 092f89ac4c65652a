import Diagnostics
import Testing
import TestSupport

@testable import SiteGenerator

@Suite struct OutputFolderTests {
  private let folder: TemporaryFolder
  private let output: OutputFolder

  init() throws {
    folder = try TemporaryFolder()
    output = OutputFolder(path: folder("Public"))
  }

  /// What a build does when all is well.
  @discardableResult private func build(_ files: KeyValuePairs<String, String>) throws
    -> OutputFolder.Changes
  {
    let old = try output.manifest()
    try output.openStage()
    let staged = try files.map { try output.stage(OutputFile($0.key, $0.value)) }
    #expect(try output.foreignFiles(among: staged, old).isEmpty)
    let fingerprint = Digest(files.map { "\($0.key) \($0.value)" }.joined())
    return try output.commit(
      staged, pageCount: 1, fingerprint: fingerprint, baseURL: .unknown, sources: SourceRecord(), after: old)
  }

  /// What stands in the way of some files, after an earlier build.
  private func obstacles(to files: KeyValuePairs<String, String>) throws -> [String] {
    let old = try output.manifest()
    try output.openStage()
    let staged = try files.map { try output.stage(OutputFile($0.key, $0.value)) }
    defer { #expect(throws: Never.self) { try output.abandonStage(withFolder: false) } }
    return try output.foreignFiles(among: staged, old)
  }

  private func tree() throws -> Tree { try folder.tree("Public").without(".pokesite") }

  private func texts() throws -> [String: String] {
    try tree().contents.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: - Writing

  @Test func aFirstBuildWritesEverything() throws {
    let changes = try build(["index.html": "list", "pokemon/mew/index.html": "mew"])
    #expect(changes == .init(written: 2, unchanged: 0, removed: 0))
    #expect(try texts() == ["index.html": "list", "pokemon/mew/index.html": "mew"])
    #expect(try folder.tree("Public/.pokesite").files == ["manifest", "sources"])
    #expect(
      try output.manifest().files == ["index.html": Digest("list"), "pokemon/mew/index.html": Digest("mew")])
  }

  @Test func nothingIsInPlaceBeforeTheCommit() throws {
    try build(["index.html": "old", "a/b": "same"])
    let before = try tree()
    try output.openStage()
    _ = try output.stage(OutputFile("index.html", "new"))
    _ = try output.stage(OutputFile("a/c", "more"))
    #expect(try tree() == before)
    try output.abandonStage(withFolder: false)
    #expect(try tree() == before)
    #expect(try folder.tree("Public/.pokesite").files == ["manifest", "sources"])
  }

  @Test func whatIsTheSameIsNotTouched() throws {
    try build(["index.html": "same", "about/index.html": "old"])
    let before = try tree()
    let changes = try build(["index.html": "same", "about/index.html": "new"])
    let after = try tree()
    #expect(changes == .init(written: 1, unchanged: 1, removed: 0))
    #expect(after.identities["index.html"] == before.identities["index.html"])
    #expect(after.entries["about/index.html"]?.inode != before.entries["about/index.html"]?.inode)
    #expect(after.entries["about/index.html"]?.text == "new")
  }

  @Test func aBuildOfTheSameWritesNothingAtAll() throws {
    try build(["index.html": "same", "a/b.html": ""])
    let before = try folder.tree("Public")
    #expect(try build(["index.html": "same", "a/b.html": ""]) == .init(written: 0, unchanged: 2, removed: 0))
    #expect(try folder.tree("Public").identities == before.identities)
  }

  @Test func aFileOfTheSameLengthIsCompared() throws {
    try build(["index.html": "aaaa"])
    #expect(try build(["index.html": "aaab"]) == .init(written: 1, unchanged: 0, removed: 0))
  }

  @Test func whatSomebodyChangedIsRepaired() throws {
    try build(["index.html": "list", "a/b": "b"])
    try folder.write("Public/index.html", "scribble")
    folder.remove("Public/a")
    #expect(try build(["index.html": "list", "a/b": "b"]) == .init(written: 2, unchanged: 0, removed: 0))
    #expect(try texts() == ["index.html": "list", "a/b": "b"])
  }

  @Test func aDamagedManifestIsNoManifest() throws {
    try build(["index.html": "list"])
    try folder.write("Public/.pokesite/manifest", "??")
    #expect(try output.manifest() == Manifest())
    #expect(try build(["index.html": "list"]) == .init(written: 0, unchanged: 1, removed: 0))
  }

  // MARK: - Removing

  @Test func staleFilesGoAndTheirEmptyFoldersToo() throws {
    try build(["index.html": "", "pokemon/mew/index.html": "", "a/b/c/d": "", "a/e": ""])
    #expect(try build(["index.html": "", "a/e": ""]) == .init(written: 0, unchanged: 2, removed: 2))
    #expect(try tree().entries.keys.sorted() == ["a", "a/e", "index.html"])
  }

  @Test func whatPokesiteDidNotWriteStays() throws {
    try folder.write("Public/CNAME", "me.example")
    try folder.write("Public/.git/HEAD", "ref")
    try build(["index.html": "1", "pokemon/mew/index.html": ""])
    try folder.write("Public/pokemon/mew/notes.txt", "mine")
    try folder.makeFolder("Public/empty")
    try build(["index.html": "2"])
    #expect(
      try texts() == [
        "CNAME": "me.example", ".git/HEAD": "ref", "index.html": "2", "pokemon/mew/notes.txt": "mine",
      ])
    #expect(folder.has("Public/empty"))
  }

  @Test func aStaleFileThatIsGoneAlreadyIsNoError() throws {
    try build(["index.html": "", "pokemon/mew/index.html": ""])
    folder.remove("Public/pokemon")
    #expect(try build(["index.html": ""]) == .init(written: 0, unchanged: 1, removed: 1))
  }

  @Test func aFileMayBecomeAFolderAndAFolderAFile() throws {
    try build(["a": "file", "b/c/d": "deep", "b/e": "e"])
    try build(["a/x/y": "deep", "b": "file"])
    #expect(try texts() == ["a/x/y": "deep", "b": "file"])
    try build(["a": "file", "b/c/d": "deep", "b/e": "e"])
    #expect(try texts() == ["a": "file", "b/c/d": "deep", "b/e": "e"])
  }

  // MARK: - Other people's files

  @Test func aForeignFileInThePlaceOfAPageIsAnObstacle() throws {
    try folder.write("Public/index.html", "mine")
    try folder.write("Public/about/index.html", "about")
    #expect(try obstacles(to: ["index.html": "list", "about/index.html": "about"]) == ["index.html"])
    #expect(try texts() == ["index.html": "mine", "about/index.html": "about"])
  }

  @Test func aForeignFileInThePlaceOfAFolderIsAnObstacle() throws {
    try folder.write("Public/pokemon", "mine")
    #expect(try obstacles(to: ["pokemon/a/index.html": "", "pokemon/b/index.html": ""]) == ["pokemon"])
    #expect(try texts() == ["pokemon": "mine"])
  }

  @Test func aForeignFolderInThePlaceOfAFileIsAnObstacle() throws {
    try build(["404.html": "old"])
    folder.remove("Public/404.html")
    try folder.write("Public/404.html/notes.txt", "mine")
    #expect(try obstacles(to: ["404.html": "new"]) == ["404.html"])
    #expect(try texts() == ["404.html/notes.txt": "mine"])
  }

  @Test func anEmptyFolderInThePlaceOfAFileIsAnObstacle() throws {
    try folder.makeFolder("Public/404.html")
    #expect(try obstacles(to: ["404.html": "new"]) == ["404.html"])
  }

  @Test func aFolderOfOnesOwnWithSomebodysFileIsAnObstacle() throws {
    try build(["a/b": "b"])
    try folder.write("Public/a/notes.txt", "mine")
    #expect(try obstacles(to: ["a": "file"]) == ["a"])
    #expect(try texts() == ["a/b": "b", "a/notes.txt": "mine"])
  }

  @Test func aLinkInThePlaceOfAFolderIsNotFollowed() throws {
    try folder.write("elsewhere/mew/index.html", "theirs")
    try folder.makeFolder("Public")
    try folder.link("Public/pokemon", to: folder("elsewhere"))
    #expect(try obstacles(to: ["pokemon/mew/index.html": "", "pokemon/muk/index.html": ""]) == ["pokemon"])
    #expect(try folder.tree("elsewhere").contents == ["mew/index.html": Array("theirs".utf8)])
  }

  @Test func nothingIsRemovedBehindALink() throws {
    try build(["index.html": "", "pokemon/mew/index.html": "mew"])
    try folder.move("Public/pokemon", to: "elsewhere")
    try folder.link("Public/pokemon", to: folder("elsewhere"))
    try build(["index.html": ""])
    #expect(try folder.tree("elsewhere").files == ["mew/index.html"])
  }

  @Test func aLinkInThePlaceOfAnOwnFileIsReplaced() throws {
    try build(["index.html": "old"])
    try folder.move("Public/index.html", to: "target")
    try folder.link("Public/index.html", to: folder("target"))
    try build(["index.html": "new"])
    #expect(try folder.text("target") == "old")
    #expect(try texts() == ["index.html": "new"])
  }

  @Test func theOutputItselfMayBeALink() throws {
    try folder.makeFolder("www")
    try folder.link("Public", to: folder("www"))
    try build(["index.html": "list"])
    #expect(try folder.text("www/index.html") == "list")
  }

  @Test func theRecordsAreNotBehindALink() throws {
    try folder.makeFolder("Public")
    try folder.write("elsewhere/stage/precious", "theirs")
    try folder.link("Public/.pokesite", to: folder("elsewhere"))
    #expect(throws: FileError.self) { try output.openStage() }
    #expect(try folder.tree("elsewhere").files == ["stage/precious"])
  }

  // MARK: - Killed builds

  @Test func leftoversOfAKilledBuildAreCleared() throws {
    try build(["index.html": "list"])
    try output.openStage()
    _ = try output.stage(OutputFile("index.html", "never committed"))
    try folder.write("Public/.pokesite/manifest.new", "half")
    try build(["index.html": "list"])
    #expect(try folder.tree("Public/.pokesite").entries.keys.sorted() == ["manifest", "sources"])
    #expect(try texts() == ["index.html": "list"])
  }

  @Test func aBuildThatLeftSomethingBehindIsNotUpToDate() async throws {
    try build(["index.html": "list"])
    let manifest = try output.manifest()
    #expect(await output.holdsAll(of: manifest, jobs: 1))
    try output.openStage()
    _ = try output.stage(OutputFile("index.html", "never committed"))
    #expect(await !output.holdsAll(of: manifest, jobs: 1))
  }

  @Test func afterAKillInTheMiddleOfACommitAllFilesAreKnown() throws {
    try build(["index.html": "old", "old/a": "", "b": ""])
    // The state between the first and the second rename of a commit.
    let inProgress = Manifest(files: [
      "index.html": nil, "old/a": nil, "b": nil, "new": nil,
    ])
    try folder.write("Public/.pokesite/manifest", String(decoding: inProgress.bytes, as: UTF8.self))
    try folder.write("Public/index.html", "new")
    try folder.write("Public/.pokesite/stage/left", "over")
    let old = try output.manifest()
    #expect(old.fingerprint == nil)
    #expect(try obstacles(to: ["index.html": "newer", "new": "x"]).isEmpty)
    try build(["index.html": "new", "new": "x"])
    #expect(try texts() == ["index.html": "new", "new": "x"])
    #expect(try output.manifest().fingerprint != nil)
  }

  @Test func aCommitMarksTheManifestBeforeItTouchesAFile() throws {
    try build(["a": "1", "stale": ""])
    let old = try output.manifest()
    try output.openStage()
    let staged = [try output.stage(OutputFile("a", "2")), try output.stage(OutputFile("b/c", "3"))]
    // A folder that fills the place of a file stops the commit half way, as a kill would.
    folder.remove("Public/a")
    try folder.write("Public/a/x", "")
    #expect(throws: FileError.self) {
      try output.commit(
        staged, pageCount: 1, fingerprint: Digest("2"), baseURL: .unknown, sources: SourceRecord(), after: old
      )
    }
    let marked = try output.manifest()
    #expect(marked.fingerprint == nil)
    #expect(marked.files == ["a": nil, "b/c": nil, "stale": nil])
    folder.remove("Public/a")
    try build(["a": "2", "b/c": "3"])
    #expect(try texts() == ["a": "2", "b/c": "3"])
  }

  // MARK: - Faults of the disk

  @Test func aFileInThePlaceOfTheOutputIsAnError() throws {
    try folder.write("Public", "a file")
    #expect(throws: FileError.self) { try output.openStage() }
    #expect(try folder.text("Public") == "a file")
  }

  @Test func aFileInThePlaceOfTheRecordsIsAnError() throws {
    try folder.write("Public/.pokesite", "a file")
    try folder.write("Public/index.html", "mine")
    #expect(throws: FileError.self) { try output.openStage() }
    #expect(try texts() == ["index.html": "mine"])
  }

  @Test func aFolderInThePlaceOfTheManifestIsAnError() throws {
    try folder.makeFolder("Public/.pokesite/manifest")
    #expect(throws: FileError.self) { try output.manifest() }
  }

  @Test func anAbandonedStageLeavesNoTrace() throws {
    let (lock, isNew) = try output.lock()
    defer { Files.unlock(lock) }
    #expect(isNew)
    try output.openStage()
    _ = try output.stage(OutputFile("index.html", "x"))
    try output.abandonStage(withFolder: isNew)
    #expect(!folder.has("Public"))
  }

  @Test func anEmptyFolderOfSomebodysStaysWhenABuildFails() throws {
    try folder.makeFolder("Public")
    let (lock, isNew) = try output.lock()
    defer { Files.unlock(lock) }
    #expect(!isNew)
    try output.openStage()
    try output.abandonStage(withFolder: isNew)
    #expect(folder.has("Public"))
    #expect(try folder.tree("Public").entries.isEmpty)
  }

  // MARK: - Two builds at once

  @Test func aSecondBuildIsRefusedUntilTheFirstIsDone() throws {
    let (lock, isNewFolder) = try output.lock()
    #expect(isNewFolder)
    let error = #expect(throws: FileError.self) { try output.lock() }
    #expect(error?.diagnostic.fix == "wait until that is done")
    Files.unlock(lock)
    let again = try output.lock()
    #expect(!again.isNewFolder)
    Files.unlock(again.lock)
  }
}
