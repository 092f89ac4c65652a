#if os(Linux)
  import TestSupport
  import Testing

  /// Every call that changes the disk may fail: that is an error with its reason, every file stays whole, and the next
  /// run makes what an undisturbed one does.
  @Suite struct DiskFaultTests {
    private static let effects = ["error=ENOSPC", "error=EROFS", "error=EIO", "error=EDQUOT"]

    private static func reason(_ injection: Injection) -> String {
      switch injection.effect {
      case "error=ENOSPC": "No space left on device"
      case "error=EROFS": "Read-only file system"
      case "error=EIO": "Input/output error"
      default: "Disk quota exceeded"
      }
    }

    /// Some of the calls with each effect; those that write elsewhere, such as to a terminal, are left out.
    private func injections(_ calls: [Injection.Call]) -> [Injection] {
      Self.effects.flatMap { Injection.some(Effort.kills, $0, on: calls) }
    }

    private func isTold(_ result: Program.Result, _ injection: Injection) {
      #expect([0, 74].contains(result.code), "\(injection): \(result.errors)")
      // Another thread may meet it, and only when it says how it went: then the words are what is lost.
      guard result.code == 74, result.errors.contains("error: ") else { return }
      let reasons = [Self.reason(injection), "the result cannot be written to standard output"]
      #expect(reasons.contains { result.errors.contains($0) }, "\(injection): \(result.errors)")
    }

    @Test func aBuild() throws {
      let edited = try EditedSite(count: 10)
      let folder = edited.site.folder.path
      let command = try [Program.productPath("pokesite"), "build", "--jobs", "1"]
      try edited.change(0)
      let calls = try Injection.calls(of: command, in: folder)
      var told = 0
      let injections = injections(calls)
      for (round, injection) in zip(1..., injections) {
        try edited.change(round)
        let result = try injection.run(command, in: folder)
        isTold(result, injection)
        told += result.code == 74 ? 1 : 0
        try edited.isWhole(round)
        try edited.isRepaired(round)
      }
      #expect(told > injections.count / 2)
    }

    @Test func aFetch() throws {
      let edited = try EditedAPI()
      let folder = edited.site.folder.path
      let command = try [Program.productPath("pokesite")] + edited.fetch
      edited.change(0)
      let calls = try Injection.calls(of: command, in: folder)
      for (round, injection) in zip(1..., injections(calls)) {
        edited.change(round)
        let result = try injection.run(command, in: folder)
        isTold(result, injection)
        try edited.isWhole(round)
        try edited.isRepaired(round)
      }
    }

    @Test func aNewSite() throws {
      let folder = try TemporaryFolder()
      let command = try [Program.productPath("pokesite"), "new", "mydex", "--quiet"]
      let calls = try Injection.calls(of: command, in: folder.path)
      let whole = try folder.tree("mydex")
      for injection in injections(calls) {
        folder.remove("mydex")
        let result = try injection.run(command, in: folder.path)
        isTold(result, injection)
        // Nothing, or all of it.
        let left = try folder.tree("mydex")
        #expect(result.code == 0 ? left.differences(from: whole) == [] : !folder.has("mydex"), "\(injection)")
      }
    }

    /// A new site that is killed is made again, or says what to do.
    @Test func aNewSiteThatIsKilled() throws {
      let folder = try TemporaryFolder()
      let command = try [Program.productPath("pokesite"), "new", "mydex", "--quiet"]
      let calls = try Injection.calls(of: command, in: folder.path)
      let whole = try folder.tree("mydex")
      let moves = calls.filter { $0.name.hasPrefix("rename") }.map { Injection("signal=KILL", on: $0) }
      for injection in moves + Injection.some(Effort.kills, "signal=KILL", on: calls) {
        folder.remove("mydex")
        #expect([0, 128 + 9].contains(try injection.run(command, in: folder.path).code), "\(injection)")
        let again = try Program.product("pokesite").run(["new", "mydex", "--quiet"], in: folder.path)
        #expect([0, 1].contains(again.code), "\(injection)")
        if again.code == 0 {
          #expect(try folder.tree("mydex").differences(from: whole) == [], "\(injection)")
        } else if try folder.tree("mydex").differences(from: whole) != [] {
          #expect(
            again.errors.contains("a new site was being made in this folder, and broken off"), "\(injection)")
        }
      }
    }

    @Test(arguments: ["--version", "build --help", "build", "check --json", "new mydex"])
    func whatIsSaidOnAFullDisk(arguments: String) throws {
      let site = try TestSite(["Content/pokemon.json": "[{\"name\": \"Mew\"}]"])
      try site.build()
      let result = try Program(path: "/bin/sh").run(
        ["-c", "'\(try Program.productPath("pokesite"))' \(arguments) >/dev/full"], in: site.folder.path)
      #expect(result.code == 74)
      #expect(result.errors.contains("error: the result cannot be written to standard output\n"))
    }

    @Test func publishingIntoABranch() throws {
      let published = try PublishedSite()
      let outside = published.outside
      try published.tool(["git", "init", "--quiet", "--bare", "remote.git"])
      let copy = try EditedCopy(published, to: "git:\(outside("remote.git"))#gh-pages", isAtomic: true) {
        outside.remove("clone")
        try published.tool(["git", "clone", "--quiet", "--branch", "gh-pages", "remote.git", "clone"])
        return try outside.tree("clone").without(".git").contents
      }
      for round in 0...1 { #expect(try copy.publish(round).code == 0) }
      let folder = published.site.folder
      let calls = try Injection.calls(
        of: try copy.command(0), in: folder.path, environment: published.environment)
      // The programs that git runs count for themselves, and most make few calls.
      let early = calls.filter { $0.number < 6 }
      for (round, injection) in zip(1..., Injection.some(Effort.kills * 2, "error=ENOSPC", on: early)) {
        let result = try injection.run(
          try copy.command(round), in: folder.path, environment: published.environment)
        #expect([0, 69, 74].contains(result.code), "\(injection): \(result.errors)")
        if result.code != 0 { #expect(result.errors.contains("error: "), "\(injection)") }
        try copy.isWhole(round)
        try copy.isRepaired(round)
      }
    }
  }
#endif
