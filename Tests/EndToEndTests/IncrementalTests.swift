import TestSupport
import Testing

/// Building again, after changes or none.
@Suite struct IncrementalTests {
  private let site: TestSite

  init() throws {
    site = try TestSite([
      "Content/site.yml": "base_url: https://example.org/dex/\n",
      "Content/pokemon.json": """
      [{"name": "Ant", "types": ["bug"]}, {"name": "Bee", "types": ["bug"]}, {"name": "Cat"},
       {"name": "Dog"}, {"name": "Emu"}]
      """,
      "Content/pokemon/ant.md": "Small.", "Content/pages/about.md": "About.",
    ])
    try site.build()
  }

  @Test func aSecondBuildWritesNothingAndSaysSo() throws {
    let before = try site.folder.tree("Public")
    let result = try site.build()
    #expect(result.output.hasPrefix("Nothing has changed since the last build of Public: "))
    #expect(try site.folder.tree("Public") == before)
  }

  @Test func aSecondBuildSaysTheSameNumberOfPages() throws {
    try site.folder.write("Content/demo/raw.html", "<p>")
    let first = try #require(try site.build().output.firstMatch(of: /Built ([0-9]+) pages/))
    let second = try #require(try site.build().output.firstMatch(of: /: ([0-9]+) pages/))
    #expect(first.1 == second.1)
  }

  @Test func aTouchedFileIsNoChange() throws {
    let before = try site.folder.tree("Public")
    try site.folder.write("Content/pages/about.md", "About.")
    try site.build()
    #expect(try site.folder.tree("Public") == before)
  }

  @Test func editingOneFileRewritesOnlyWhatShowsIt() throws {
    let before = try site.pages()
    try site.folder.write("Content/pokemon/ant.md", "Small, but strong.")
    #expect(try site.build().output.contains(": 3 files written, "))
    let after = try site.pages()
    // The list for offline readers and the service worker tell of the page's new content.
    let changed = ["assets/offline.json", "pokemon/ant/index.html", "sw.js"]
    #expect(after.differences(from: before) == changed)
    let rewritten = after.identities.filter { $0.value != before.identities[$0.key] }
    #expect(rewritten.keys.sorted() == changed)
  }

  /// Whatever changes, building again gives what building anew gives.
  @Test func buildingAgainIsBuildingAnew() throws {
    try site.folder.write("Content/pages/news.md", "---\ntitle: News\ndate: 2026-01-02\n---\nOld.\n")
    try site.folder.write("Content/abilities.json", #"[{"name": "Dig"}]"#)
    let changes: KeyValuePairs = [
      "Content/pokemon/ant.md": "Small, but [[Bee]].",
      "Content/pages/about.md": "---\ntitle: Hello\n---\nAbout.",
      "Content/pages/news.md": "---\ntitle: News\ndate: 2026-01-02\n---\nNew.\n",
      "Content/pokemon/bee.md": "---\ndescription: A bee.\n---\nBuzz to [[Hello]].",
      "Content/abilities/dig.md": "Digs.", "Content/pages/about/more.md": "More.",
      "Content/site.yml": "base_url: https://example.org/dex/\ntitle: Other\n",
      "Templates/partials/card.mustache": "<li><a href=\"{{url}}\">{{name}}</a></li>",
      "Templates/assets/style.css": "p{color:red}", "Content/pokemon/cat.md": "\u{FEFF}Purrs.",
    ]
    for (path, text) in changes {
      try site.folder.write(path, text)
      try site.build()
      try site.build(["--output", "Anew"])
      #expect(try site.pages().differences(from: try site.pages("Anew")) == [], "\(path)")
      #expect(
        try site.folder.text("Public/.pokesite/manifest") == site.folder.text("Anew/.pokesite/manifest"),
        "\(path)")
      site.folder.remove("Anew")
    }
    // A file that is gone, and a page that somebody has changed.
    site.folder.remove("Content/pokemon/bee.md")
    try site.build()
    try site.folder.write("Public/pokemon/ant/index.html", "mine")
    try site.build()
    try site.build(["--output", "Anew"])
    #expect(try site.pages().differences(from: try site.pages("Anew")) == [])
    #expect(try site.folder.text("Public/.pokesite/manifest") == site.folder.text("Anew/.pokesite/manifest"))
  }

