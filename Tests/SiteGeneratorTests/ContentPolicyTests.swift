import Testing

@testable import SiteGenerator

@Suite struct ContentPolicyTests {
  private static let usual = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"

  private func read(_ text: String) -> (policy: ContentPolicy?, problems: [String]) {
    let (configuration, diagnostics) = SiteConfiguration.read(SourceFile("Content/site.yml", text))
    return (configuration.contentPolicy, diagnostics.map(\.brief))
  }

  private func policy(_ settings: String) throws -> String {
    let (policy, problems) = read("content_security_policy: \(settings)")
    #expect(problems == [])
    return try #require(policy).text(pictures: .none)
  }

  // MARK: - Settings

  @Test(arguments: ["", "title: A", "content_security_policy:", "content_security_policy: {}"])
  func everythingComesFromTheSiteAndNothingIsInline(settings: String) throws {
    let (policy, problems) = read(settings)
    #expect(problems == [])
    #expect(policy?.text(pictures: .none) == Self.usual)
    #expect(
      policy?.header
        == "default-src 'self'; img-src 'self' http: https:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        + "frame-ancestors 'self'")
  }

  @Test(arguments: [
    (RemotePictures.https, "default-src 'self'; img-src 'self' https:; object-src"),
    (.http, "default-src 'self'; img-src 'self' http: https:; object-src"),
  ])
  func picturesOfOtherHostsAreAllowedWhereThereAreSome(pictures: RemotePictures, beginning: String) {
    #expect(ContentPolicy().text(pictures: pictures).hasPrefix(beginning))
  }

  @Test(arguments: [
    ("{script-src: https://stats.example}", "script-src 'self' https://stats.example;"),
    (
      "{script-src: [https://a.example/x/, '*.b.example:*']}",
      "script-src 'self' https://a.example/x/ *.b.example:*;"
    ),
    ("{style-src: unsafe-inline}", "style-src 'self' 'unsafe-inline';"),
    ("{style-src: \"'unsafe-inline'\"}", "style-src 'self' 'unsafe-inline';"),
    ("{script-src: sha256-abc+/4=}", "script-src 'self' 'sha256-abc+/4=';"),
    ("{img-src: ['data:', '*']}", "img-src 'self' data: *;"),
    ("{frame-src: https://www.youtube-nocookie.com}", "frame-src 'self' https://www.youtube-nocookie.com;"),
    ("{object-src: https://a.example}", "object-src https://a.example;"),
    ("{connect-src: 'wss://a.example:9'}", "connect-src 'self' wss://a.example:9;"),
  ])
  func theSettingsAdd(settings: String, part: String) throws {
    #expect(try (policy(settings) + ";").contains(" \(part)"))
  }

