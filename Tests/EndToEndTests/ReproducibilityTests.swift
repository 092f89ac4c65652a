import TestSupport
import Testing

/// The same folder gives the same bytes: anywhere, at any time, for anybody.
@Suite struct ReproducibilityTests {
  private static let files: KeyValuePairs = [
    "Content/site.yml": "title: Dex\nbase_url: https://example.org/\nfooter: A *footer*\n",
    "Content/creatures.json": """
    {"pokemon": [{"name": "Ünt", "types": ["bug", "grass"], "height": 7.5, "weight": 1234,
      "stats": {"hp": 45, "luck": 3}, "free": {"b": 1, "a": [1.5, true]}, "evolution": "level 7"},
      {"name": "Zed", "evolves_from": "Ünt", "names": {"ja": "ゼッド", "tr": "Iİıi"}}, {"name": "Ida"}]}
    """,
    "Content/pages/i.md": "---\ntitle: I\ndate: 2026-01-02\nx: {b: 1, a: 2}\n---\n# Titel İ\n\n[[Zed]]\n",
    "Content/pokemon/zed.md": "Z", "Content/a/B.txt": "B", "Content/a/c.txt": "c", "Content/a/ä.txt": "ä",
  ]

  @Test func twoFoldersGiveOneTree() throws {
    let (first, second) = (try TestSite(Self.files), try TestSite())
    for (name, text) in Self.files.reversed() { try second.folder.write("deep/er/\(name)", text) }
    try first.build(["--jobs", "1"])
    let environment = [
      "TZ": "Pacific/Kiritimati", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "HOME": "/",
    ]
    try second.folder.makeFolder("elsewhere")
    let result = try second.run(
      ["build", "--site", "../deep/er", "--output", second.folder("out/"), "--jobs", "7"], in: "elsewhere",
      environment: environment, umask: "077")
    #expect(result.code == 0, "\(result.errors)")
    let (one, other) = (try first.folder.tree("Public"), try second.folder.tree("out"))
    #expect(other.differences(from: one) == [])
    #expect(other.entries.keys.sorted() == one.entries.keys.sorted())
  }

  @Test func aDataFileMayComeFromAnywhere() throws {
    let (first, second) = (try TestSite(["dex.json": #"[{"name": "Ant"}]"#]), try TestSite())
    try second.folder.write("data/dex.json", #"[{"name": "Ant"}]"#)
    try first.build(["--data", "dex.json"])
    try second.build(["--data", second.folder("data/dex.json")])
    #expect(try second.folder.tree("Public").differences(from: try first.folder.tree("Public")) == [])
  }

  @Test func theOrderOfTheBuildsDoesNotShow() throws {
    let (first, second) = (try TestSite(Self.files), try TestSite(Self.files))
    try second.folder.write("Content/pages/more.md", "More")
    try second.folder.write("Content/pokemon/zed.md", "Zed once more")
    try second.build(["--base-url", "/x/"])
    second.folder.remove("Content/pages/more.md")
    try second.folder.write("Content/pokemon/zed.md", "Z")
    try first.build()
    try second.build()
    #expect(try second.folder.tree("Public").differences(from: try first.folder.tree("Public")) == [])
  }
}
