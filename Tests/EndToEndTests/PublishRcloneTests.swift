import Foundation
import TestSupport
import Testing

/// `pokesite publish rclone:…` into an S3 server on loopback.
@Suite struct PublishRcloneTests {
  private var published: PublishedSite
  private let server: Daemon
  private var outside: TemporaryFolder { published.outside }
  private let destination = "rclone:store:dex/www"

  init() throws {
    let program = "\(repository)/.build/test-servers/bin/moto_server"
    try #require(access(program, X_OK) == 0, "the S3 server for tests is not there; run make test-servers")
    let published = try PublishedSite()
    self.published = published
    server = try Daemon(environment: published.environment) { port in
      [program, "--host", "127.0.0.1", "--port", "\(port)"]
    }
    let account =
      "type = s3\nprovider = Other\naccess_key_id = a\nsecret_access_key = b\nforce_path_style = true\n"
    try published.outside.write(
      "rclone.conf",
      """
      [store]
      \(account)endpoint = http://127.0.0.1:\(server.port)
      [nobody]
      \(account)endpoint = http://127.0.0.1:1
      [sealed]
      type = crypt
      remote = \(published.outside("sealed"))
      password = x4xGBSgNy7aJz3sZ9LbYGJk5hCRSqw
      [here]
      type = local
      [also]
      type = alias
      remote = here:\(published.site.folder.path)
      [cut]
      type = chunker
      remote = also:

      """)
  }

  private func content(_ remote: String = "store:dex/www") throws -> [String: [UInt8]] {
    outside.remove("back")
    try published.tool(["rclone", "copy", remote, "back"])
    return try outside.tree("back").contents
  }

  /// What the store says of a file.
  private struct Object: Decodable {
    let path: String
    let headers: [String: String]

    enum CodingKeys: String, CodingKey {
      case path = "Path"
      case headers = "Metadata"
    }
  }

  private func headers() throws -> [String: [String: String]] {
    let json = try published.tool([
      "rclone", "lsjson", "--recursive", "--files-only", "--metadata", "store:dex/www",
    ])
    let objects = try JSONDecoder().decode([Object].self, from: Data(json.utf8))
    return Dictionary(uniqueKeysWithValues: objects.map { ($0.path, $0.headers) })
  }