  @Test func whatAllGetIsAddedToEachList() throws {
    #expect(
      try policy("{default-src: https://cdn.example, font-src: 'data:', form-action: https://f.example}")
        == "default-src 'self' https://cdn.example; font-src 'self' https://cdn.example data:; object-src 'none'; "
        + "base-uri 'none'; form-action 'self' https://f.example")
  }

  @Test func frameAncestorsAreForTheHeader() throws {
    let policy = try #require(
      read("content_security_policy: {frame-ancestors: https://forum.example}").policy)
    #expect(policy.text(pictures: .none) == Self.usual)
    #expect(policy.header.hasSuffix("; frame-ancestors 'self' https://forum.example"))
  }

  @Test func itCanBeTurnedOff() {
    let (policy, problems) = read("content_security_policy: false")
    #expect(policy == nil)
    #expect(problems == [])
  }

  @Test(arguments: [
    ("true", "1:26: error: expected keys with values, found true"),
    ("none", "1:26: error: expected keys with values, found the text 'none'"),
    ("{script-scr: a.b}", "1:27: error: there is no setting 'script-scr'; did you mean 'script-src'?"),
  ])
  func aWrongSettingIsShownAtItsPlace(settings: String, problem: String) {
    #expect(read("content_security_policy: \(settings)").problems == ["Content/site.yml:\(problem)"])
  }

  @Test(arguments: [
    "https://a.example; script-src *", "a.example,b.example", "https://a.example/?x",
    "https://a.example/\\\"", "none",
    "unsafe-inlin", "https://", "https://a b", "'", "''", "nonce-abc", "sha256-", "sha1-abc=",
    "https://ä.example", "*.*",
    "a.example\\nx", "<b>", "&amp;", "javascript", "",
  ])
  func whatIsNoSourceIsRefused(source: String) {
    let problems = read("content_security_policy:\n  script-src:\n    - a.example\n    - \"\(source)\"")
      .problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix(
        "Content/site.yml:4:7: error: 'script-src': expected a source such as https://host.example, data: or "
          + "unsafe-inline, found the text '") == true)
  }

  // MARK: - Pages

  private func policies(_ files: KeyValuePairs<String, String>, _ paths: [String]) throws -> [String?] {
    let site = MemorySite(files)
    return try paths.map { path in
      try site.html(path).firstMatch(of: /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/).map
      {
        String($0.1)
      }
    }
  }

  @Test func everyPageHasItBeforeAllThatItGoverns() throws {
    let site = MemorySite([
      "Content/pokemon.json":
        #"[{"name": "Bellkin", "types": ["Sound"], "abilities": ["Ring"], "moves": ["Chime"]}]"#,
      "Content/pages/guide.md": "---\naliases: [/old/]\n---\nText",
    ])
    let start =
      "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.usual)\">\n"
    for page in site.plan.pages {
      let html = try site.html(page.route.path)
      #expect(html.contains("<head>\n\(start)"), "\(page.route.path)")
    }
  }

  @Test func aPageAllowsTheRemotePicturesOfItsText() throws {
    let found = try policies(
      [
        "Content/pokemon.json":
          #"[{"name": "A", "description": "![x](http://a.example/x.png)"}, {"name": "B"}]"#,
        "Content/pages/guide.md": "![x](https://a.example/x.png)",
        "Content/pages/link.md": "[x](https://a.example/x.png)",
      ], ["pokemon/a/", "pokemon/b/", "guide/", "link/"])
    #expect(
      found == [
        "default-src 'self'; img-src 'self' http: https:; object-src 'none'; base-uri 'none'; form-action 'self'",
        Self.usual,
        "default-src 'self'; img-src 'self' https:; object-src 'none'; base-uri 'none'; form-action 'self'",
        Self.usual,
      ])
  }

  /// They stand in lists, evolutions and search results.
  @Test(arguments: [
    #"[{"name": "A"}, {"name": "B", "image_url": "HTTPS://a.example/b.png"}]"#,
    #"[{"name": "A"}, {"name": "B", "forms": [{"name": "C", "sprites": {"back": "https://a.example/b.png"}}]}]"#,
  ])
  func everyPageAllowsTheRemotePicturesOfTheData(data: String) throws {
    for policy in try policies(["Content/pokemon.json": data], ["", "pokemon/a/", "compare/"]) {
      #expect(policy?.contains("img-src 'self' https:;") == true)
    }
  }

  @Test func everyPageAllowsTheRemotePicturesOfTheFooter() throws {
    let found = try policies(
      [
        "Content/pokemon.json": #"[{"name": "A"}]"#,
        "Content/site.yml": "footer: '![x](https://a.example/x.png)'",
      ],
      ["", "pokemon/a/"])
    #expect(found.allSatisfy { $0?.contains("img-src 'self' https:;") == true })
  }

  @Test func aSiteCanDoWithout() throws {
    let found = try policies(
      ["Content/pokemon.json": #"[{"name": "A"}]"#, "Content/site.yml": "content_security_policy: false"],
      [""])
    #expect(found == [nil])
  }
}