  @Test func removingAnEntryRemovesItsPageAndNothingElse() throws {
    let before = try site.pages()
    try site.folder.write(
      "Content/pokemon.json",
      "[{\"name\": \"Ant\", \"types\": [\"bug\"]}, {\"name\": \"Bee\", \"types\": [\"bug\"]}, {\"name\": \"Dog\"}, {\"name\": \"Emu\"}]"
    )
    try site.build()
    let after = try site.pages()
    // The name of the data for search changes with its content.
    func lasting(_ paths: some Sequence<String>) -> [String] {
      paths.filter { !$0.hasPrefix("assets/search.") }.sorted()
    }
    let gone = [
      "api/v1/pokemon/cat.json", "pokemon/cat", "pokemon/cat/index.html", "sprites/placeholder/cat.svg",
    ]
    #expect(lasting(Set(before.entries.keys).subtracting(after.entries.keys)) == gone)
    #expect(lasting(Set(after.entries.keys).subtracting(before.entries.keys)) == [])
    for path in ["pokemon/ant/index.html", "pokemon/emu/index.html"] {
      // They name the search data and are otherwise as they were.
      let old = try #require(before.entries[path]?.text.replacing(/search\.[0-9a-f]+/, with: ""))
      #expect(after.entries[path]?.text.replacing(/search\.[0-9a-f]+/, with: "") == old)
    }
  }

  @Test func aFileThatSomebodyPutThereStays() throws {
    try site.folder.write("Public/CNAME", "dex.example")
    try site.folder.write("Public/pokemon/cat/notes.txt", "mine")
    try site.folder.write("Public/.git/config", "")
    try site.folder.write("Content/pokemon.json", "[{\"name\": \"Ant\"}]")
    try site.build()
    #expect(try site.page("CNAME") == "dex.example")
    #expect(try site.page("pokemon/cat/notes.txt") == "mine")
    #expect(site.folder.has("Public/.git/config"))
    #expect(!site.folder.has("Public/pokemon/cat/index.html"))
    #expect(!site.folder.has("Public/pokemon/bee"))
  }

  @Test func whatIsLostOrChangedInTheOutputComesBack() throws {
    let before = try site.pages()
    site.folder.remove("Public/pokemon/ant")
    try site.folder.write("Public/index.html", "scribble")
    #expect(try site.build().output.contains(": 2 files written, "))
    #expect(try site.pages().differences(from: before) == [])
  }

  @Test func anOutputWithoutRecordsIsTakenOverIfItIsTheSame() throws {
    let before = try site.pages()
    site.folder.remove("Public/.pokesite")
    try site.build()
    #expect(try site.pages() == before)
    #expect(try site.build().output.hasPrefix("Nothing has changed"))
  }

  @Test func changedSettingsAndOptionsAreChanges() throws {
    let before = try site.pages()
    try site.build(["--base-url", "/elsewhere/"])
    #expect(try site.page("index.html").contains("href=\"/elsewhere/pokemon/ant/\""))
    try site.build()
    #expect(try site.pages().differences(from: before) == [])
  }

  @Test func aSiteMayGrowIntoOneOfEveryShape() throws {
    try site.folder.write("Content/pages/about/team.md", "Team.")
    site.folder.remove("Content/pages/about.md")
    try site.folder.write("Content/guide", "a file")
    try site.build()
    #expect(!site.folder.has("Public/about/index.html"))
    #expect(site.folder.has("Public/about/team/index.html"))
    #expect(try site.page("guide") == "a file")
    site.folder.remove("Content/guide")
    try site.folder.write("Content/guide/a.txt", "in a folder")
    try site.build()
    #expect(try site.page("guide/a.txt") == "in a folder")
    site.folder.remove("Content/guide")
    try site.folder.write("Content/guide", "a file")
    try site.build()
    #expect(try site.page("guide") == "a file")
  }

  @Test func aHostileManifestDeletesNothingOutside() throws {
    try site.folder.write("precious", "mine")
    let manifest = try site.page(".pokesite/manifest")
    let line = try #require(manifest.split(separator: "\n").last).prefix(33)
    try site.folder.write("Public/.pokesite/manifest", manifest + line + "../precious\n")
    try site.folder.write("Content/pages/about.md", "Changed.")
    _ = try site.run(["build"])
    #expect(try site.folder.text("precious") == "mine")
  }
}
