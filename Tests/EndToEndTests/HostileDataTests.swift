import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files and names that want a build to crash, to hang, to fill the memory, or to read and write where it should not.
@Suite struct HostileDataTests {
  private let site: TestSite
  private static let two = #"[{"name": "A"}, {"name": "B"}]"#

  init() throws { site = try TestSite(["Content/pokemon.json": Self.two]) }

  /// What a build says, which has to end by itself with an exit code of those that are documented.
  private func problems(_ arguments: [String] = [], code: Int32 = 1) throws -> [String] {
    let result = try site.run(["build", "--quiet"] + arguments)
    #expect(result.code == code, "\(result.errors.prefix(2000))")
    return result.problems
  }

  // MARK: - Work

  private static let endless = [
    "faults": "[" + String(repeating: "1,", count: 200_000) + "1]",
    "lists": "{\"pokemon\": " + String(repeating: "[", count: 1_000_000),
    "objects": String(repeating: "{\"a\":", count: 1_000_000),
    "digits": "[{\"name\": \"A\", \"a\": 1\(String(repeating: "1", count: 1_000_000))}]",
    "repeated keys": "[{\"name\": \"A\"\(String(repeating: ", \"a\": 1", count: 100_000))}]",
    "collections": "{" + (0..<50_000).map { "\"pokemo\($0)\": []," }.joined() + "\"pokemon\": 0}",
    "types": "[{\"name\": \"A\", \"types\": [\((0..<20_000).map { "\"t\($0)\"" }.joined(separator: ","))]}]",
  ]

  @Test(arguments: endless.keys.sorted()) func endlessDataIsRefused(name: String) throws {
    try site.folder.write("Content/pokemon.json", try #require(Self.endless[name]))
    let found = try problems()
    #expect(!found.isEmpty && found.count <= 201)
    let shown = found.count == 201 ? found.dropLast() : found[...]
    #expect(shown.allSatisfy { $0.hasPrefix("Content/pokemon.json:1:") && $0.utf8.count < 4000 })
    #expect(!site.folder.has("Public"))
  }

  @Test func thousandsOfFaultsAreCountedAndListedAsJSON() throws {
    let wrong = (0..<300).map { "{\"name\": \"A\($0)\", \"pokedex_\($0)\": 1, \"height\": \"x\"}" }
    let strange = (0..<50).map { "\"strange\($0)\": []," }.joined()
    try site.folder.write(
      "Content/pokemon.json", "{\(strange) \"pokemon\": [\(wrong.joined(separator: ","))]}")
    let result = try site.run(["build"])
    #expect(result.problems.count == 201)
    #expect(result.problems.count { $0.contains(": error: pokemon[") } == 200)
    #expect(result.problems.last == "error: and 150 more; --json lists them")
    #expect(result.errors.hasSuffix("Nothing was written: 300 errors.\n"))
    let json = try site.run(["build", "--json"]).output
    #expect(json.split(separator: "\"severity\":\"error\"").count == 301)
  }

  @Test func aMillionLettersAreAName() throws {
    let name = String(repeating: "x", count: 1_000_000)
    try site.folder.write("Content/pokemon.json", "[{\"name\": \"\(name)\"}]")
    try site.build()
    let page = "pokemon/\(String(repeating: "x", count: 120))/index.html"
    #expect(try site.page(page).contains(name))
  }

  @Test func textsAreRefusedAboveSixteenMebibytes() throws {
    for name in ["Content/pages/a.md", "Content/site.yml", "Templates/a.mustache"] {
      try site.folder.write(name, "")
      #expect(truncate(site.folder(name), 17 << 20) == 0)
      #expect(try problems(code: 74) == ["\(name): error: this file is larger than 16 MiB"])
      site.folder.remove(name)
    }
    try site.folder.write("Content/a.png", "")
    #expect(truncate(site.folder("Content/a.png"), 3_000_000_000) == 0)
    #expect(try problems(code: 74) == ["Content/a.png: error: this file is larger than 1024 MiB"])
  }

  // MARK: - Encodings

  @Test func textsMustBeUTF8() throws {
    try site.folder.write("Content/pages/p.md", Array("---\ntitle: x\n---\nab".utf8) + [0xFF, 0x63])
    try site.folder.write("Content/site.yml", [0xFF, 0xFE, 0x61, 0x00])
    try site.folder.write("Templates/index.mustache", Array("a\n".utf8) + [0xC3])
    #expect(
      try problems() == [
        "Content/pages/p.md:4:3: error: this byte is not UTF-8",
        "Content/site.yml:1:1: error: this byte is not UTF-8",
        "Templates/index.mustache:2:1: error: this byte is not UTF-8",
      ])
  }

  @Test func namesOfFilesMustBeUTF8() throws {
    let path = Array(site.folder("Content/a").utf8) + [0xFF] + Array(".png".utf8)
    let file = path.map(CChar.init(bitPattern:)) + [0]
    try #require(close(open(file, O_CREAT | O_WRONLY, 0o600)) == 0)
    #expect(try problems() == ["Content: error: a file here has characters that are not UTF-8 in its name"])
  }

  // MARK: - Files that are none

  @Test(arguments: [
    "Content/a.png", "Content/pages/x.md", "Content/x.json", "Content/site.yml", "Templates/x.mustache",
  ])
  func aPipeIsNotWaitedFor(name: String) throws {
    try site.folder.write("\(name).d/x", "")
    #expect(mkfifo(site.folder(name), 0o600) == 0)
    #expect(try problems(code: 74) == ["\(name): error: this is neither a file nor a folder"])
  }

  @Test func linksDoNotLeadOut() throws {
    try site.folder.write("secret.txt", "SECRET")
    try site.folder.write("outside/s.png", "SECRET")
    try site.folder.makeFolder("site/Content/pages")
    try site.folder.makeFolder("site/Templates/assets")
    try site.folder.write("site/Content/pokemon.json", Self.two)
    let links = [
      ("Content/a.png", "../../secret.txt"), ("Content/pages/x.md", "/etc/passwd"),
      ("Content/sprites", "../../outside"), ("Content/self", "self"),
      ("Templates/x.mustache", "../../secret.txt"), ("Templates/assets/x.css", "../../../secret.txt"),
    ]
    // Of more than five that say the same, the rest are only counted.
    for (name, target) in links { try site.folder.link("site/\(name)", to: target) }
    let result = try site.run(["build"], in: "site", killAfter: 60)
    #expect(result.code == 1)
    #expect(result.problems.count == links.count)
    #expect(Set(result.problems.map { String($0.prefix { $0 != ":" }) }) == Set(links.map(\.0)))
    #expect(!result.errors.contains("SECRET"))
  }

  @Test func nothingIsWrittenThroughALink() throws {
    try site.folder.write("victim", "v")
    try site.folder.makeFolder("outside")
    try site.folder.makeFolder("Public")
    for (name, target) in [("index.html", "../victim"), ("pokemon", "../outside")] {
      try site.folder.link("Public/\(name)", to: target)
      #expect(try problems().count == 1)
      site.folder.remove("Public/\(name)")
    }
    try site.folder.link("Public/.pokesite", to: "../outside")
    #expect(try problems(code: 74).count == 1)
    #expect(try site.folder.text("victim") == "v")
    #expect(try site.folder.tree("outside").entries.isEmpty)
  }

  // MARK: - Names

  @Test(arguments: [
    ("index.html", "the list of Pokémon makes index.html, and Content/INDEX.html makes INDEX.html"),
    ("sw.js", "Content/sw.js and pokesite's file /sw.js both make sw.js"),
  ]) func aFileInThePlaceOfPokesitesOwnIsRefused(name: String, fault: String) throws {
    try site.folder.write("Content/\(name == "index.html" ? "INDEX.html" : name)", "x")
    #expect(try problems() == ["error: \(fault)"])
  }

  @Test func filesThatDifferInCaseOnlyAreOne() throws {
    try site.folder.write("Content/sprites/a.png", "x")
    try site.folder.write("Content/sprites/A.png", "y")
    try site.folder.write("Content/\u{C9}.txt", "x")
    try site.folder.write("Content/\u{E9}.txt", "y")
    #expect(
      try problems() == [
        "error: Content/sprites/a.png makes sprites/a.png, and Content/sprites/A.png makes sprites/A.png",
        "error: Content/\u{E9}.txt makes \u{E9}.txt, and Content/\u{C9}.txt makes \u{C9}.txt",
      ])
  }

  @Test func filesThatDifferInNormalisationOnlyAreOne() throws {
    try site.folder.write("Content/\u{E9}.png", "x")
    try site.folder.write("Content/e\u{301}.png", "y")
    #expect(try problems().count == 1)
  }

  @Test(arguments: [
    ("con", "con"), ("a/../../b", "a-b"), ("%2e%2e", "2e-2e"), ("a\\\\b", "a-b"), ("CON", "con"),
    ("404", "404"),
    ("index.html", "index-html"), ("", "n"),
  ]) func slugsAreOneFolder(slug: String, folder: String) throws {
    try site.folder.write("Content/pokemon.json", "[{\"name\": \"N\", \"slug\": \"\(slug)\"}]")
    try site.build()
    #expect(
      try site.pages().files.filter { $0.hasPrefix("pokemon/") } == ["pokemon/\(folder)/index.html"])
  }

  @Test(arguments: [".", "..", "-", "\\u202e", "/"]) func slugsWithoutALetterAreRefused(slug: String) throws {
    try site.folder.write("Content/pokemon.json", "[{\"name\": \"N\", \"slug\": \"\(slug)\"}]")
    let found = try problems()
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Content/pokemon.json:1:24: error: pokemon[0] \"N\": slug '") == true)
  }

  @Test(arguments: [
    ("/../x/", "leads out of its folder"), ("/%2e%2e/x/", "leads out of its folder"),
    ("/a%00b/", "has characters that no address can have"),
    ("/a%5cb/", "has characters that no address can have"),
    ("/*", "has a ?, #, * or \\, which no file can answer for"),
    ("/%2a", "has characters that no address can have"),
    ("//evil.example/", "is not a path of this site"),
    ("https://evil.example/", "is not a path of this site"),
    ("/.git/", "has a part that begins with a dot"), ("/a//b/", "has an empty part"),
    ("/_redirects", "is taken by pokesite's file /_redirects"),
    ("/SW.js", "is taken by pokesite's file /sw.js"),
    ("/Pokemon/a/", "is taken by the page of A"), ("/CNAME", "is taken by pokesite's file /CNAME"),
    (
      "/\(String(repeating: "x", count: 256))/",
      "has a part that is longer than 255 bytes, and no file can be called so"
    ),
    (
      "/\(String(repeating: "é", count: 128))/",
      "has a part that is longer than 255 bytes, and no file can be called so"
    ),
    ("/\(String(repeating: "x/", count: 600))", "is longer than 1000 bytes"),
  ]) func anAliasIsAPathOfItsOwn(alias: String, fault: String) throws {
    try site.folder.write("Content/pages/p.md", "---\naliases: ['\(alias)']\n---\nx")
    let found = try problems()
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Content/pages/p.md:2:11: error: the alias '") == true)
    #expect(found.first?.hasSuffix("' \(fault)") == true || found.first?.hasSuffix(fault) == true, "\(found)")
  }

  // MARK: - Pictures

  @Test func devicesLoopsAndFoldersAreNoPictures() throws {
    try site.folder.makeFolder("Content/sprites/dir.png")
    for (name, target) in [("device", "/dev/zero"), ("loop", "loop.png"), ("folder", "dir.png")] {
      try site.folder.link("Content/sprites/\(name).png", to: target)
    }
    #expect(
      try problems() == [
        "Content/sprites/device.png: error: the link leads out of the site's folder, or to a folder",
        "Content/sprites/folder.png: error: the link leads out of the site's folder, or to a folder",
        "Content/sprites/loop.png: error: the link leads to nothing",
      ])
    for name in ["device", "folder", "loop"] { site.folder.remove("Content/sprites/\(name).png") }
    try site.folder.write("Content/pokemon.json", #"[{"name": "A", "image_url": "sprites/dir.png"}]"#)
    let result = try site.run(["build", "--strict"])
    #expect(result.code == 1)
    #expect(result.errors.contains("sprites/dir.png"))
  }

  /// The superuser may read everything, so that only others see this.
  @Test(.enabled(if: geteuid() != 0)) func aPictureThatMayNotBeReadIsNamed() throws {
    try site.folder.write("Content/sprites/a.png", "a")
    try #require(chmod(site.folder("Content/sprites/a.png"), 0) == 0)
    #expect(try problems(code: 74) == ["Content/sprites/a.png: error: cannot read it: Permission denied"])
  }

  /// A build copies pictures and looks into none, so that there is nothing that one could unpack.
  @Test func picturesAreCopiedAsTheyAre() throws {
    let bomb: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 0xFF, count: 100)
    let pictures: [(String, [UInt8])] = [
      ("bomb.png", bomb), ("empty.png", []), ("page.png", Array("<html><script>alert(1)</script>".utf8)),
      ("script.svg", Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>".utf8)),
    ]
    for (name, bytes) in pictures { try site.folder.write("Content/sprites/\(name)", bytes) }
    let entries = pictures.map { "{\"name\": \"\($0.0)\", \"image_url\": \"sprites/\($0.0)\"}" }
    try site.folder.write("Content/pokemon.json", "[\(entries.joined(separator: ","))]")
    try site.build()
    for (name, bytes) in pictures {
      #expect(try site.pages().entries["sprites/\(name)"]?.bytes == bytes)
      let slug = name.replacing(".", with: "-")
      let page = Markup(try site.page("pokemon/\(slug)/index.html"))
      // A picture's script never runs in an img element.
      #expect(
        page.tags.filter { $0.attributes.contains { $0.value == "/sprites/\(name)" } }.allSatisfy {
          ["img", "link", "meta"].contains($0.name)
        })
    }
  }
}
