import TestSupport
import Testing

@testable import Scaffolding

@Suite struct PictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("data/sprites/a.png", "a")
    try folder.write("data/sprites/.b.png", "b")
    try folder.write("data/notes.txt", "n")
    try folder.write("secret.png", "s")
    try folder.makeFolder("data/sprites/c.png")
    try folder.link("data/link.png", to: "../secret.png")
    try folder.link("data/linked", to: "sprites")
  }

  @Test(
    arguments: [
      ("sprites/a.png", .file("sprites/a.png")), ("./sprites//a.png", .file("sprites/a.png")),
      ("https://example.org/a.png", .remote), ("HTTP://example.org/a", .remote), ("sprites/x.png", .missing),
      ("sprites/c.png", .missing), ("sprites/a.png/b.png", .missing),
      ("../secret.png", .refused("leads out of the folder of the data file")),
      ("sprites/../../secret.png", .refused("leads out of the folder of the data file")),
      ("sprites/../sprites/a.png", .refused("leads out of the folder of the data file")),
      ("/etc/a.png", .refused("is not below the folder of the data file")),
      ("~/a.png", .refused("is not below the folder of the data file")),
      ("C:/a.png", .refused("is not below the folder of the data file")),
      ("file:///a.png", .refused("is not below the folder of the data file")),
      ("data:image/png,x", .refused("is not below the folder of the data file")),
      ("link.png", .refused("is a link, or lies behind one; put a copy in its place")),
      ("linked/a.png", .refused("is a link, or lies behind one; put a copy in its place")),
      ("sprites/.b.png", .refused("is hidden by the dot before a name")),
      ("notes.txt", .refused("is not a picture by its ending (png, webp, svg, avif, jpg, jpeg, gif)")),
      ("site.yml", .refused("is not a picture by its ending (png, webp, svg, avif, jpg, jpeg, gif)")),
      ("a\nb.png", .refused("has a control character in its name")),
    ] as [(String, PicturePath.Target)])
  func picturesAreFoundBelowTheFolderOnly(address: String, target: PicturePath.Target) {
    #expect(PicturePath(folder: folder("data")).find(address) == target)
  }

  // MARK: - By name

  private func search(_ names: [String], in place: String = "sprites") throws -> PictureFolder {
    let folder = try TemporaryFolder()
    for name in names { try folder.write("\(place)/\(name)", "p") }
    return PictureFolder(beside: folder.path)
  }

  @Test(arguments: [
    "echo-let.png", "Echo Let.png", "ECHO LET.PNG", "echo_let.webp", "7.png", "007.png", "0007.jpg",
    "échô-let.svg",
  ])
  func aPictureIsNamedLikeTheCreatureOrItsNumber(file: String) throws {
    #expect(
      try search([file]).picture(slug: "echo-let", name: "Echo Let", number: 7) == "sprites/\(file)")
  }

  @Test(arguments: ["echo.png", "70.png", "00007.png", "7.txt", ".7.png", "7", "7.png.bak"])
  func otherFilesAreNotItsPicture(file: String) throws {
    #expect(try search([file]).picture(slug: "echo-let", name: "Echo Let", number: 7) == nil)
  }

  @Test func theSlugGoesBeforeTheNumberAndPNGBeforeOthers() throws {
    let search = try search(["7.png", "echo.svg", "echo.png"])
    #expect(search.picture(slug: "echo", name: "Echo", number: 7) == "sprites/echo.png")
  }

  @Test(arguments: ["sprites", "Images", "PICTURES"]) func theUsualFoldersAreSearched(name: String) throws {
    #expect(try search(["a.png"], in: name).paths == ["\(name)/a.png"])
  }

  @Test func foldersThatAreLinksAreNotSearched() throws {
    let place = try TemporaryFolder()
    try place.write("elsewhere/a.png", "p")
    try place.link("sprites", to: "elsewhere")
    #expect(PictureFolder(beside: place.path).paths == [])
  }

  @Test(arguments: ["a.png", "A.PNG", "a"]) func aPictureMayBeNamedWithoutItsFolder(text: String) throws {
    #expect(try search(["a.png"]).picture(named: text) == "sprites/a.png")
  }
}
