import Foundation
import TestSupport
import Testing

@Suite struct CommandLineTests {
  private let site: TestSite

  init() throws {
    site = try TestSite(["Content/pokemon.json": #"[{"name": "Mew", "evolves_from": "Mwe"}]"#])
  }

  // MARK: - Help

  @Test(arguments: [["--help"], ["-h"], ["help"]]) func helpShowsTheCommands(arguments: [String]) throws {
    let result = try site.run(arguments)
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("usage: pokesite COMMAND"))
    #expect(result.output.contains("  build  "))
    #expect(result.output.contains("examples:"))
  }

  @Test(arguments: [
    ["build", "--help"], ["build", "-h"], ["help", "build"], ["build", "--strict", "--help"],
  ])
  func helpOnACommandShowsItsOptions(arguments: [String]) throws {
    let result = try site.run(arguments)
    #expect(result.code == 0)
    #expect(result.errors == "")
    for option in [
      "site DIR", "data FILE", "output DIR", "base-url URL", "drafts", "strict", "jobs N", "json", "quiet",
      "help",
    ] {
      #expect(result.output.contains("  --\(option) "), "\(option)")
    }
    #expect(result.output.contains("examples:"))
    #expect(!site.folder.has("Public"))
  }

  @Test func theVersionIsANumber() throws {
    let result = try site.run(["--version"])
    #expect(result.code == 0)
    #expect(result.output.wholeMatch(of: /pokesite [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  // MARK: - Wrong usage

  @Test(arguments: [
    ([], "no command is given", "see pokesite --help"),
    (["biuld"], "there is no command 'biuld'; did you mean 'build'?", "see pokesite --help"),
    (["zzz"], "there is no command 'zzz'", "see pokesite --help"),
    (["--hlep"], "there is no option '--hlep'; did you mean '--help'?", "see pokesite --help"),
    (["help", "buidl"], "there is no command 'buidl'; did you mean 'build'?", "see pokesite --help"),
    (
      ["build", "--ouput", "x"], "there is no option '--ouput'; did you mean '--output'?",
      "see pokesite build --help"
    ),
    (
      ["build", "--ouput=x"], "there is no option '--ouput'; did you mean '--output'?",
      "see pokesite build --help"
    ),
    (["build", "-x"], "there is no option '-x'", "see pokesite build --help"),
    (["build", "-xyz"], "there is no option '-xyz'", "see pokesite build --help"),
    (["build", "--strict", "-xyz"], "there is no option '-xyz'", "see pokesite build --help"),
    (["build", "--d"], "'--d' may mean --data or --drafts", "see pokesite build --help"),
    (["build", "--data"], "--data takes a value: --data FILE", "see pokesite build --help"),
    (["build", "--json=yes"], "--json takes no value", "see pokesite build --help"),
    (["build", "site"], "there is an argument too many: 'site'", "see pokesite build --help"),
    (
      ["build", "--jobs", "0"], "--jobs takes a whole number of at least 1, not '0'",
      "see pokesite build --help"
    ),
    (
      ["build", "--jobs=-3"], "--jobs takes a whole number of at least 1, not '-3'",
      "see pokesite build --help"
    ),
    (
      ["build", "--jobs", "many"], "--jobs takes a whole number of at least 1, not 'many'",
      "see pokesite build --help"
    ),
    (
      ["build", "--jobs", "99999999999999999999"],
      "--jobs takes a whole number of at least 1, not '99999999999999999999'", "see pokesite build --help"
    ),
    (["build", "--output", ""], "--output takes a value: --output DIR", "see pokesite build --help"),
    (["build", "--site="], "--site takes a value: --site DIR", "see pokesite build --help"),
    (["build", "--data="], "--data takes a value: --data FILE", "see pokesite build --help"),
    (["build", "--base-url="], "--base-url takes a value: --base-url URL", "see pokesite build --help"),
    (
      ["build", "--base-url", "example.org"], "--base-url 'example.org' is not an address",
      "write it like https://me.github.io/pokedex/"
    ),
  ])
  func wrongUsageSaysWhatIsRight(arguments: [String], summary: String, help: String) throws {
    let result = try site.run(arguments)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors == "error: \(summary)\n      = help: \(help)\n")
    #expect(!site.folder.has("Public"))
  }

  @Test func anyNumberOfJobsWorks() throws {
    for jobs in ["1", "3", "1000000", "9223372036854775807"] {
      site.folder.remove("Public")
      try site.build(["--jobs", jobs])
    }
  }

  @Test func theLastValueOfAnOptionCounts() throws {
    try site.build(["--output", "a", "--output=b"])
    #expect(!site.folder.has("a"))
    #expect(site.folder.has("b/index.html"))
  }

  // MARK: - What it says

  @Test func aBuildSaysWhatItDidInOneLine() throws {
    let result = try site.build()
    #expect(
      result.output.wholeMatch(
        of: /Built [0-9]+ pages in Public: [0-9]+ files written, 0 unchanged, 0 removed, in [0-9.]+ s\.\n/)
        != nil,
      "\(result.output)")
    #expect(result.errors.hasPrefix("Content/pokemon.json:1:34: warning: "))
  }

