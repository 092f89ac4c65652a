import Diagnostics
import Testing
import TestSupport

@testable import SiteGenerator

@Suite struct SourceTreeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read() async throws -> [String] {
    try await SourceTree.read(site: folder.path, folders: ["Content", "Templates"]).tree.files.map(\.path)
  }

  private func problems() async throws -> [String] {
    try await SourceTree.read(site: folder.path, folders: ["Content", "Templates"]).faults.map(\.brief)
  }

  @Test func everyFileIsReadInAFixedOrder() async throws {
    for name in ["Content/b.md", "Content/B.md", "Content/a/z", "Templates/t.mustache", "Other/x"] {
      try folder.write(name, name)
    }
    #expect(try await read() == ["Content/B.md", "Content/a/z", "Content/b.md", "Templates/t.mustache"])
  }

  @Test func hiddenFilesAndMissingFoldersArePassedOver() async throws {
    try folder.write("Content/.DS_Store", "")
    try folder.write("Content/.git/x", "")
    try folder.write("Content/a.md", "")
    #expect(try await read() == ["Content/a.md"])
  }

  @Test func aLinkToAFileOfTheSiteIsRead() async throws {
    try folder.write("shared.md", "text")
    try folder.makeFolder("Content")
    try folder.link("Content/a.md", to: "../shared.md")
    #expect(try await read() == ["Content/a.md"])
  }

  @Test func noLinkLeadsOut() async throws {
    let outside = try TemporaryFolder()
    try outside.write("secret", "")
    try folder.makeFolder("Content/in")
    try folder.link("Content/a", to: outside("secret"))
    try folder.link("Content/b", to: "nowhere")
    try folder.link("Content/c", to: "in")
    try folder.link("Content/d", to: "d")
    #expect(
      try await problems() == [
        "Content/a: error: the link leads out of the site's folder, or to a folder",
        "Content/b: error: the link leads to nothing",
        "Content/c: error: the link leads out of the site's folder, or to a folder",
        "Content/d: error: the link leads to nothing",
      ])
  }

  @Test func aNameWithALineBreakIsRefused() async throws {
    try folder.write("Content/a\nb.md", "")
    #expect(
      try await problems() == [
        "Content: error: a file here has a line break or control character in its name"
      ])
  }

  // MARK: - Files

  @Test func contentsOfAnyLengthAreRead() async throws {
    for length in [0, 1, 65_535, 65_536, 65_537, 200_000] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
      try Files.create(folder("x"), with: bytes)
      #expect(try Files.contents(of: folder("x")) == bytes)
    }
    #if os(Linux)
      // Says that it is empty, and is not.
      #expect(try !Files.contents(of: "/proc/self/status").isEmpty)
    #endif
  }

  @Test func aFolderIsNoFile() async throws {
    #expect(throws: FileError.self) { try Files.contents(of: folder.path) }
    #expect(throws: FileError.self) { try Files.create(folder.path, with: []) }
  }

  @Test func nothingIsWrittenThroughALink() async throws {
    try folder.write("target", "old")
    try folder.link("link", to: folder("target"))
    #expect(throws: FileError.self) { try Files.create(folder("link"), with: [1]) }
    #expect(try folder.text("target") == "old")
  }

  @Test(arguments: [("a", "."), ("a/b", "a"), ("/a", "/"), ("/a/b", "/a"), ("a//b", "a/")])
  func theParentHoldsThePath(path: String, parent: String) {
    #expect(Files.parent(of: path) == parent)
  }
}

@Suite struct ConcurrentChunksTests {
  @Test(arguments: [1, 2, 3, 64, 1000, Int.max]) func resultsKeepTheirOrder(jobs: Int) async {
    for count in [0, 1, 2, 63, 64, 65, 1000] {
      let list = Array(0..<count)
      let results = await concurrentChunks(of: list, jobs: jobs) { Array($0) }
      #expect(results.flatMap(\.self) == list)
    }
  }
}
