import TestSupport
import Testing

@testable import PreviewServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct ServedFolderTests {
  private let outer: TemporaryFolder
  private let folder: ServedFolder

  init() throws {
    outer = try TemporaryFolder()
    folder = ServedFolder(path: outer("site"))
    try outer.write("secret.txt", "secret")
    try outer.write("site-too/secret.txt", "secret")
    try outer.write("site/index.html", "first page")
    try outer.write("site/a/index.html", "page")
    try outer.write("site/a/b.txt", "text")
    try outer.write("site/empty/file.txt", "text")
    try outer.write("site/.pokesite/manifest", "records")
    try outer.write("site/.well-known/security.txt", "contact")
    try outer.link("site/out.txt", to: "../secret.txt")
    try outer.link("site/up", to: "..")
    try outer.link("site/sibling", to: "../site-too")
    try outer.link("site/records", to: ".pokesite")
    try outer.link("site/manifest.txt", to: ".pokesite/manifest")
    try outer.link("site/inside.txt", to: "a/b.txt")
    try outer.link("site/nothing", to: "nowhere")
    try outer.link("site/circle", to: "circle")
    mkfifo(outer("site/pipe"), 0o600)
  }

  private func content(_ names: [String], isFolder: Bool = false) -> String? {
    switch folder.entry(names, isFolder: isFolder) {
    case .file(let file): file.contents().map { String(decoding: $0, as: UTF8.self) }
    case .folder: "folder"
    case .missing: nil
    }
  }

  @Test func filesAndIndexesAreFound() {
    #expect(content([], isFolder: true) == "first page")
    #expect(content(["a"], isFolder: true) == "page")
    #expect(content(["a", "index.html"]) == "page")
    #expect(content(["a", "b.txt"]) == "text")
    #expect(content([".well-known", "security.txt"]) == "contact")
    #expect(content(["inside.txt"]) == "text")
  }

  @Test func aFolderIsToldFromAFile() {
    #expect(content(["a"]) == "folder")
    #expect(content(["empty"]) == nil)
    #expect(content(["empty"], isFolder: true) == nil)
    #expect(content(["a", "b.txt"], isFolder: true) == nil)
  }

  @Test(arguments: [
    ["out.txt"], ["up", "secret.txt"], ["sibling", "secret.txt"], ["records", "manifest"], ["manifest.txt"],
    [".pokesite", "manifest"], ["nothing"], ["circle"], ["pipe"], ["", "a", "b.txt"], ["a", "", "b.txt"],
    ["absent"], [String(repeating: "a", count: 10_000)],
  ])
  func nothingElseIsServed(names: [String]) {
    #expect(content(names) == nil)
    #expect(content(names, isFolder: true) == nil)
  }

  @Test func aFolderThatComesLaterIsServed() throws {
    outer.remove("site")
    #expect(content([], isFolder: true) == nil)
    try outer.write("site/index.html", "again")
    #expect(content([], isFolder: true) == "again")
  }

  @Test func anOpenFileStaysWhatItWas() throws {
    guard case .file(let file) = folder.entry(["a", "b.txt"], isFolder: false) else {
      Issue.record("it is not there")
      return
    }
    let version = file.version
    try outer.write("new.txt", "another text")
    try outer.move("new.txt", to: "site/a/b.txt")
    #expect(file.contents() == Array("text".utf8))
    guard case .file(let newFile) = folder.entry(["a", "b.txt"], isFolder: false) else {
      Issue.record("it is not there")
      return
    }
    #expect(newFile.version != version)
  }
}