  @Test func theOutputHasNoColourWhereNoTerminalIs() throws {
    for environment in [["TERM": "xterm-256color"], ["NO_COLOR": "1"], ["CLICOLOR_FORCE": "1"], [:]] {
      let result = try site.run(["build", "--strict"], environment: environment)
      #expect(result.code == 1)
      #expect(!(result.output + result.errors).utf8.contains(0x1B))
    }
  }

  @Test func quietSaysNothingButErrors() throws {
    let good = try site.build(["--quiet"])
    #expect(good.output == "")
    #expect(good.errors == "")
    let bad = try site.run(["build", "--quiet", "--strict"])
    #expect(bad.code == 1)
    #expect(bad.output == "")
    #expect(bad.problems.count == 1)
    #expect(!bad.errors.contains("Nothing was written"))
  }

  private struct Report: Decodable, Equatable {
    let outcome: String
    let pages: Int
    let output: String
    let written: Int?
    let unchanged: Int?
    let removed: Int?
    let seconds: Double
    let diagnostics: [Fault]

    struct Fault: Decodable, Equatable {
      let severity: String
      let file: String?
      let line: Int?
      let column: Int?
      let summary: String
      let fix: String?
    }
  }

  private func report(_ arguments: [String], code: Int32) throws -> Report {
    let result = try site.run(["build", "--json"] + arguments)
    #expect(result.code == code)
    #expect(result.errors == "")
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }

  @Test func theReportIsJSON() throws {
    let built = try report([], code: 0)
    #expect(built.outcome == "built")
    #expect(built.pages == (try site.pages().files.count { $0.hasSuffix(".html") }))
    #expect(built.output == "Public")
    #expect(built.written == (try site.pages().files.count))
    #expect(built.diagnostics.map(\.severity) == ["warning"])
    #expect(built.diagnostics.map(\.line) == [1])
    #expect(built.diagnostics.map(\.column) == [34])
    #expect(try report([], code: 0).outcome == "upToDate")
    try site.folder.write("Content/pages/a.md", "[[\\\"\u{1}\u{7F}\u{2028}é]]")
    let failed = try report([], code: 1)
    #expect(failed.outcome == "failed")
    #expect(failed.written == nil)
    #expect(failed.diagnostics.contains { $0.file == "Content/pages/a.md" && $0.severity == "error" })
    #expect(try report(["--data", "none"], code: 74).outcome == "inaccessible")
  }

  @Test func wordsOfARealDiagnosticAreInTheReport() throws {
    let fault = try #require(try report(["--strict"], code: 1).diagnostics.first)
    #expect(
      fault.summary == "pokemon[0] \"Mew\": evolves_from names 'Mwe', which is not here; did you mean 'Mew'?")
  }

  // MARK: - Drafts and strictness

  @Test func draftsAreBuiltOnRequest() throws {
    try site.folder.write("Content/pages/soon.md", "---\ndraft: true\n---\nSoon.")
    try site.build()
    #expect(!site.folder.has("Public/soon"))
    try site.build(["--drafts"])
    #expect(try site.page("soon/index.html").contains("Soon."))
    try site.build()
    #expect(!site.folder.has("Public/soon"))
  }

  @Test func timingsTellWhereTheTimeWent() throws {
    let site = try TestSite(["Content/pokemon.json": #"[{"name": "Mew"}, {"name": "Ditto"}]"#])
    let lines = try site.build(["--timings"]).errors.split(separator: "\n").map(String.init)
    let names = lines.compactMap {
      $0.wholeMatch(of: #/  ([a-z0-9]+) +[0-9]+\.[0-9] ms  .*/#).map { String($0.1) }
    }
    #expect(names.prefix(6) == ["read", "load", "plan", "pages", "files", "commit"])
    #expect(lines.contains { $0.wholeMatch(of: #/  pokemon +[0-9]+\.[0-9] ms  2 pages/#) != nil })
    let again = try site.build(["--timings"]).errors
    #expect(again.contains("  compare "))
    #expect(!again.contains("  pages "))
    #expect(try site.build(["--json"]).output.contains(#""timings":{"steps":{"read":"#))
  }
}
