#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A clock that is wrong, and that jumps: nothing that pokesite decides depends on it.
  @Suite struct ClockTests {
    private static let moments = [
      "2038-01-20 00:00:00", "1970-01-03 00:00:00", "2100-02-28 00:00:00", "1999-12-31 23:59:59",
    ]

    /// Runs `pokesite` as if it were another time.
    private func run(
      _ arguments: [String], at moment: String, in site: TestSite, environment: [String: String] = [:]
    ) throws -> Program.Result {
      let variables = ["PATH": "/usr/bin:/bin", "TZ": "UTC"].merging(environment) { $1 }
      return try Program(path: "/usr/bin/faketime").run(
        ["--exclude-monotonic", "-f", moment, try Program.productPath("pokesite")] + arguments,
        in: site.folder.path, environment: variables)
    }

    @Test func aBuildIsTheSameAtAnyTime() throws {
      let edited = try EditedSite(count: 20)
      for (round, moment) in Self.moments.enumerated() {
        try edited.change(round)
        // What is written now is older than what it takes the place of, or much newer.
        try edited.site.folder.touch(round % 2 == 0 ? 0 : 4_000_000_000)
        let result = try run(["build"], at: moment, in: edited.site)
        #expect(result.code == 0, "\(result.errors)")
        try edited.isWhole(round)
        try edited.isRepaired(round)
      }
    }

    @Test func aFetchIsTheSameAtAnyTime() throws {
      let edited = try EditedAPI()
      for (round, moment) in Self.moments.enumerated() {
        edited.change(round)
        try edited.site.folder.touch(round % 2 == 0 ? 4_000_000_000 : 0)
        let result = try run(edited.fetch, at: moment, in: edited.site)
        #expect(result.code == 0, "\(result.errors)")
        try edited.isWhole(round)
        try edited.isRepaired(round)
      }
    }

    @Test func aBranchIsPublishedAtAnyTime() throws {
      let published = try PublishedSite()
      try published.tool(["git", "init", "--quiet", "--bare", "remote.git"])
      let outside = published.outside
      let copy = try EditedCopy(published, to: "git:\(outside("remote.git"))#gh-pages", isAtomic: true) {
        outside.remove("clone")
        try published.tool(["git", "clone", "--quiet", "--branch", "gh-pages", "remote.git", "clone"])
        return try outside.tree("clone").without(".git").contents
      }
      for (round, moment) in Self.moments.enumerated() {
        let result = try run(
          copy.arguments(round), at: moment, in: published.site, environment: published.environment)
        #expect(result.code == 0, "\(result.errors)")
        try copy.isRepaired(round)
      }
      #expect(
        try published.tool(["git", "--git-dir", "remote.git", "rev-list", "--count", "gh-pages"]) == "4\n")
    }

    /// A file that has changed is sent, though it has the size and the time of the one that the browser has.
    @Test func aServedFileIsNewWhateverItsTimeIs() throws {
      let site = try TestSite(["any/index.html": "<p>first</p>", "any/a.txt": "first"])
      try site.folder.touch(0)
      let preview = try Preview(["any", "--no-watch"], in: site.folder.path)
      var tag = try #require(try preview.answer("/a.txt").headers["etag"])
      #expect(try preview.answer("/a.txt", headers: ["If-None-Match": tag]).status == 304)
      for text in ["other", "third", "first"] {
        // In its place: its number stays.
        try site.folder.write("any/a.txt", text)
        try site.folder.touch(0)
        let answer = try preview.answer("/a.txt", headers: ["If-None-Match": tag])
        #expect(answer.status == 200)
        #expect(answer.text == text)
        tag = try #require(answer.headers["etag"])
      }
    }
  }
#endif
