import TestSupport
import Testing

@testable import Scaffolding

@Suite struct TargetFolderTests {
  private let folder: TemporaryFolder
  private let files = [
    SiteFile("a.txt", Array("a".utf8)), SiteFile("deep/er/b.txt", Array("b".utf8)),
    SiteFile(".c", Array("c".utf8)),
  ]

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, _ files: [SiteFile]) throws {
    try TargetFolder(folder(name)).write(files, isCancelled: { false })
  }

  @Test(arguments: ["x", "new/and/deep", "slash/"]) func foldersAreMade(name: String) throws {
    try write(name, files)
    #expect(try folder.tree(name).contents == ["a.txt": [97], "deep/er/b.txt": [98], ".c": [99]])
  }

  @Test func anEmptyFolderAndARepositoryWithoutFilesWillDo() throws {
    try folder.makeFolder("empty")
    try write("empty", files)
    #expect(try folder.tree("empty").files == [".c", "a.txt", "deep/er/b.txt"])
    try folder.write("repository/.git/config", "mine")
    try write("repository", files)
    #expect(try folder.tree("repository").files == [".c", ".git/config", "a.txt", "deep/er/b.txt"])
  }

  @Test func whatAKilledRunHasLeftIsClearedAway() throws {
    try folder.write("x/.pokesite-new/half/written", "?")
    try write("x", files)
    #expect(try folder.tree("x").files == [".c", "a.txt", "deep/er/b.txt"])
  }

  @Test func aFolderThatHasAnythingIsLeftAlone() throws {
    try folder.write("x/mine", "m")
    let before = try folder.tree().identities
    #expect(throws: TargetFolder.Fault.self) { try write("x", files) }
    #expect(try folder.tree().identities == before)
  }

  @Test func aFileIsNoFolder() throws {
    try folder.write("x", "m")
    #expect(throws: TargetFolder.Fault.self) { try write("x", files) }
    #expect(throws: TargetFolder.Fault.self) { try write("x/y", files) }
    #expect(try folder.tree().contents == ["x": [109]])
  }

  /// A picture that is gone when its turn comes.
  @Test func aFailureMidwayLeavesNothing() throws {
    let broken = files + [SiteFile("p.png", copying: folder("gone.png"))]
    try folder.makeFolder("empty")
    try folder.write("repository/.git/config", "mine")
    for name in ["new/and/deep", "empty", "repository"] {
      #expect(throws: TargetFolder.Fault.self) { try write(name, broken) }
    }
    #expect(
      Set(try folder.tree().entries.keys) == [
        "empty", "repository", "repository/.git", "repository/.git/config",
      ])
  }

  @Test func cancelledHalfwayItLeavesNothing() throws {
    var asked = 0
    #expect(throws: TargetFolder.Fault.self) {
      try TargetFolder(folder("x/y")).write(files) {
        asked += 1
        return asked == 3
      }
    }
    #expect(try folder.tree().entries.isEmpty)
  }
}
