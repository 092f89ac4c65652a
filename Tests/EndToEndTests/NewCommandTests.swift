import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `pokesite new` as somebody uses it who has the program and nothing else.
@Suite struct NewCommandTests {
  private let home: TestSite

  init() throws { home = try TestSite() }

  /// Runs `pokesite new`, which has to go well.
  @discardableResult private func new(_ arguments: [String]) throws -> Program.Result {
    let result = try home.run(["new"] + arguments)
    try #require(result.code == 0, "\(result.errors)")
    return result
  }

  /// Builds a site, which has to go without a warning: the pages by their paths.
  private func build(_ name: String) throws -> Tree {
    let result = try home.run(["build", "--strict", "--site", name])
    #expect(result.code == 0)
    #expect(result.errors == "")
    return try home.folder.tree("\(name)/Public").without(".pokesite")
  }

  // MARK: - Sites

  @Test func aNewSiteBuildsAtOnce() throws {
    let result = try new(["mydex"])
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("Made a site with three invented creatures in mydex: 16 files.\n"))
    #expect(
      result.output.hasSuffix(
        "Next:\n  cd mydex\n  pokesite serve\n  pokesite check\n  pokesite publish git:ADDRESS\n"))
    let pages = try build("mydex")
    let wickling = try #require(pages.entries["pokemon/wickling/index.html"]?.text)
    #expect(wickling.contains("/pokemon/beaconel/\">Beaconel</a>"))
    #expect(wickling.contains("src=\"/sprites/wickling.svg\""))
    #expect(wickling.contains("Favourite spot"))
    let about = try #require(pages.entries["about/index.html"]?.text)
    #expect(about.hasPrefix("<!doctype html>"))
    #expect(about.contains("<p><a class=\"button\" href=\"/\">To all creatures</a></p>"))
  }

  @Test func theExampleTemplateShowsADateWhereThereIsOne() throws {
    try new(["mydex"])
    try home.folder.write("mydex/Content/pages/b.md", "---\ntitle: B\ndate: 2026-01-02\n---\n*b*\n")
    try home.folder.write("mydex/Content/pages/about.md", "[b](b.md)")
    let pages = try build("mydex")
    let page = try #require(pages.entries["b/index.html"]?.text)
    #expect(page.contains("<em>b</em>"))
    #expect(page.contains("Written on <time datetime=\"2026-01-02\">"))
    #expect(try #require(pages.entries["about/index.html"]?.text).contains("Written on") == false)
  }

  @Test func theNationalPokedexIsThatOfTheRepository() throws {
    try new(["national", "--national"])
    try home.folder.copy(["Content"], from: repository)
    let content = try home.folder.tree("national/Content")
    #expect(content.differences(from: try home.folder.tree("Content")) == [])
    #expect(try build("national").differences(from: try build(".")) == [])
  }

  @Test func aTitleIsTaken() throws {
    try new(["mydex", "--title", "Isle & <Dex>"])
    #expect(
      try #require(try build("mydex").entries["index.html"]).text.contains("Isle &amp; &lt;Dex&gt;</a>"))
  }

  // MARK: - A game's own data

  /// Thirty creatures with pictures, two types that no game has, and a stat of its own.
  private static var table: String {
    let rows = (1...30).map { number in
      let previous = number % 3 == 1 ? "" : "Mon \(number - 1)"
      return
        "#\(number),Mon \(number),\(number % 2 == 0 ? "Rust" : "Fire"),\(number % 5 == 0 ? "Fog" : "None"),"
        + "\(number + 40),\(number % 9),0.\(number),\(previous),\"Likes oil, and \"\"naps\"\".\",Artist \(number % 3)\r\n"
    }
    return "\u{FEFF}No.,Name,Type 1,Type 2,HP,stat: Torque,Height (m),Pre-Evolution,Dex Entry,Drawn by\r\n"
      + rows.joined()
  }

  @Test func aTableOfThirtyCreaturesAndAFolderOfPictures() throws {
    try home.folder.write("game/creatures.csv", Self.table)
    for number in 1...10 { try home.folder.write("game/sprites/mon-\(number).png", "p\(number)") }
    for number in 11...20 { try home.folder.write("game/sprites/0\(number).png", "p\(number)") }
    for number in 21...28 { try home.folder.write("game/sprites/Mon \(number).png", "p\(number)") }
    try home.folder.write("game/sprites/title.png", "t")
    let result = try new(["mydex", "--from", "game/creatures.csv"])
    #expect(result.errors == "")
    for line in [
      "  No.            number\n", "  Type 2         types\n", "  stat: Torque   stat Torque\n",
      "  Height (m)     height in metres\n", "  Pre-Evolution  whom it evolves from\n",
      "  Drawn by       a fact of its own, “Drawn by”\n",
      "Made a site with 30 creatures in mydex: 37 files.\n",
      "Types of your own: Rust, Fog. Who beats whom is for you to fill in.\n",
      "Pictures for 28 of 30 creatures, searched by name in sprites; none for Mon 29, Mon 30.\n",
      "Pictures that belong to no creature were left out: sprites/title.png.\n",
    ] {
      #expect(result.output.contains(line), "\(line)")
    }
    let pages = try build("mydex")
    #expect(pages.entries["sprites/Mon 21.png"]?.text == "p21")
    #expect(pages.entries["sprites/title.png"] == nil)
    let page = try #require(pages.entries["pokemon/mon-15/index.html"]?.text)
    for text in [
      "src=\"/sprites/015.png\"", ">Fire</a>", ">Fog</a>", "Torque", "Likes oil, and “naps”.", "Drawn by",
      "Artist 0",
      "/pokemon/mon-14/",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func picturesThatATableNamesAreCopied() throws {
    try home.folder.write(
      "a.csv", "name,image,shiny\nA,art/a.png,art/s.png\nB,https://example.org/b.png,\nC,art/no.png,\n")
    try home.folder.write("art/a.png", "a")
    try home.folder.write("art/s.png", "s")
    try home.folder.write("art/x.png", "x")
    let result = try new(["mydex", "--from", "a.csv"])
    #expect(result.problems == ["a.csv:4:3: warning: there is no picture 'art/no.png' beside the file"])
    let pages = try build("mydex")
    #expect(pages.entries["art/a.png"]?.text == "a")
    #expect(pages.entries["art/s.png"]?.text == "s")
    #expect(pages.entries["art/x.png"] == nil)
  }

  @Test func aJSONFileIsKeptAsItIs() throws {
    let text = #"{"pokemon": [{"name": "Ant", "image_url": "art/a.png", "shy" :true}]}"#
    try home.folder.write("game/ants.json", text)
    try home.folder.write("game/art/a.png", "a")
    try new(["mydex", "--from", "game/ants.json", "--quiet"])
    #expect(try home.folder.text("mydex/Content/pokemon.json") == text)
    #expect(try build("mydex").entries["art/a.png"]?.text == "a")
  }

  // MARK: - Hostile data

  @Test func hostileTextIsShownAsText() throws {
    let text = """
      name,description,type,Fact
      ../x,"<script>alert(1)</script> [x](javascript:alert(1))","<b>","</dd><script>alert(1)</script>"
      con,\u{202E}backwards,,\u{1}\u{7F}\u{1B}[31m
      "<script>alert(1)</script>",\(String(repeating: "long ", count: 200_000)),,"{{name}}"
      """
    try home.folder.write("a.csv", text)
    let result = try new(["mydex", "--from", "a.csv"])
    #expect(!result.output.utf8.contains(0x1B))
    #expect(!result.output.unicodeScalars.contains("\u{202E}"))
    let pages = try build("mydex")
    for path in [
      "pokemon/x/index.html", "pokemon/con/index.html", "pokemon/script-alert-1-script/index.html",
    ] {
      let page = try #require(pages.entries[path]?.text, "\(path)")
      #expect(!page.contains("<script>alert"), "\(path)")
      #expect(!page.contains("javascript:alert(1)\""), "\(path)")
    }
    #expect(try #require(pages.entries["pokemon/script-alert-1-script/index.html"]).text.contains("{{name}}"))
  }

  @Test(arguments: [
    ("a.csv", "name,image\nA,../secret.png\n", "a.csv:2:3: error: the picture '../secret.png' leads out of"),
    ("a.csv", "name,image\nA,/etc/passwd\n", "a.csv:2:3: error: the picture '/etc/passwd' is not below"),
    ("a.csv", "name,image\nA,link.png\n", "a.csv:2:3: error: the picture 'link.png' is a link"),
    (
      "a.json", #"[{"name": "A", "image_url": "../secret.png"}]"#,
      "a.json:1:29: error: A: the picture '../secret.png' leads out of"
    ),
    (
      "a.json", #"[{"name": "A", "image_url": "link.png"}]"#,
      "a.json:1:29: error: A: the picture 'link.png' is a link"
    ),
    ("a.json", #"[{"name": "A""#, "a.json:1:14: error: "),
    ("a.json", "[]", "a.json: error: there is no creature"),
    ("a.csv", "", "a.csv: error: the file is empty"),
    (
      "a.csv", "name,evolves from\nA,B\nB,A\n",
      "a.csv:2:1: error: pokemon[0] \"A\": evolves_from goes in a circle"
    ),
  ])
  func dataThatCannotBeUsedMakesNothing(name: String, text: String, problem: String) throws {
    try home.folder.write(name, text)
    try home.folder.write("secret.png", "s")
    try home.folder.link("link.png", to: "secret.png")
    let result = try home.run(["new", "mydex", "--from", name])
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.contains(problem), "\(result.errors)")
    #expect(result.errors.hasSuffix("Nothing was made: 1 error.\n"))
    #expect(!home.folder.has("mydex"))
  }

  @Test func allFaultsOfATableComeInOneRun() throws {
    try home.folder.write("a.csv", "name,id,hp\nA,x,1\nB,1\n,2,y\n")
    let result = try home.run(["new", "mydex", "--from", "a.csv", "--quiet"])
    #expect(
      result.problems.filter { !$0.hasPrefix("Nothing") } == [
        "a.csv:2:3: error: 'x' is not a whole number of 0 or more",
        "a.csv:3:1: error: this row has 2 cells, and there are 3 columns",
        "a.csv:4:1: error: this creature has no name", "a.csv:4:4: error: 'y' is not a number of 0 or more",
      ])
    #expect(result.errors.contains("    2 | A,x,1\n      |   ^\n"))
  }

  // MARK: - The folder

  @Test func aFolderThatIsNotEmptyIsLeftAlone() throws {
    try home.folder.write("mydex/Content/pokemon.json", "[]")
    let before = try home.folder.tree().identities
    let result = try home.run(["new", "mydex"])
    #expect(result.code == 1)
    #expect(
      result.errors.hasPrefix(
        "mydex: error: the folder is not empty: it has Content\n      = help: name a folder"))
    #expect(try home.folder.tree().identities == before)
  }

  @Test func aNewRepositoryIsAPlaceForASite() throws {
    try home.folder.write("mydex/.git/HEAD", "ref: refs/heads/main\n")
    let result = try home.run(["new", "."], in: "mydex")
    #expect(result.code == 0)
    #expect(
      result.output.hasSuffix("Next:\n  pokesite serve\n  pokesite check\n  pokesite publish git:ADDRESS\n"))
    _ = try build("mydex")
  }

  @Test func whatTheSystemRefusesIsExit74() throws {
    try home.folder.write("file", "f")
    for arguments in [["file"], ["file/mydex"], ["mydex", "--from", "none.csv"], ["/proc/mydex"]] {
      let result = try home.run(["new"] + arguments)
      #expect(result.code == 74, "\(arguments)")
      #expect(result.errors.contains(": error: cannot "), "\(arguments)")
      #expect(result.output == "")
    }
    #expect(try home.folder.tree().files == ["file"])
  }

  // MARK: - Pictures that are none

  /// Files with a picture's name of which no picture comes, and a folder beside them.
  private func writeOddFiles() throws {
    try home.folder.write("secret.png", "SECRET")
    try home.folder.write("game/sprites/fine.png", "p")
    try home.folder.makeFolder("game/sprites/dir.png")
    try #require(mkfifo(home.folder("game/sprites/pipe.png"), 0o600) == 0)
    try home.folder.link("game/sprites/device.png", to: "/dev/zero")
    try home.folder.link("game/sprites/out.png", to: "../../secret.png")
    try home.folder.link("game/sprites/self.png", to: "self.png")
  }

  private static let oddNames = ["dir", "pipe", "device", "out", "self"]

  @Test func oddFilesAreNoPicturesByName() throws {
    try writeOddFiles()
    try home.folder.write(
      "game/dex.csv", "name\n" + (Self.oddNames + ["fine"]).joined(separator: "\n") + "\n")
    let result = try home.run(["new", "mydex", "--from", "game/dex.csv"], killAfter: 60)
    #expect(result.code == 0)
    #expect(
      result.output.contains(
        "\nPictures for 1 of 6 creatures, searched by name in sprites; none for dir, pipe, device, out, self.\n"
      ))
    #expect(try home.folder.list("mydex/Content/sprites") == ["fine.png"])
  }

  @Test(arguments: ["json", "csv"]) func oddFilesAreNoPicturesByPath(ending: String) throws {
    try writeOddFiles()
    let entries = (Self.oddNames + ["fine"]).map { (name: $0, path: "sprites/\($0).png") }
    try home.folder.write(
      "game/dex.csv", "name,image\n" + entries.map { "\($0.name),\($0.path)\n" }.joined())
    let json = entries.map { "{\"name\": \"\($0.name)\", \"image_url\": \"\($0.path)\"}" }
    try home.folder.write("game/dex.json", "[\n\(json.joined(separator: ",\n"))]")
    let result = try home.run(["new", "mydex", "--from", "game/dex.\(ending)"], killAfter: 60)
    #expect(result.code == 1)
    for name in ["device", "out", "self"] {
      let words = "the picture 'sprites/\(name).png' is a link, or lies behind one; put a copy in its place"
      #expect(
        result.problems.contains { $0.contains(": error: ") && $0.hasSuffix(words) }, "\(result.errors)")
    }
    for name in ["dir", "pipe"] {
      let words = "there is no picture 'sprites/\(name).png' beside the file"
      #expect(
        result.problems.contains { $0.contains(": warning: ") && $0.hasSuffix(words) }, "\(result.errors)")
    }
    #expect(!home.folder.has("mydex"))
  }

  /// Ten gigabytes that take no room until somebody copies them.
  @Test func aHugePictureIsRefused() throws {
    try home.folder.write("game/sprites/a.png", "")
    try #require(truncate(home.folder("game/sprites/a.png"), 10 << 30) == 0)
    try home.folder.write("game/dex.csv", "name\na\n")
    let result = try home.run(["new", "mydex", "--from", "game/dex.csv"], killAfter: 60)
    #expect(result.code == 74)
    #expect(
      result.problems.first?.hasSuffix("/sprites/a.png: error: this file is larger than 1024 MiB") == true)
    #expect(!home.folder.has("mydex"))
  }

  // MARK: - Usage

  @Test(arguments: [
    ([], "no folder is named"), (["a", "b"], "there is an argument too many: 'b'"),
    ([""], "the argument DIR is empty"),
    (["a", "--national", "--from", "a.csv"], "--from and --national exclude each other"),
    (["a", "--from", "a.xlsx"], "--from takes a file whose name ends in .json, .csv or .tsv, not 'a.xlsx'"),
    (["a", "--from", "https://a.org/a.csv"], "--from takes a file, not the address 'https://a.org/a.csv'"),
    (["a", "--title", "a\nb"], "--title takes a line of text"),
    (["a", "--title", " "], "--title takes a line of text"),
  ])
  func wrongUsageIsExit64(arguments: [String], words: String) throws {
    let result = try home.run(["new"] + arguments)
    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("error: \(words)\n"), "\(result.errors)")
    #expect(try home.folder.tree().entries.isEmpty)
  }

  // MARK: - What it says

  private struct Report: Decodable {
    let outcome: String
    let folder: String
    let files: [String]
    let creatures: Int
    let columns: [Column]
    let ownTypes: [String]
    let pictures: Int
    let withoutPicture: [String]
    let diagnostics: [Fault]

    struct Column: Decodable, Equatable {
      let name: String
      let meaning: String
    }

    struct Fault: Decodable {
      let severity: String
      let line: Int?
    }
  }

  @Test func theReportIsJSON() throws {
    try home.folder.write("a.csv", "name,Code\nA,x\n")
    let result = try new(["mydex", "--from", "a.csv", "--json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(report.outcome == "made")
    #expect(report.folder == "mydex")
    #expect(report.files == (try home.folder.tree("mydex").files))
    #expect(report.creatures == 1)
    #expect(
      report.columns == [
        Report.Column(name: "name", meaning: "name"),
        Report.Column(name: "Code", meaning: "a fact of its own, “Code”"),
      ])
    #expect(report.withoutPicture == ["A"])
    let failed = try home.run(["new", "mydex", "--json"])
    #expect(failed.code == 1)
    #expect(try JSONDecoder().decode(Report.self, from: Data(failed.output.utf8)).outcome == "failed")
  }

  @Test func quietSaysNothing() throws {
    let result = try new(["mydex", "--quiet"])
    #expect(result.output == "")
    #expect(result.errors == "")
  }
}
