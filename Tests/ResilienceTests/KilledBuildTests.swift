import TestSupport
import Testing

/// A build that is killed leaves every file old or new and those of others as they are, and the next one repairs the
/// rest.
@Suite struct KilledBuildTests {
  @Test func aKilledBuildIsRepaired() throws {
    let edited = try EditedSite(count: 150)
    var killer = Killer(duration: edited.duration)
    try killer.kill(Effort.kills) { round, seconds in
      try edited.change(round)
      return try edited.site.run(
        ["build", "--jobs", "1"], environment: Instrumentation.withoutCoverage, killAfter: seconds)
    } check: { round in
      try edited.isWhole(round)
      try edited.isRepaired(round)
    }
  }

  @Test func aFirstBuildThatIsKilledIsRepairedToo() throws {
    let reference = try TestSite(["Content/pokemon.json": manySpecies(100, edition: "only")])
    var killer = Killer(duration: try reference.build().seconds)
    let whole = try reference.pages()
    let site = try TestSite(["Content/pokemon.json": manySpecies(100, edition: "only")])
    try killer.kill(Effort.kills) { _, seconds in
      site.folder.remove("Public")
      return try site.run(["build"], environment: Instrumentation.withoutCoverage, killAfter: seconds)
    } check: { round in
      for (path, entry) in try site.pages().entries where entry.kind == .file {
        #expect(entry.bytes == whole.entries[path]?.bytes, "\(path) in round \(round)")
      }
      try site.build()
      #expect(try site.folder.tree("Public").differences(from: try reference.folder.tree("Public")) == [])
    }
  }

  #if os(Linux)
    /// The moments that matter are short, and chance seldom meets them: those between two changes of the disk.
    @Test func aBuildThatIsKilledBetweenAnyTwoChangesIsRepaired() throws {
      let edited = try EditedSite(count: 10)
      let command = try [Program.productPath("pokesite"), "build", "--jobs", "1"]
      try edited.change(0)
      let calls = try Injection.calls(of: command, in: edited.site.folder.path)
      let renames = calls.filter { $0.name.hasPrefix("rename") }
      let moments = [renames, calls].flatMap { Injection.some(Effort.kills * 2, "signal=KILL", on: $0) }
      var halves = 0
      for (round, injection) in zip(1..., moments) {
        try edited.change(round)
        let result = try injection.run(command, in: edited.site.folder.path)
        #expect([0, 128 + 9].contains(result.code), "\(injection)")
        halves += try edited.isHalfMoved() ? 1 : 0
        try edited.isWhole(round)
        try edited.isRepaired(round)
      }
      #expect(halves > 0)
    }
  #endif
}
