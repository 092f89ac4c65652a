import Foundation
import TestSupport
import Testing

/// `pokesite publish git:…` into real repositories.
@Suite struct PublishGitTests {
  private var published: PublishedSite
  private var outside: TemporaryFolder { published.outside }

  init() throws {
    published = try PublishedSite()
    try published.tool(["git", "init", "--quiet", "--bare", "remote.git"])
  }

  private var destination: String { "git:\(outside("remote.git"))#gh-pages" }

  /// The site's folder as a repository whose sources are pushed to `main`.
  private func makeRepository() throws {
    try published.git("init", "--quiet", "--initial-branch=main")
    try published.git("config", "user.name", "Ash")
    try published.git("config", "user.email", "ash@pallet.town")
    try published.git("remote", "add", "origin", outside("remote.git"))
    try published.site.folder.write(".gitignore", "Public/\n")
    try published.git("add", "--all")
    try published.git("commit", "--quiet", "--message=The site")
    try published.git("push", "--quiet", "origin", "main")
  }

  private func remote(_ arguments: String...) throws -> String {
    try published.tool(["git", "--git-dir", outside("remote.git")] + arguments)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func tip(_ branch: String = "gh-pages") throws -> String { try remote("rev-parse", branch) }
  private func commits(_ branch: String = "gh-pages") throws -> Int {
    try #require(Int(try remote("rev-list", "--count", branch)))
  }

  /// What a host finds in the branch.
  private func content(_ branch: String = "gh-pages") throws -> [String: [UInt8]] {
    outside.remove("clone")
    try published.tool(["git", "clone", "--quiet", "--branch", branch, outside("remote.git"), "clone"])
    return try outside.tree("clone").without(".git").contents
  }

  /// A branch that somebody else has made.
  private func makeBranch(_ files: KeyValuePairs<String, String>, _ branch: String = "gh-pages") throws {
    try published.tool(["git", "init", "--quiet", "--initial-branch=\(branch)", "other"])
    for (name, text) in files { try outside.write("other/\(name)", text) }
    let identity = ["-c", "user.name=Gary", "-c", "user.email=gary@pallet.town"]
    try published.tool(["git", "-C", "other", "add", "--all"])
    try published.tool(["git", "-C", "other"] + identity + ["commit", "--quiet", "--message=Other"])
    try published.tool(["git", "-C", "other", "push", "--quiet", outside("remote.git"), branch])
  }

  // MARK: - What is published

  @Test func theFirstPushMakesTheBranch() throws {
    let files = try published.pages()
    let line = try published.publish([destination])
    let commit = try tip()
    #expect(
      line
        == "Published to \(destination): \(files.count) added, 0 changed, 0 removed, 0 unchanged, as commit "
        + "\(commit.prefix(10)).")
    #expect(try content() == files)
    #expect(files[".nojekyll"] != nil)
    #expect(!files.keys.contains { $0.hasPrefix(".pokesite") })
    #expect(try commits() == 1)
  }

