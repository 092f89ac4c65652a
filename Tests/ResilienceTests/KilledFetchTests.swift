import TestSupport
import Testing

/// A fetch that is killed leaves data files of one edition, whole pictures, a sound cache and all that is the author's,
/// and the next one makes what an undisturbed one does.
@Suite struct KilledFetchTests {
  @Test func aKilledFetchIsRepaired() throws {
    let edited = try EditedAPI()
    var killer = Killer(duration: edited.duration)
    try killer.kill(Effort.kills) { round, seconds in
      edited.change(round)
      return try edited.site.run(
        edited.fetch, environment: Instrumentation.withoutCoverage, killAfter: seconds)
    } check: { round in
      try edited.isWhole(round)
      try edited.isRepaired(round)
    }
  }

  #if os(Linux)
    @Test func aFetchThatIsKilledBetweenAnyTwoChangesIsRepaired() throws {
      let edited = try EditedAPI()
      let command = try [Program.productPath("pokesite")] + edited.fetch
      edited.change(0)
      let calls = try Injection.calls(of: command, in: edited.site.folder.path)
      let renames = calls.filter { $0.name.hasPrefix("rename") }
      #expect(!renames.isEmpty)
      // The data files are moved by the last of them.
      let moments =
        renames.suffix(6).map { Injection("signal=KILL", on: $0) }
        + Injection.some(Effort.kills * 2, "signal=KILL", on: calls)
      // Which thread moves them, and as which of its renames, is chance: others are tried until one has met it.
      let others = repeatElement(renames.reversed(), count: 5).joined().map {
        Injection("signal=KILL", on: $0)
      }
      var halves = 0
      for (round, injection) in zip(1..., moments + others) {
        if round > moments.count, halves > 0 { break }
        edited.change(round)
        let result = try injection.run(command, in: edited.site.folder.path)
        #expect([0, 128 + 9].contains(result.code), "\(injection)")
        halves += edited.isHalfMoved ? 1 : 0
        try edited.isWhole(round)
        try edited.isRepaired(round)
      }
      #expect(halves > 0)
    }
  #endif
}
