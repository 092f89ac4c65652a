import Testing

@testable import SiteGenerator

@Suite struct RouteTests {
  @Test(arguments: [
    (Route.list, "", "index.html"),
    (.species("mr-mime"), "pokemon/mr-mime/", "pokemon/mr-mime/index.html"),
    (.types, "types/", "types/index.html"),
    (.type("fairy"), "types/fairy/", "types/fairy/index.html"),
    (.page("about/us"), "about/us/", "about/us/index.html"),
    (.notFound, "404.html", "404.html"),
  ])
  func aPageStandsInAFolderOfItsOwn(route: Route, path: String, file: String) {
    #expect(route.path == path)
    #expect(route.file == file)
  }

  @Test(arguments: [
    ("a.png", "", "a.png"),
    ("a.png", "pages", "pages/a.png"),
    ("./a.png", "pages", "pages/a.png"),
    ("../sprites/a.png", "pages", "sprites/a.png"),
    ("../../a.png", "pages/deep", "a.png"),
    ("b/../a.png", "pages", "pages/a.png"),
    ("b//a.png", "", "b/a.png"),
    (".", "pages", "pages"),
    ("..", "pages", ""),
    ("..a/b..", "", "..a/b.."),
  ])
  func relativePathsAreResolved(path: String, folder: String, expected: String) {
    #expect(RelativePath.resolve(path, in: folder) == expected)
  }

  @Test(arguments: [
    ("..", ""), ("../a", ""), ("../../a", "pages"), ("a/../../b", ""), ("/../a", ""), ("a\0.png", ""),
  ])
  func noPathLeavesTheRoot(path: String, folder: String) {
    #expect(RelativePath.resolve(path, in: folder) == nil)
  }
}
