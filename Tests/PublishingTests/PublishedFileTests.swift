import Testing

@testable import Publishing

@Suite struct PublishedFileTests {
  @Test(arguments: [
    ("assets/style.0123456789.css", PublishedFile.Role.asset, CachePolicy.year),
    ("assets/fonts/a.b.00ffa1b2c3.woff2", .asset, .year), ("assets/LICENSE.0123456789", .asset, .year),
    ("assets/style.css", .resource, .revalidate), ("assets/style.012345678.css", .resource, .revalidate),
    ("assets/style.ABCDEF0123.css", .resource, .revalidate),
    ("assets/0123456789.css", .resource, .revalidate),
    ("sprites/a.0123456789.png", .resource, .revalidate),
    ("assets/x.0123456789/y.css", .resource, .revalidate),
    ("api/v1/index.json", .resource, .revalidate), (".nojekyll", .resource, .revalidate),
    ("index.html", .page, .revalidate), ("pokemon/mew/index.html", .page, .revalidate),
    ("sw.js", .index, .revalidate), ("assets/offline.json", .index, .revalidate),
    ("sitemap.xml", .index, .revalidate),
  ])
  func theRoleDecidesHowLongAFileIsKept(path: String, role: PublishedFile.Role, policy: CachePolicy) {
    #expect(PublishedFile(path).role == role)
    #expect(CachePolicy(role) == policy)
  }

  @Test func stepsGoFromAssetsToPagesAndRemoveLast() {
    let changes = Changes(
      added: ["a.png", "assets/s.0123456789.css", "new/index.html"], changed: ["index.html", "sw.js"],
      removed: ["assets/s.aaaaaaaaaa.css", "old/index.html"])
    #expect(
      PublishStep.steps(for: changes, marking: "assets/offline.json") == [
        .upload(["assets/s.0123456789.css"], .asset), .upload(["a.png"], .resource),
        .upload(["new/index.html", "index.html"], .page), .upload(["sw.js"], .index),
        .remove(["assets/s.aaaaaaaaaa.css", "old/index.html"]),
      ])
    #expect(PublishStep.steps(for: Changes(), marking: "assets/offline.json") == [])
  }

  @Test func whatStandsInTheWayGoesFirst() {
    let changes = Changes(added: ["a", "b/c.html"], removed: ["a/x.html", "a/y/z.html", "b", "c"])
    #expect(
      PublishStep.steps(for: changes, marking: "assets/offline.json") == [
        .clear(["a/x.html", "a/y/z.html", "b"]), .upload(["a"], .resource), .upload(["b/c.html"], .page),
        .remove(["c"]),
      ])
  }

  /// Or a folder that a first publishing was killed in would be taken for somebody else's.
  @Test func aNewCopyIsMarkedFirst() {
    let added = ["assets/offline.json", "assets/s.0123456789.css", "sw.js"]
    #expect(
      PublishStep.steps(for: Changes(added: added), marking: "assets/offline.json") == [
        .upload(["assets/offline.json"], .index), .upload(["assets/s.0123456789.css"], .asset),
        .upload(["sw.js"], .index),
      ])
    #expect(
      PublishStep.steps(
        for: Changes(changed: ["assets/offline.json", "x.html"]), marking: "assets/offline.json")
        == [.upload(["x.html"], .page), .upload(["assets/offline.json"], .index)])
  }

  @Test func hiddenFilesStay() {
    let changes = Changes(removed: [
      ".well-known/a", "b/.htaccess", "c.html", "d/.e/f", ".htaccess.backup", "b/.env.123456",
    ])
    #expect(changes.keepingHiddenFiles(isPublished: { $0 == "index.html" }).removed == ["c.html"])
  }

  @Test func whatAKilledRsyncHasLeftGoes() {
    let changes = Changes(removed: [".index.html.x7Qw2P", "a/.index.html.000000", "a/.b.html.x7Qw2P"])
    let published = ["index.html", "a/index.html"]
    #expect(
      changes.keepingHiddenFiles(isPublished: published.contains).removed
        == [".index.html.x7Qw2P", "a/.index.html.000000"])
  }
}