  @Test func nothingIsPushedWhenNothingChanged() throws {
    try published.publish([destination])
    let commit = try tip()
    let count = try published.pages().count
    #expect(
      try published.publish([destination])
        == "Nothing to publish: \(destination) holds this site already, \(count) files.")
    #expect(try tip() == commit)
  }

  @Test func aChangeIsOneCommitOnTop() throws {
    try published.publish([destination])
    let first = try tip()
    try published.change()
    try published.publish([destination])
    #expect(try content() == published.pages())
    #expect(try content()["guide/index.html"] == nil)
    #expect(try remote("rev-parse", "gh-pages~1") == first)
    #expect(try commits() == 2)
  }

  @Test func anEarlierStateIsPublishedAgain() throws {
    try published.publish([destination])
    let first = try content()
    try published.change()
    try published.publish([destination])
    try published.site.folder.write("Content/pages/guide.md", "Guide\n")
    published.site.folder.remove("Content/pages/news.md")
    try published.site.build()
    try published.publish([destination])
    #expect(try content() == first)
    #expect(try commits() == 3)
  }

  @Test func aBranchWithAnotherPastKeepsItAndItsDomain() throws {
    try makeBranch(["CNAME": "dex.pallet.town\n", "index.html": "old", "README.md": "old", ".nojekyll": ""])
    let old = try tip()
    try published.publish([destination])
    var expected = try published.pages()
    expected["CNAME"] = Array("dex.pallet.town\n".utf8)
    #expect(try content() == expected)
    #expect(try remote("rev-parse", "gh-pages~1") == old)
    #expect(try published.publish([destination]).hasPrefix("Nothing to publish"))
  }

  @Test func aCommitOfSomebodyElseMeanwhileIsNotLost() throws {
    var published = published
    try published.publish([destination])
    try makeBranch(["late.txt": "late"], "late")
    try published.change()
    // Between the comparison and the push somebody pushes.
    try published.replace(
      "git",
      by: """
        PATH=${PATH#*:}
        case " $* " in *" push "*) git --git-dir '\(outside("remote.git"))' update-ref refs/heads/gh-pages late ;; esac
        exec git "$@"
        """)
    let result = try published.run([destination])
    #expect(result.code == 69)
    #expect(result.errors.contains("rejected"))
    #expect(result.errors.contains("error: git could not push to the branch 'gh-pages'"))
    #expect(try tip() == remote("rev-parse", "late"))
  }

  @Test func oneCommitWithoutAPastOnRequest() throws {
    try published.publish([destination])
    try published.change()
    try published.publish([destination, "--squash"])
    #expect(try content() == published.pages())
    #expect(try commits() == 1)
  }

  @Test func thePastOfOthersIsNotDropped() throws {
    try makeBranch(["index.html": "old"])
    let old = try tip()
    #expect(
      try published.problems([destination, "--squash"], code: 1) == [
        "error: the branch 'gh-pages' has a past that pokesite did not make, and --squash would drop it"
      ])
    #expect(try tip() == old)
    try published.publish([destination, "--squash", "--replace"])
    #expect(try content() == published.pages())
    #expect(try commits() == 1)
  }

  // MARK: - The site's own repository

  @Test func neitherWorkingTreeNorIndexNorBranchesOfTheSiteAreTouched() throws {
    try makeRepository()
    try published.site.folder.write("Content/pages/draft.md", "not yet added\n")
    try published.site.folder.write("Content/pages/guide.md", "added, not committed\n")
    try published.git("add", "Content/pages/guide.md")
    try published.site.build()
    let before = try (
      published.git("status", "--porcelain"), published.git("rev-parse", "HEAD"), published.git("branch"),
      published.site.folder.bytes(".git/index"), published.site.folder.tree().without(".git").identities
    )
    try published.publish(["git:origin#gh-pages"])
    #expect(try published.git("status", "--porcelain") == before.0)
    #expect(try published.git("rev-parse", "HEAD") == before.1)
    #expect(try published.git("branch") == before.2)
    #expect(try published.site.folder.bytes(".git/index") == before.3)
    #expect(try published.site.folder.tree().without(".git").identities == before.4)
    #expect(try content() == published.pages())
    #expect(!published.site.folder.has(".pokesite"))
    let message = try remote("log", "-1", "--format=%an%n%B", "gh-pages")
    #expect(message.hasPrefix("Ash\nPublish "))
    #expect(message.contains(" built from \(try published.git("rev-parse", "--short", "HEAD"))\n"))
    #expect(message.contains("\nPublished-with: pokesite "))
  }

  @Test func filtersAttributesAndIgnoredFilesDoNotChangeABit() throws {
    try makeRepository()
    try published.site.folder.write("Content/lines.txt", "a\r\nb\n")
    try published.site.folder.write("Content/picture.png", [0x89, 0x50, 0x0D, 0x0A, 0x00, 0x0A])
    try published.site.folder.write("Content/ピカ チュウ.txt", "name")
    try published.site.build()
    try published.site.folder.write(".git/info/attributes", "* text=auto eol=lf ident\n*.png filter=broken\n")
    try published.git("config", "filter.broken.clean", "false")
    try published.git("config", "core.autocrlf", "true")
    try published.git("config", "core.excludesFile", published.outside("ignored"))
    try outside.write("ignored", "*.html\n*.json\n")
    try published.site.folder.write("Public/$file", "$Id$\r\n")
    try published.publish(["git:origin#gh-pages"])
    #expect(try content() == published.pages())
    #expect(try content()["$file"] == Array("$Id$\r\n".utf8))
  }

  @Test func theBranchOfTheSourcesIsNotReplaced() throws {
    try makeRepository()
    let sources = try tip("main")
    #expect(
      try published.problems(["git:origin#main"], code: 1) == [
        "error: the branch 'main' holds the site's sources, or what was made from them"
      ])
    #expect(try tip("main") == sources)
  }

  @Test func aFreshShallowCloneOfTheSourcesPublishes() throws {
    try makeRepository()
    try published.publish(["git:origin#gh-pages"])
    try published.change()
    try published.publish(["git:origin#gh-pages"])
    try published.tool([
      "git", "clone", "--quiet", "--depth=1", "--branch=main", "file://\(outside("remote.git"))", "ci",
    ])
    let build = try published.site.run(["build", "--site", outside("ci")])
    #expect(build.code == 0)
    try outside.write("ci/Content/pages/more.md", "More\n")
    #expect(try published.site.run(["build", "--site", outside("ci")]).code == 0)
    try published.publish(["git:origin#gh-pages", "--site", outside("ci")])
    #expect(try content() == outside.tree("ci/Public").without(".pokesite").contents)
    #expect(try commits() == 3)
  }

  @Test func aMachineWithoutANamePublishes() throws {
    var published = published
    published.environment["GIT_AUTHOR_NAME"] = ""
    published.environment["EMAIL"] = ""
    try published.tool(["git", "config", "--global", "user.useConfigOnly", "true"])
    try published.publish([destination])
    #expect(try remote("log", "-1", "--format=%an <%ae>", "gh-pages") == "pokesite <pokesite@localhost>")
  }

  @Test func callersOfGitDoNotLeadElsewhere() throws {
    var published = published
    try published.tool(["git", "init", "--quiet", "elsewhere"])
    published.environment["GIT_DIR"] = outside("elsewhere/.git")
    published.environment["GIT_INDEX_FILE"] = outside("elsewhere/index")
    try published.publish([destination])
    published.environment["GIT_DIR"] = nil
    #expect(try content() == published.pages())
    #expect(try outside.tree("elsewhere/.git/objects").files == [])
    #expect(!outside.has("elsewhere/index"))
  }

  // MARK: - Housekeeping

  /// The names of these begin with 17 in a repository: of that many objects there git concludes on all others.
  private func writeFilesThatGitCounts() throws {
    for number in [32, 119, 334, 782] {
      try published.site.folder.write("Public/extra/\(number)", "\(number)")
    }
    try published.tool(["git", "config", "--global", "gc.auto", "1"])
  }

  @Test func pokesitesOwnRepositoryKeepsTheLastCommitsAndIsCollected() throws {
    try writeFilesThatGitCounts()
    func own(_ arguments: String...) throws -> String {
      try published.tool(["git", "--git-dir", published.site.folder(".pokesite/publish.git")] + arguments)
    }
    try published.publish([destination])
    let first = try tip()
    #expect(try own("for-each-ref", "--format=%(objectname)") == "\(first)\n")
    #expect(try own("count-objects", "-v").contains("count: 0\n"))
    #expect(try own("count-objects", "-v").contains("packs: 1\n"))
    try published.change()
    try published.publish([destination])
    try published.publish(["git:\(outside("remote.git"))#other"])
    let kept = try own("for-each-ref", "--format=%(objectname)").split(separator: "\n").map(String.init)
    #expect(try Set(kept) == [tip(), tip("other")])
    #expect(try tip() != first)
    // Nothing to push, but what is there is known from now on.
    try own("for-each-ref", "--format=delete %(refname)").split(separator: "\n").forEach { line in
      _ = try own("update-ref", "-d", String(line.dropFirst("delete ".count)))
    }
    try published.publish([destination])
    #expect(try own("for-each-ref", "--format=%(objectname)") == "\(tip())\n")
    #expect(try own("fsck", "--no-dangling") == "")
  }

  @Test func theUsersRepositoryIsLeftToTheUser() throws {
    try makeRepository()
    try writeFilesThatGitCounts()
    try published.publish(["git:origin#gh-pages"])
    try published.change()
    try published.publish(["git:origin#gh-pages"])
    #expect(try published.git("count-objects", "-v").contains("packs: 0\n"))
    #expect(try published.git("for-each-ref", "--format=%(refname)", "refs/pokesite") == "")
  }

  @Test func theFileOfAWorktreeIsNotPublished() throws {
    try published.site.folder.write("Public/.git", "gitdir: /home/me/dex/.git/worktrees/dex")
    try published.publish([destination])
    var expected = try published.pages()
    expected[".git"] = nil
    #expect(try content() == expected)
  }

  // MARK: - Dry runs

  @Test func aDryRunListsWhatWouldChangeAndChangesNothing() throws {
    try makeRepository()
    let count = try published.pages().count
    let first = try published.run(["git:origin#gh-pages", "--dry-run"])
    #expect(first.code == 0)
    #expect(
      first.output.hasSuffix(
        "Would publish to git:origin#gh-pages: \(count) added, 0 changed, 0 removed, 0 unchanged.\n"))
    #expect(first.output.split(separator: "\n").count == count + 1)
    #expect(try remote("branch", "--format=%(refname:short)") == "main")
    try published.publish(["git:origin#gh-pages"])
    let old = try content()
    try published.change()
    let new = try published.pages()
    let commit = try tip()
    let objects = try published.site.folder.tree(".git")
    let result = try published.run(["git:origin#gh-pages", "--dry-run"])
    let expected =
      new.keys.filter { old[$0] == nil }.sorted().map { "+ \($0)" }
      + new.keys.filter { old[$0] != nil && old[$0] != new[$0] }.sorted().map { "* \($0)" }
      + old.keys.filter { new[$0] == nil }.sorted().map { "- \($0)" }
    #expect(result.output.split(separator: "\n").dropLast().map(String.init) == expected)
    #expect(expected.contains("+ news/index.html"))
    #expect(expected.contains("* sitemap.xml") == false)
    #expect(expected.contains("- guide/index.html"))
    #expect(try tip() == commit)
    // git gives objects that are there already a new time, and nothing else.
    #expect(try published.site.folder.tree(".git").contents == objects.contents)
  }

  // MARK: - Wrong remotes

  @Test func aRemoteThatIsNotThereIsAnError() throws {
    let result = try published.run(["git:\(outside("none.git"))#gh-pages"])
    #expect(result.code == 69)
    #expect(result.errors.contains("does not appear to be a git repository"))
    #expect(result.errors.contains("error: git cannot reach the remote '\(outside("none.git"))'\n"))
    #expect(
      try published.problems(["git:origin#gh-pages"], code: 1) == [
        "error: the site's folder is in no git repository, so there is no remote 'origin'"
      ])
    try makeRepository()
    #expect(
      try published.problems(["git:orgin#gh-pages"], code: 1) == [
        "error: the site's git repository has no remote 'orgin'; did you mean 'origin'?"
      ])
  }

  // MARK: - GitHub

  @Test(arguments: [
    ("https://github.com/me/dex.git", "https://me.github.io/dex/", nil),
    ("git@github.com:Me/dex.git", "https://me.github.io/dex/", nil),
    ("ssh://git@github.com/me/dex", "/dex/", nil),
    ("https://github.com/me/me.github.io", "https://me.github.io/", nil),
    ("https://github.com/me/me.github.io.git", "/", nil),
    (
      "https://github.com/me/dex.git", "/",
      "the site is built for /, but GitHub serves this repository at https://me.github.io/dex/"
    ),
    (
      "git@github.com:me/dex.git", "https://me.github.io/",
      "the site is built for https://me.github.io/, but GitHub serves this repository at https://me.github.io/dex/"
    ),
    (
      "https://github.com/me/dex.git", "https://you.github.io/dex/",
      "the site is built for https://you.github.io/dex/, but GitHub serves this repository at "
        + "https://me.github.io/dex/"
    ),
    (
      "https://github.com/me/me.github.io.git", "https://me.github.io/dex/",
      "the site is built for https://me.github.io/dex/, but GitHub serves this repository at https://me.github.io/"
    ),
  ])
  func theAddressFitsWhereGitHubServesIt(remote: String, baseURL: String, problem: String?) throws {
    try makeRepository()
    // The name of the repository is GitHub's, its place is on this machine.
    try published.git("config", "url.\(outside("remote.git")).insteadOf", remote)
    try published.git("remote", "set-url", "origin", remote)
    try published.site.build(["--base-url", baseURL])
    guard let problem else {
      try published.publish(["git:origin#gh-pages"])
      return
    }
    #expect(try published.problems(["git:origin#gh-pages"], code: 1) == ["error: \(problem)"])
    #expect(try self.remote("branch", "--format=%(refname:short)") == "main")
  }

  @Test func aDomainOfItsOwnCountsWhereverTheFileIs() throws {
    let remote = "https://github.com/me/dex.git"
    try makeBranch(["CNAME": "dex.pallet.town\n"])
    try published.git("init", "--quiet")
    try published.git("remote", "add", "origin", remote)
    try published.git("config", "url.\(outside("remote.git")).insteadOf", remote)
    try published.site.build(["--base-url", "https://me.github.io/dex/"])
    #expect(
      try published.problems(["git:origin"], code: 1) == [
        "error: the site is built for https://me.github.io/dex/, but its file CNAME says dex.pallet.town"
      ])
    try published.site.build(["--base-url", "https://dex.pallet.town/"])
    try published.publish(["git:origin"])
    #expect(try content()["CNAME"] == Array("dex.pallet.town\n".utf8))
    try published.site.folder.write("Public/CNAME", "other.pallet.town")
    #expect(
      try published.problems(["git:origin"], code: 1) == [
        "error: the site is built for https://dex.pallet.town/, but its file CNAME says other.pallet.town"
      ])
  }
}
