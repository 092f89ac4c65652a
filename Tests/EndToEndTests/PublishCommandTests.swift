import Foundation
import TestSupport
import Testing

/// What `pokesite publish` refuses, and how destinations are named.
@Suite struct PublishCommandTests {
  // MARK: - Sites that are not published

  @Test func aFolderThatNoBuildMadeIsRefused() throws {
    let published = try PublishedSite()
    try published.site.folder.write("mine/index.html", "mine")
    #expect(
      try published.problems(["./out", "--output", "mine"], code: 1) == [
        "mine: error: no build has made this folder"
      ])
    #expect(
      try published.problems(["./out", "--output", "none"], code: 1) == [
        "none: error: there is no such folder"
      ])
    #expect(
      try published.problems(["./out", "--site", "none"], code: 1) == ["none: error: there is no such folder"]
    )
    #expect(!published.site.folder.has("out"))
  }

  @Test func aSiteWhoseLastBuildFailedIsRefusedUntilOneGoesWell() throws {
    let published = try PublishedSite()
    try published.site.folder.write("Content/pages/guide.md", "[[Mwe]]\n")
    #expect(try published.site.problems().count == 1)
    let refusal =
      "Public: error: the last build of this folder had errors, so it holds an earlier state of the site"
    #expect(try published.problems(["./out"], code: 1) == [refusal])
    // Back to what was built before, but no build has said so yet.
    try published.site.folder.write("Content/pages/guide.md", "Guide\n")
    #expect(try published.problems(["./out"], code: 1) == [refusal])
    try published.site.build()
    try published.publish(["./out"])
    #expect(try published.site.run(["build", "--data", "none.json"]).code == 74)
    #expect(try published.problems(["./out"], code: 1) == [refusal])
    try published.site.build()
    try published.publish(["./out"])
  }

  @Test func aFailedBuildLeavesNothingInAFolderThatNoBuildMade() throws {
    let site = try TestSite(["Content/pages/a.md": "[[Mwe]]", "Public/mine.txt": "mine"])
    #expect(try site.problems().count == 1)
    #expect(try site.folder.tree("Public").files == ["mine.txt"])
  }

  @Test func aBuildThatWasBrokenOffIsRefused() throws {
    let published = try PublishedSite()
    try published.site.folder.makeFolder("Public/.pokesite/stage")
    let refusal = ["Public: error: the last build of this folder was broken off"]
    #expect(try published.problems(["./out"], code: 1) == refusal)
    try published.site.build()
    let manifest = try published.site.page(".pokesite/manifest").split(
      separator: "\n", omittingEmptySubsequences: false)
    let unfinished = [manifest[0], "- 0"] + manifest.dropFirst(2)
    try published.site.folder.write("Public/.pokesite/manifest", unfinished.joined(separator: "\n"))
    #expect(try published.problems(["./out"], code: 1) == refusal)
    try published.site.build()
    try published.publish(["./out"])
  }

  @Test func aFileThatIsGoneIsNoticed() throws {
    let published = try PublishedSite()
    published.site.folder.remove("Public/guide/index.html")
    #expect(
      try published.problems(["./out"], code: 1) == [
        "Public/guide/index.html: error: the last build wrote this file, but it is gone"
      ])
  }

  @Test func allThatNoHostCanHoldIsRefusedAtOnce() throws {
    let published = try PublishedSite()
    let folder = published.site.folder
    try folder.link("Public/secrets", to: "/etc")
    try folder.makeFolder("Public/a/b")
    try folder.link("Public/a/b/link", to: "../index.html")
    try folder.write("Public/two\u{7F}names.txt", "x")
    try #require(mkfifo(folder("Public/pipe"), 0o644) == 0)
    let summaries = [
      "a/b/link: error: it is a link, and hosts know none",
      "pipe: error: it is neither a file nor a folder",
      "secrets: error: it is a link, and hosts know none",
      "error: its name has characters that no address can have",
    ]
    let problems = try published.problems(["./out"], code: 1)
    #expect(problems.count == summaries.count)
    for (problem, summary) in zip(problems, summaries) { #expect(problem.hasSuffix(summary), "\(problem)") }
    let report = try report(of: published, ["./out"], code: 1)
    #expect(report.diagnostics.count == summaries.count)
    #expect(!folder.has("out"))
  }

  @Test func ownRecordsAndThoseOfGitAreNotPublished() throws {
    let published = try PublishedSite()
    try published.site.folder.write("Public/.git/config", "secret")
    try published.site.folder.write("Public/extra/.git", "gitdir: /home/me/dex/.git/worktrees/dex")
    try published.site.folder.write("Public/robots.txt", "mine")
    try published.publish(["./out"])
    #expect(!published.site.folder.has("out/.git"))
    #expect(!published.site.folder.has("out/extra"))
    #expect(!published.site.folder.has("out/.pokesite"))
    #expect(try published.site.folder.text("out/robots.txt") == "mine")
  }

  @Test(arguments: [
    "https://pokedex.example/", "https://dex.pokedex.example/x/", "https://example.com/",
    "https://www.example.org/",
    "http://dex.invalid:8080/",
  ])
  func nobodysAddressIsRefused(baseURL: String) throws {
    let published = try PublishedSite("base_url: \(baseURL)\n")
    let result = try published.run(["./out"])
    #expect(result.code == 1)
    #expect(
      result.errors == """
        error: the site is built for \(baseURL), which is nobody's address
              = its sitemap, feed and canonical links would lead there
              = help: set base_url in Content/site.yml, or --base-url, to the real address and build again

        """)
    #expect(!published.site.folder.has("out"))
  }

  // MARK: - Named destinations

  @Test func theOnlyNamedDestinationIsTaken() throws {
    let published = try PublishedSite("publish:\n  live: ./out\n")
    let count = try published.pages().count
    #expect(
      try published.publish([]) == "Published to ./out: \(count) added, 0 changed, 0 removed, 0 unchanged.")
    #expect(try published.site.folder.tree("out").contents == published.pages())
    try published.publish(["live"])
    try published.publish(["./other"])
  }

  @Test func ofSeveralNamedDestinationsOneIsChosen() throws {
    let published = try PublishedSite("publish:\n  live: ./out\n  backup: ./safe\n")
    #expect(try published.problems([], code: 64) == ["error: which destination?"])
    #expect(
      try published.problems(["bakcup"], code: 64) == [
        "error: there is no destination 'bakcup'; did you mean 'backup'?"
      ])
    try published.publish(["backup"])
    #expect(!published.site.folder.has("out"))
    #expect(try published.site.folder.tree("safe").contents == published.pages())
  }

  @Test func withoutADestinationThereIsAnExample() throws {
    let result = try PublishedSite().run([])
    #expect(result.code == 64)
    #expect(
      result.errors == """
        error: no destination is given, and Content/site.yml names none
              = help: for example: pokesite publish git:origin#gh-pages

        """)
  }

  @Test func faultsOfTheSettingsAreShownAtTheirPlace() throws {
    let published = try PublishedSite()
    try published.site.folder.write("Content/site.yml", "title: x\npublish:\n  live: gti:origin\n")
    let result = try published.run(["live"])
    #expect(result.code == 1)
    #expect(
      result.errors.hasPrefix(
        """
        Content/site.yml:3:9: error: there is no destination 'gti:origin'; did you mean 'git:origin'?
            3 |   live: gti:origin
              |         ^

        """))
    try published.site.folder.write("Content/site.yml", "publish:\n  a b: ./x\n")
    #expect(
      try published.problems(["./out"], code: 1) == [
        "Content/site.yml:2:3: error: 'publish': 'a b' cannot be the name of a destination"
      ])
    try published.site.folder.write("Content/site.yml", "publish: [live]\n")
    #expect(
      try published.problems(["./out"], code: 1) == [
        "Content/site.yml:1:10: error: 'publish': expected keys with values, found a list"
      ])
  }

  @Test(arguments: [
    (["gti:origin"], "there is no destination 'gti:origin'; did you mean 'git:origin'?"),
    (["git:#x"], "the destination names no git remote"),
    (["git:origin#a b"], "'a b' cannot be the name of a branch"),
    (["rclone:bucket"], "'rclone:bucket' names no remote"),
    (["rclone:b2:"], "'b2:' names no folder of its own for the site"),
    (["ash@pallet.town:"], "'ash@pallet.town:' names no folder of its own for the site"),
    (["rsync://pallet.town/"], "'rsync://pallet.town/' names no folder of its own for the site"),
    (["rsync:-e.sh@x:y"], "'-e.sh@x:y' begins with a dash, which makes it an option"),
    (["a", "b"], "there is an argument too many: 'b'"),
    (["--dry-rnu"], "there is no option '--dry-rnu'; did you mean '--dry-run'?"),
  ])
  func wrongUsageIsExit64(arguments: [String], summary: String) throws {
    #expect(try PublishedSite().problems(arguments, code: 64) == ["error: \(summary)"])
  }

  // MARK: - What it says

  private struct Report: Decodable {
    let outcome: String
    let destination: String
    let added: [String]?
    let changed: [String]?
    let removed: [String]?
    let unchanged: Int?
    let diagnostics: [Fault]

    struct Fault: Decodable {
      let summary: String
      let explanation: String?
    }
  }

  /// What a run says with `--json`; it says nothing else.
  private func report(of published: PublishedSite, _ arguments: [String], code: Int32) throws -> Report {
    let result = try published.run(["--json"] + arguments)
    #expect(result.code == code)
    #expect(result.errors == "")
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }

  @Test func theReportIsJSON() throws {
    let published = try PublishedSite()
    func report(_ arguments: [String], code: Int32) throws -> Report {
      try self.report(of: published, arguments, code: code)
    }
    let planned = try report(["./out", "--dry-run"], code: 0)
    #expect(planned.outcome == "planned")
    #expect(planned.destination == "./out")
    #expect(try planned.added == published.site.pages().files)
    let first = try report(["./out"], code: 0)
    #expect(first.outcome == "published")
    #expect(first.added == planned.added)
    try published.change()
    let second = try report(["./out"], code: 0)
    #expect(second.removed == ["guide/index.html"])
    #expect(second.added?.contains("news/index.html") == true)
    let third = try report(["./out"], code: 0)
    #expect(third.outcome == "unchanged")
    #expect(third.unchanged == (try published.pages().count))
    let failed = try report(["./Public"], code: 1)
    #expect(failed.outcome == "failed")
    #expect(failed.diagnostics.map(\.summary) == ["the site itself stands in this folder"])
  }

  @Test func whatOtherProgramsSayIsPartOfTheReport() throws {
    var published = try PublishedSite()
    try published.outside.write("rclone.conf", "[here]\ntype = local\n")
    let remote = published.outside("none.git")
    let git = try report(of: published, ["git:\(remote)"], code: 69)
    #expect(git.diagnostics.map(\.summary) == ["git cannot reach the remote '\(remote)'"])
    #expect(git.diagnostics.first?.explanation?.contains("does not appear to be a git repository") == true)
    try published.outside.write("file", "x")
    let rsync = try report(of: published, ["\(published.outside("file/dex"))"], code: 74)
    #expect(rsync.diagnostics.first?.explanation?.contains("Not a directory") == true)
    try published.replace(
      "rclone",
      by: """
        PATH=${PATH#*:}
        case $1 in copy) echo 'the disk is full' >&2; exit 1 ;; esac
        exec rclone "$@"
        """)
    let rclone = try report(of: published, ["rclone:here:\(published.outside("dex"))"], code: 74)
    #expect(rclone.diagnostics.first?.explanation == "the disk is full")
  }

  @Test func quietSaysNothingButErrors() throws {
    let result = try PublishedSite().run(["./out", "--quiet"])
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.errors == "")
  }

  // MARK: - Programs

  @Test(arguments: [("git:/x", "git"), ("./out", "rsync"), ("rclone:b2:x", "rclone")])
  func aMissingProgramIsNamedWithWhatToDo(destination: String, program: String) throws {
    var published = try PublishedSite()
    try published.outside.makeFolder("empty")
    published.environment["PATH"] = published.outside("empty")
    let result = try published.run([destination])
    #expect(result.code == 69)
    #expect(
      result.errors.hasSuffix(
        """
        error: there is no program '\(program)' on this machine
              = help: install it: apt-get install \(program), or brew install \(program)

        """))
  }

  @Test func theUserEndsTheOtherProgramToo() throws {
    var published = try PublishedSite()
    // What a terminal does on Ctrl-C: both get the signal. A program that holds it back goes on.
    try published.replace(
      "rsync", by: "kill -INT $PPID\nkill -INT $$\ntouch '\(published.outside("alive"))'\n")
    let result = try published.run(["./out"])
    #expect(result.code == 130)
    #expect(result.errors.contains("Interrupted: pages are either old or new."))
    #expect(!published.outside.has("alive"))
    let report = try report(of: published, ["./out"], code: 130)
    #expect(report.outcome == "interrupted")
    #expect(report.destination == "./out")
    #expect(report.diagnostics.isEmpty)
  }

  @Test func whatWasUploadedBeforeAFailureStaysAndTheNextRunDoesTheRest() throws {
    var published = try PublishedSite()
    // The pages fail once.
    try published.replace(
      "rsync",
      by: """
        PATH=${PATH#*:}
        for argument; do
          case $argument in --files-from=*)
            if grep -q 404.html "${argument#*=}" && mkdir '\(published.outside("once"))' 2>/dev/null; then
              echo 'rsync: the disk is full' >&2
              exit 11
            fi ;;
          esac
        done
        exec rsync "$@"
        """)
    let result = try published.run(["./out"])
    #expect(result.code == 74)
    #expect(result.errors.contains("rsync: the disk is full\nerror: rsync could not write to "))
    #expect(!published.site.folder.has("out/index.html"))
    try published.publish(["./out"])
    #expect(try published.site.folder.tree("out").contents == published.pages())
  }
}
