import Diagnostics
import Pokedex
import TestSupport
import Testing

@testable import SiteGenerator

/// Data and pictures that a fetch brings.
@Suite struct ContentFolderTests {
  private let folder: TemporaryFolder
  private let files = [("pokemon", "new pokemon"), ("moves", "new moves"), ("types", "types")].map {
    DataFile(path: "Content/\($0).json", bytes: Array($1.utf8))
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Content/pokemon.json", "old pokemon")
    try folder.write("Content/types.json", "types")
    try folder.write("Content/pages/about.md", "about")
  }

  private func open() throws -> ContentFolder { try ContentFolder.open(site: folder.path) }

  private func texts(_ name: String) throws -> [String: String] {
    try folder.tree(name).contents.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func dataFilesAreReplacedAndTheFormerOnesKept() throws {
    let content = try open()
    #expect(try content.replace(files) == ["Content/pokemon.json", "Content/moves.json"])
    content.close()
    #expect(
      try texts("Content") == [
        "pokemon.json": "new pokemon", "moves.json": "new moves", "types.json": "types",
        "pages/about.md": "about",
      ])
    #expect(!folder.has("Content/.pokesite"))
    #expect(try texts(".pokesite") == ["previous/pokemon.json": "old pokemon"])
  }

  @Test func theSameDataChangesNothing() throws {
    let before = try folder.tree("Content")
    let content = try open()
    #expect(try content.replace([files[2]]) == [])
    content.close()
    #expect(try folder.tree("Content") == before)
  }

  @Test func aPictureIsWrittenOnce() throws {
    let content = try open()
    try content.store([1, 2, 3], at: "sprites/mew/front.png")
    #expect(content.contents(at: "sprites/mew/front.png") == [1, 2, 3])
    let before = try folder.tree("Content/sprites")
    try content.store([1, 2, 3], at: "sprites/mew/front.png")
    content.close()
    #expect(try folder.tree("Content/sprites") == before)
    #expect(!folder.has("Content/.pokesite"))
  }

  // MARK: - After a kill

  @Test func whatWasYetToBeMovedIsMoved() throws {
    try folder.write("Content/moves.json", "new moves")
    try folder.write("Content/.pokesite/ready/pokemon.json", "new pokemon")
    let fault = #expect(throws: DiagnosticsError.self) { try ContentFolder.lockForReading(site: folder.path) }
    #expect(
      fault?.diagnostics.map(\.summary) == [
        "a fetch was killed while it put data files in place: some are old, some new"
      ])
    try open().close()
    #expect(try folder.text("Content/pokemon.json") == "new pokemon")
    #expect(!folder.has("Content/.pokesite"))
    Files.unlock(try #require(try ContentFolder.lockForReading(site: folder.path)))
  }

  @Test func whatWasNotAllWrittenIsRemoved() throws {
    let before = try folder.tree("Content")
    try folder.write("Content/.pokesite/new/pokemon.json", "new po")
    try folder.write("Content/.pokesite/pictures/17", "PN")
    Files.unlock(try #require(try ContentFolder.lockForReading(site: folder.path)))
    try open().close()
    #expect(try folder.tree("Content").differences(from: before) == [])
    #expect(!folder.has("Content/.pokesite"))
  }

  // MARK: - Others

  @Test func onlyOneProgramWrites() throws {
    let content = try open()
    let error = #expect(throws: FileError.self) { try open() }
    #expect(error?.diagnostic.summary == "another fetch is at work here")
    content.close()
    try open().close()
  }

  @Test func aFolderInThePlaceOfAFileIsAnErrorBeforeAnythingIsMoved() throws {
    folder.remove("Content/types.json")
    try folder.makeFolder("Content/types.json")
    let before = try folder.tree("Content")
    let content = try open()
    #expect(throws: FileError.self) { try content.replace(files) }
    content.close()
    #expect(try folder.tree("Content").differences(from: before) == [])
    #expect(!folder.has("Content/.pokesite"))
  }

  @Test func nothingIsWrittenThroughALink() throws {
    try folder.makeFolder("elsewhere")
    try folder.link("Content/.pokesite", to: "../elsewhere")
    #expect(throws: FileError.self) { try open() }
    #expect(try folder.tree("elsewhere").entries.isEmpty)
    #expect(try folder.text("Content/pokemon.json") == "old pokemon")
  }

  @Test func aSiteWithoutContentGetsOne() throws {
    folder.remove("Content")
    #expect(try ContentFolder.lockForReading(site: folder.path) == nil)
    let content = try open()
    #expect(try content.replace(files).count == 3)
    content.close()
    #expect(try texts("Content").count == 3)
  }
}