  @Test func theCopyIsTheSiteByteForByte() throws {
    let count = try published.pages().count
    #expect(
      try published.publish([destination])
        == "Published to \(destination): \(count) added, 0 changed, 0 removed, 0 unchanged.")
    #expect(try content() == published.pages())
    #expect(
      try published.publish([destination])
        == "Nothing to publish: \(destination) holds this site already, \(count) files.")
    try published.change()
    try published.publish([destination])
    #expect(try content() == published.pages())
    #expect(try content()["guide/index.html"] == nil)
    #expect(try content()["news/index.html"] != nil)
  }

  @Test func everyFileHasItsMediaTypeAndSaysHowLongItMayBeKept() throws {
    try published.site.folder.write("Content/sprites/mew.png", [0x89])
    try published.site.folder.write("Content/song.ogg", "la")
    try published.site.folder.write("Content/strange.q7", "?")
    try published.site.build()
    try published.publish([destination])
    // Files that are replaced get them as well.
    try published.site.folder.write("Content/pages/guide.md", "Another guide\n")
    try published.site.build()
    try published.publish([destination])
    let headers = try headers()
    let year = "public, max-age=31536000, immutable"
    let revalidate = "public, max-age=0, must-revalidate"
    for path in try published.pages().keys {
      let isAsset = path.hasPrefix("assets/") && path != "assets/offline.json"
      #expect(headers[path]?["cache-control"] == (isAsset ? year : revalidate), "\(path)")
    }
    let types = [
      "index.html": "text/html; charset=utf-8", "guide/index.html": "text/html; charset=utf-8",
      "manifest.webmanifest": "application/manifest+json", "sw.js": "text/javascript; charset=utf-8",
      "robots.txt": "text/plain; charset=utf-8", ".nojekyll": "application/octet-stream",
      "assets/offline.json": "application/json", "sprites/mew.png": "image/png", "song.ogg": "audio/ogg",
    ]
    for (path, type) in types { #expect(headers[path]?["content-type"] == type, "\(path)") }
    let style = try #require(headers.first { $0.key.hasPrefix("assets/style.") })
    #expect(style.value["content-type"] == "text/css; charset=utf-8")
    let icon = try #require(headers.first { $0.key.hasPrefix("assets/icon.") })
    #expect(icon.value["content-type"] == "image/svg+xml")
  }

  @Test func assetsComeBeforePagesAndWhatIsStaleGoesLast() throws {
    var published = published
    try published.publish([destination])
    let oldStyle = try #require(published.pages().keys.first { $0.hasPrefix("assets/style.") })
    try published.site.folder.write("Templates/assets/style.css", "body { color: red }")
    try published.site.folder.write("Content/picture.png", "new")
    try published.change()
    let newStyle = try #require(published.pages().keys.first { $0.hasPrefix("assets/style.") })
    #expect(oldStyle != newStyle)
    try published.record("rclone")
    try published.publish([destination])
    let files = try published.calls().map { call in (call.arguments.prefix { $0 != " " }, call.files) }
    let work = files.filter { ["copy", "delete"].contains($0.0) }
    func step(_ file: String) throws -> Int { try #require(work.firstIndex { $0.1.contains(file) }) }
    #expect(try step(newStyle) < step("picture.png"))
    #expect(try step("picture.png") < step("index.html"))
    #expect(try step("index.html") < step("sw.js"))
    #expect(try step("sw.js") < step(oldStyle))
    #expect(try step(oldStyle) == work.count - 1)
    #expect(work.map(\.0).filter { $0 == "delete" }.count == 1)
    #expect(work.last?.0 == "delete")
    #expect(work.last?.1.contains("guide/index.html") == true)
    #expect(try content() == published.pages())
  }

  @Test func aDryRunListsWhatWouldChangeAndChangesNothing() throws {
    let first = try published.run([destination, "--dry-run"])
    #expect(first.output.split(separator: "\n").count == (try published.pages().count) + 1)
    #expect(try published.tool(["rclone", "lsf", "store:"]) == "")
    try published.publish([destination])
    let old = try content()
    try published.change()
    let new = try published.pages()
    let result = try published.run([destination, "--dry-run"])
    let expected =
      new.keys.filter { old[$0] == nil }.sorted().map { "+ \($0)" }
      + new.keys.filter { old[$0] != nil && old[$0] != new[$0] }.sorted().map { "* \($0)" }
      + old.keys.filter { new[$0] == nil }.sorted().map { "- \($0)" }
    #expect(result.output.split(separator: "\n").dropLast().map(String.init) == expected)
    #expect(try content() == old)
  }

  @Test func namesOfEveryKindAreKept() throws {
    for name in [
      "ピカ チュウ.txt", "a#b.txt", "100%.txt", "q?[a]*{b}.txt", "-dash.txt", "# sharp.txt", "; semi.txt",
      "e\u{301}.txt",
    ] {
      try published.site.folder.write("Public/extra/\(name)", name)
    }
    try published.publish([destination])
    #expect(try content() == published.pages())
    #expect(try published.publish([destination]).hasPrefix("Nothing to publish"))
    published.site.folder.remove("Public/extra")
    try published.publish([destination])
    #expect(try content() == published.pages())
  }

  @Test func whatOthersPutThereIsNeitherRemovedNorReplaced() throws {
    try outside.write("theirs/thesis.txt", "years of work")
    try published.tool(["rclone", "copy", "theirs", "store:dex/www"])
    #expect(
      try published.problems([destination], code: 1) == [
        "error: \(destination) holds something else than a site made by pokesite: thesis.txt"
      ])
    #expect(try content() == ["thesis.txt": Array("years of work".utf8)])
    try published.publish([destination, "--replace"])
    #expect(try content() == published.pages())
  }

  @Test func aStoreWithoutDigestsIsComparedByContent() throws {
    try published.site.folder.write("Public/a.txt", "one")
    try published.publish(["rclone:sealed:dex"])
    try published.site.folder.write("Public/a.txt", "two")
    #expect(try published.publish(["rclone:sealed:dex"]).contains("0 added, 1 changed, 0 removed"))
    #expect(try content("sealed:dex") == published.pages())
    #expect(try published.publish(["rclone:sealed:dex"]).hasPrefix("Nothing to publish"))
  }

  @Test func aFolderAndAFileChangePlaces() throws {
    try published.site.folder.write("Public/a/b.txt", "b")
    try published.site.folder.write("Public/c", "c")
    try published.publish(["rclone:sealed:dex"])
    published.site.folder.remove("Public/a")
    published.site.folder.remove("Public/c")
    try published.site.folder.write("Public/a", "a")
    try published.site.folder.write("Public/c/d.txt", "d")
    try published.publish(["rclone:sealed:dex"])
    #expect(try content("sealed:dex") == published.pages())
    published.site.folder.remove("Public/c")
    try published.publish(["rclone:sealed:dex"])
    let folders = try published.tool(["rclone", "lsf", "--dirs-only", "sealed:dex"])
    #expect(!folders.contains("c/\n") && folders.contains("types/\n"))
  }

  // MARK: - Folders of this machine

  @Test(arguments: [
    "here:SITE", "here:SITE/Content", "here:SITE/Public/x", "also:", "also:Content", "also:Templates/x",
    ":local:SITE", ":alias,remote=SITE:", "here:SITE/link",
  ])
  func theSitesOwnFolderIsRefused(remote: String) throws {
    let folder = published.site.folder
    try folder.link("link", to: "Public")
    let before = try folder.tree()
    let destination = "rclone:" + remote.replacing("SITE", with: folder.path)
    // A remote alone names no folder.
    let arguments = [destination.hasSuffix(":") ? destination + "." : destination, "--replace"]
    let problems = try published.problems(arguments, code: 1)
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix("the site itself stands in this folder") == true
        || problems.first?.hasSuffix("this folder is part of the site") == true, "\(problems)")
    #expect(try folder.tree().identities == before.identities)
  }

  @Test(arguments: ["cut:.", "cut:Content", "cut:Templates"])
  func theSitesOwnFolderBehindAnotherStorageIsRefused(remote: String) throws {
    try published.site.folder.write("Templates/mine.mustache", "mine")
    let before = try published.site.folder.tree()
    let problems = try published.problems(["rclone:\(remote)", "--replace"], code: 1)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("holds the site's own sources: ") == true, "\(problems)")
    #expect(try published.site.folder.tree().identities == before.identities)
  }

  @Test func anotherFolderOfThisMachineIsACopy() throws {
    let destination = "rclone:here:\(outside("www"))"
    try published.publish([destination])
    #expect(try outside.tree("www").contents == published.pages())
    // As in a working tree of git.
    try outside.makeFolder("www/.git/refs/tags")
    try published.site.folder.write("Public/q?[x]*{y}/z", "z")
    try published.publish([destination])
    published.site.folder.remove("Public/q?[x]*{y}")
    try published.change()
    try published.publish([destination])
    #expect(try outside.tree("www").contents == published.pages())
    #expect(!outside.has("www/guide") && !outside.has("www/q?[x]*{y}"))
    #expect(outside.has("www/.git/refs/tags"))
    try outside.write("file", "x")
    #expect(try published.run(["rclone:here:\(outside("file/dex"))"]).code == 74)
  }

  @Test func recordsOfGitAreNotPublished() throws {
    // As a worktree of git has it.
    try published.site.folder.write("Public/.git", "gitdir: /home/me/dex/.git/worktrees/dex")
    try published.site.folder.write("Public/extra/.git/config", "secret")
    try published.site.folder.write("Public/extra/.pokesite", "x")
    try published.publish([destination])
    #expect(
      try content() == published.pages().filter { !$0.key.contains(".git") && !$0.key.contains(".pokesite") })
    #expect(try !content().keys.contains { $0.contains(".git") })
    #expect(try published.publish([destination]).hasPrefix("Nothing to publish"))
  }

  @Test func anAnswerThatIsNoneIsAnError() throws {
    var published = published
    try published.replace("rclone", by: "echo '{\"Hashes\": [\"md5\"], \"Features\": {}'")
    #expect(
      try published.problems([destination], code: 69) == [
        "error: rclone says nothing that can be understood about store:dex/www"
      ])
  }

  // MARK: - Errors

  @Test func rclonesOwnWordsAreShown() throws {
    var published = published
    // Nobody will be there at the second try either.
    published.environment.merge(["RCLONE_RETRIES": "1", "RCLONE_LOW_LEVEL_RETRIES": "1"]) { $1 }
    let closed = try published.run(["rclone:nobody:dex"])
    #expect(closed.code == 69)
    #expect(closed.errors.contains("error: rclone could not compare with nobody:dex"))
    #expect(closed.errors.contains("connection refused"))
    let unknown = try published.run(["rclone:stoer:dex"])
    #expect(unknown.code == 69)
    #expect(unknown.errors.contains("error: rclone knows no remote 'stoer:'; did you mean 'store:'?\n"))
    #expect(unknown.errors.contains("didn't find section in config file"))
  }
}
