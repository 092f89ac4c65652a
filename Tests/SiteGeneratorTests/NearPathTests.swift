import Testing

@testable import SiteGenerator

@Suite struct NearPathTests {
  private static let known = [
    "", "guide/", "noh1.html", "ok.png", "picture.png", "pokemon/mew/", "pokemon/mewtwo/", "pokemon/ok.png",
    "about.html", "assets/style.css", "assets/style.js",
  ].map(NearPath.init)

  @Test(arguments: [
    ("giude/", "guide/"), ("guide", "guide/"), ("Guide/", "guide/"), ("picture.jpg", "picture.png"),
    ("pictrue.png", "picture.png"), ("pokmon/mew/", "pokemon/mew/"), ("pokemon/mewtow/", "pokemon/mewtwo/"),
    ("about", "about.html"), ("About.html", "about.html"), ("/about.html", "about.html"),
    ("assets/stlye.js", "assets/style.js"), ("ok.jpg", "ok.png"),
  ])
  func aSlipIsFound(path: String, meant: String) {
    #expect(NearPath(path).nearest(among: Self.known) == meant)
    #expect(NearPath(path).nearest(among: Self.known.reversed()) == meant)
  }

  @Test(arguments: [
    "a1.png", "no.png", "gone.html", "pokemon/a1.png", "pokemon/muk/", "o.png", "picture.html", "", "/",
    "x/guide/",
    "assets/style.woff2",
  ])
  func nothingIsGuessed(path: String) {
    #expect(NearPath(path).nearest(among: Self.known) == nil)
  }
}
