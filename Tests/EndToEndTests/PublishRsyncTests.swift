import Foundation
import TestSupport
import Testing

/// `pokesite publish rsync://…` to a real daemon on loopback, and the other ways to name a folder.
@Suite struct PublishRsyncTests {
  private var published: PublishedSite
  private let daemon: Daemon
  private var outside: TemporaryFolder { published.outside }

  init() throws {
    let published = try PublishedSite()
    self.published = published
    try published.outside.makeFolder("www")
    // Names of users and groups count only for root, who would be nobody without them.
    try published.outside.write(
      "rsyncd.conf",
      """
      use chroot = no
      uid = 0
      gid = 0
      [www]
      path = \(published.outside("www"))
      read only = no

      """)
    daemon = try Daemon(environment: published.environment) { port in
      [
        "rsync", "--daemon", "--no-detach", "--address=127.0.0.1", "--port=\(port)",
        "--config=\(published.outside("rsyncd.conf"))",
      ]
    }
  }

  private var destination: String { "rsync://127.0.0.1:\(daemon.port)/www/dex" }

  private func copy() throws -> [String: [UInt8]] { try outside.tree("www/dex").contents }

  @Test func theCopyIsTheSiteByteForByte() throws {
    let count = try published.pages().count
    #expect(
      try published.publish([destination])
        == "Published to \(destination): \(count) added, 0 changed, 0 removed, 0 unchanged.")
    #expect(try copy() == published.pages())
    #expect(try outside.tree("www/dex").entries.keys.contains { $0.hasPrefix(".pokesite") } == false)
    let first = try outside.tree("www/dex")
    #expect(
      try published.publish([destination])
        == "Nothing to publish: \(destination) holds this site already, \(count) files.")
    #expect(try outside.tree("www/dex").identities == first.identities)
    try published.change()
    try published.publish([destination])
    #expect(try copy() == published.pages())
    #expect(!outside.has("www/dex/guide"))
  }

  @Test func namesOfEveryKindAreKept() throws {
    let names = [
      "ピカ チュウ.txt", "a#b.txt", "100%.txt", "back\\slash.txt", "x\\#101.txt", "-dash.txt", "q?[a]*.txt",
      "a|b.txt", "e\u{301}.txt",
    ]
    for name in names { try published.site.folder.write("Public/extra/\(name)", name) }
    try published.publish([destination])
    #expect(try copy() == published.pages())
    #expect(try published.publish([destination]).hasPrefix("Nothing to publish"))
    for name in names { try published.site.folder.write("Public/extra/\(name)", name.uppercased() + "!") }
    try published.publish([destination])
    #expect(try copy() == published.pages())
    published.site.folder.remove("Public/extra")
    #expect(try published.publish([destination]).contains("0 added, 0 changed, \(names.count) removed"))
    #expect(try copy() == published.pages())
    #expect(!outside.has("www/dex/extra"))
  }

  @Test func changesOfTheSameSizeAndTimeAreSeen() throws {
    try published.site.folder.write("Public/a.txt", "one")
    try published.publish([destination])
    for path in ["www/dex/a.txt", nil] {
      if path == nil { try published.site.folder.write("Public/a.txt", "two") }
      var time = [timespec(tv_sec: 1_000_000, tv_nsec: 0), timespec(tv_sec: 1_000_000, tv_nsec: 0)]
      #expect(
        utimensat(AT_FDCWD, path.map { outside($0) } ?? published.site.folder("Public/a.txt"), &time, 0) == 0)
    }
    #expect(try published.publish([destination]).contains("0 added, 1 changed, 0 removed"))
    #expect(try outside.text("www/dex/a.txt") == "two")
  }

  @Test func aFolderAndAFileChangePlaces() throws {
    try published.site.folder.write("Public/a/b.txt", "b")
    try published.site.folder.write("Public/c", "c")
    try published.publish([destination])
    published.site.folder.remove("Public/a")
    published.site.folder.remove("Public/c")
    try published.site.folder.write("Public/a", "a")
    try published.site.folder.write("Public/c/d.txt", "d")
    try published.publish([destination])
    #expect(try copy() == published.pages())
  }

  @Test func aDryRunListsWhatWouldChangeAndChangesNothing() throws {
    let first = try published.run([destination, "--dry-run"])
    #expect(first.output.split(separator: "\n").count == (try published.pages().count) + 1)
    #expect(!outside.has("www/dex"))
    try published.publish([destination])
    let old = try outside.tree("www/dex")
    try published.change()
    let result = try published.run([destination, "--dry-run"])
    let changed = try published.site.pages().differences(from: old)
    #expect(
      result.output.split(separator: "\n").dropLast().map { String($0.dropFirst(2)) }.sorted() == changed)
    #expect(result.output.contains("+ news/index.html\n"))
    #expect(result.output.contains("- guide/index.html\n"))
    #expect(try outside.tree("www/dex").identities == old.identities)
  }

  // MARK: - The order

  @Test func noPageIsEverWithoutItsAssets() throws {
    var published = published
    try published.publish([destination])
    // Another style sheet has another name, which every page names.
    try published.site.folder.write("Templates/assets/style.css", "body { color: red }")
    try published.site.build()
    let old = try outside.tree("www/dex")
    #expect(missingAssets(try published.site.pages()) == [])
    #expect(
      try published.site.pages().files.filter { $0.hasPrefix("assets/style.") }
        != old.files.filter { $0.hasPrefix("assets/style.") })
    try published.record("rsync", watching: outside("www/dex"))
    try published.publish([destination])
    #expect(try copy() == published.pages())
    let calls = try published.calls()
    let firstPage = try #require(calls.firstIndex { $0.files.contains("index.html") })
    let style = try #require(
      calls.firstIndex { $0.files.contains { $0.hasPrefix("assets/style.") } })
    let worker = try #require(calls.firstIndex { $0.files.contains("sw.js") })
    let removal = try #require(calls.firstIndex { $0.arguments.contains("--delete --existing") })
    #expect(style < firstPage && firstPage < worker && worker < removal)
    #expect(removal == calls.count - 1)
    for state in 0..<calls.count {
      #expect(missingAssets(try outside.tree("states/\(state)")) == [], "after call \(state)")
    }
    // The states are those between the steps, not copies of the end.
    #expect(try outside.tree("states/\(removal - 1)").contents != copy())
  }

  // MARK: - What is not pokesite's

  @Test func whatOthersPutThereIsNeitherRemovedNorReplaced() throws {
    try outside.write("www/dex/thesis.txt", "years of work")
    #expect(
      try published.problems([destination], code: 1) == [
        "error: \(destination) holds something else than a site made by pokesite: thesis.txt"
      ])
    #expect(try copy() == ["thesis.txt": Array("years of work".utf8)])
    outside.remove("www/dex/thesis.txt")
    try outside.write("www/dex/index.html", "my page")
    #expect(try published.problems([destination], code: 1).count == 1)
    #expect(try outside.text("www/dex/index.html") == "my page")
    try published.publish([destination, "--replace"])
    #expect(try copy() == published.pages())
  }

  @Test func hiddenFilesOfTheHostStay() throws {
    try published.publish([destination])
    try outside.write("www/dex/.well-known/security.txt", "x")
    try outside.write("www/dex/guide/.htaccess", "y")
    try published.change()
    try published.publish([destination])
    #expect(try outside.text("www/dex/.well-known/security.txt") == "x")
    #expect(try outside.text("www/dex/guide/.htaccess") == "y")
    #expect(!outside.has("www/dex/guide/index.html"))
  }

  // MARK: - Other ways to a folder

  @Test func aUserAtAHostIsReachedThroughTheShellOfTheirChoice() throws {
    var published = published
    // Stands in for ssh: runs on this machine what it is to run on the other one.
    try outside.write(
      "shell", "#!/bin/sh\necho \"$1 $2 $3\" >'\(outside("host"))'\nshift 3\nexec sh -c \"$*\"\n")
    try #require(chmod(outside("shell"), 0o755) == 0)
    published.environment["RSYNC_RSH"] = outside("shell")
    let destination = "ash@pallet.town:\(outside("ssh"))"
    try published.publish([destination])
    #expect(try outside.text("host") == "-l ash pallet.town\n")
    #expect(try outside.tree("ssh").contents == published.pages())
    try published.change()
    try published.publish([destination])
    #expect(try outside.tree("ssh").contents == published.pages())
  }

  @Test func aFolderOfThisMachine() throws {
    for (name, path) in [
      (outside("there/deep"), outside("there/deep")), ("./out", published.site.folder("out")),
    ] {
      try published.publish([name])
      #expect(try Tree(path).contents == published.pages())
    }
  }

  @Test(arguments: [
    ".", "..", "/", "./Public", "./Public/x", "./Content/x", "./Templates", "./link", "./.pokesite/x",
    "./.git",
  ])
  func aFolderThatHoldsTheSiteOrBelongsToItIsRefused(path: String) throws {
    try published.site.folder.link("link", to: "Public")
    let before = try published.site.folder.tree()
    let problems = try published.problems([path, "--replace"], code: 1)
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix("the site itself stands in this folder") == true
        || problems.first?.hasSuffix("this folder is part of the site") == true)
    #expect(try published.site.folder.tree().identities == before.identities)
  }

  @Test func theSitesOwnFolderBehindAnotherNameIsRefused() throws {
    try outside.write("shell", "#!/bin/sh\nshift 3\nexec sh -c \"$*\"\n")
    try #require(chmod(outside("shell"), 0o755) == 0)
    var published = published
    published.environment["RSYNC_RSH"] = outside("shell")
    let site = published.site.folder
    try site.write("Content/song.ogg", "la")
    try site.write("Templates/layout.mustache", "{{> head}}")
    // What holds the site: a copy of it will do, for only names are seen.
    try outside.makeFolder("all")
    try published.tool(["cp", "-R", site.path, "all/dex"])
    let before = try site.tree()
    for folder in [site.path, site("Content"), site("Templates"), outside("all")] {
      let destination = "ash@pallet.town:\(folder)"
      let problems = try published.problems([destination, "--replace"], code: 1)
      #expect(problems.count == 1)
      #expect(problems.first?.contains("holds the site's own sources: ") == true, "\(problems)")
    }
    #expect(try site.tree().identities == before.identities)
  }

  @Test func aPictureThatWasPublishedAtAWrongPlaceIsRemoved() throws {
    try published.site.folder.write("Content/song.ogg", "la")
    try published.site.folder.write("Content/Content/song.ogg", "la")
    try published.site.build()
    try published.publish([destination])
    #expect(outside.has("www/dex/Content/song.ogg"))
    published.site.folder.remove("Content/Content")
    try published.site.build()
    try published.publish([destination])
    #expect(try copy() == published.pages())
  }

  @Test func visitorsCanReadWhatIsNew() throws {
    let hidden = try published.site.run(["build", "--output", "secret"], umask: "077")
    #expect(hidden.code == 0)
    try published.publish(["./out", "--output", "secret"])
    for path in ["out/index.html", "out/types"] {
      var status = stat()
      #expect(stat(published.site.folder(path), &status) == 0)
      #expect(status.st_mode & 0o005 != 0)
    }
  }

  // MARK: - Errors

  @Test func rsyncsOwnWordsAreShown() throws {
    let closed = try published.run(["rsync://127.0.0.1:1/www/dex"])
    #expect(closed.code == 69)
    #expect(closed.errors.contains("Connection refused"))
    #expect(closed.errors.contains("error: rsync could not compare with rsync://127.0.0.1:1/www/dex"))
    let unknown = try published.run(["rsync://127.0.0.1:\(daemon.port)/ww/dex"])
    #expect(unknown.code == 69)
    #expect(unknown.errors.contains("Unknown module 'ww'"))
  }

  @Test func aFaultOfThisMachinesDiskIsNoFaultOfAService() throws {
    try outside.write("file", "x")
    let result = try published.run([outside("file/dex")])
    #expect(result.code == 74)
    #expect(result.errors.contains("Not a directory"))
    #expect(result.errors.contains("error: rsync could not "))
  }
}
