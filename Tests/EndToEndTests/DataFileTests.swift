import TestSupport
import Testing

/// Data of the kinds that people bring along.
@Suite struct DataFileTests {
  /// The file of the tutorials: five keys and a list.
  private static let tutorial = """
    {"pokemon": [
      {"id": 1, "name": "Bulbasaur", "types": ["Grass", "Poison"],
       "description": "Carries its garden about.", "image_url": "https://img.example/1.png"},
      {"id": 4, "name": "Charmander", "types": ["Fire"],
       "description": "Keep its tail out of the rain.", "image_url": "https://img.example/4.png"},
      {"id": 25, "name": "Pikachu", "types": ["Electric"],
       "description": "Do not pull its tail.", "image_url": "sprites/25.png"}
    ]}
    """

  @Test func theTutorialsFileBuildsAsItIs() throws {
    let site = try TestSite(["data/dex.json": Self.tutorial, "data/sprites/25.png": "a picture"])
    let result = try site.build(["--data", "data/dex.json", "--output", "out/site"])
    #expect(result.errors == "")
    #expect(result.output.prefixMatch(of: /Built [0-9]+ pages in out\/site:/) != nil)
    let files = try site.pages("out/site").files
    #expect(
      files.filter { $0.hasPrefix("pokemon/") } == [
        "pokemon/bulbasaur/index.html", "pokemon/charmander/index.html", "pokemon/pikachu/index.html",
      ])
    let page = try site.folder.text("out/site/pokemon/bulbasaur/index.html")
    for text in ["<h1>Bulbasaur</h1>", "#0001", "Carries its garden about.", ">Grass</a>", ">Poison</a>"] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(page.contains("<img src=\"https://img.example/1.png\" alt=\"Bulbasaur\""))
    #expect(try site.folder.text("out/site/sprites/25.png") == "a picture")
    #expect(!site.folder.has("Public"))
  }

  @Test func aDataFileStandsInForTheDataOfTheSite() throws {
    let site = try TestSite([
      "Content/pokemon.json": #"[{"name": "Own"}]"#, "other.json": #"[{"name": "Other"}]"#,
      "Content/site.yml": "title: Mine",
    ])
    try site.build(["--data", "other.json"])
    #expect(try site.pages().files.filter { $0.hasPrefix("pokemon/") } == ["pokemon/other/index.html"])
    #expect(try site.page("index.html").contains("<h1>Mine</h1>"))
  }

  @Test func severalFilesHoldOneDex() throws {
    let site = try TestSite([
      "Content/creatures.json": #"{"pokemon": [{"name": "Golett", "types": ["Clay"]}]}"#,
      "Content/types.json": #"[{"name": "Clay"}]"#,
    ])
    #expect(try site.build().errors == "")
    #expect(try site.pages().files.contains("types/clay/index.html"))
  }

  // MARK: - Nothing where something could be

  private static let nulls = """
    {"pokemon": [
      {"id": 20001, "name": "Quillpup Giga", "slug": "quillpup-giga", "types": ["fire"], "abilities": [],
       "base_experience": null, "height": null, "weight": 0, "image_url": null, "description": null,
       "stats": null, "moves": []},
      {"id": null, "name": "Countless", "types": [], "description": ""},
      {"name": "Bare"},
      {"id": 9, "name": "Thin", "types": ["water", null], "stats": {"hp": 40, "luck": null},
       "generation": null, "habitat": null, "gender_rate": -1, "capture_rate": 255, "evolves_from": null,
       "sprites": {"front_default": null, "front_shiny": null}, "names": {"ja": null}, "genus": null,
       "abilities": [null, {"name": "Torrent", "hidden": null}], "egg_groups": [null], "forms": null,
       "evolution": null, "color": "", "shape": null, "is_baby": null, "motto": null,
       "tags": [null], "extra": {"a": null}},
      null
    ], "types": null, "moves": null}
    """

  @Test func nullIsNothing() throws {
    let site = try TestSite([
      "dex.json": Self.nulls.replacing(",\n  null\n]", with: "\n]")
    ])
    #expect(try site.build(["--data", "dex.json", "--strict"]).errors == "")
    let pages = try site.pages()
    #expect(
      pages.files.filter { $0.hasPrefix("pokemon/") } == [
        "pokemon/bare/index.html", "pokemon/countless/index.html", "pokemon/quillpup-giga/index.html",
        "pokemon/thin/index.html",
      ])
    // Scripts know the word, and the JSON API shows free fields as they are.
    for (path, entry) in pages.entries where path.hasSuffix(".html") && !path.hasPrefix("api/") {
      #expect(!entry.text.lowercased().contains("null"), "\(path)")
      #expect(!entry.text.contains("nil"), "\(path)")
    }
    for (slug, name) in [("bare", "Bare"), ("quillpup-giga", "Quillpup Giga")] {
      #expect(
        try site.page("pokemon/\(slug)/index.html").contains(
          "<img src=\"/sprites/placeholder/\(slug).svg\" alt=\"\(name), a drawn placeholder\""))
      #expect(pages.files.contains("sprites/placeholder/\(slug).svg"))
    }
    let bare = try site.page("pokemon/bare/index.html")
    for absent in [
      "Height", "Weight", "Base stats", "Damage taken", "Training and breeding", "<dt>Abilities",
    ] {
      #expect(!bare.contains(absent), "\(absent)")
    }
    let thin = try site.page("pokemon/thin/index.html")
    #expect(thin.contains("<dt>Gender</dt><dd>No gender</dd>"))
    #expect(thin.contains("<dt>Catch rate</dt><dd>255</dd>"))
    #expect(!thin.contains("Motto"))
    #expect(!thin.contains("Tags"))
  }

  @Test func anEntryThatIsNullIsAnError() throws {
    let site = try TestSite(["dex.json": Self.nulls])
    let problems = try site.problems(["--data", "dex.json"])
    #expect(
      problems == [
        "dex.json:13:3: error: pokemon[4] is null, not an object"
      ])
  }

  @Test(arguments: ["{}", "[]", #"{"pokemon": []}"#, #"{"pokemon": null}"#])
  func aDexOfNobodyBuilds(json: String) throws {
    let site = try TestSite(["Content/pokemon.json": json])
    #expect(try site.build(["--strict"]).errors == "")
    #expect(try site.pages().files.contains("index.html"))
  }

  @Test func anEmptyPokedexIsASiteOfNobody() throws {
    let site = try TestSite(["Content/pokemon.json": "[]"])
    #expect(try site.build().errors == "")
    #expect(try site.page("404.html").contains("<h1>Page not found</h1>"))
  }

  /// A build in the wrong folder, or with a misnamed one, must not replace a good site by an empty one.
  @Test func aFolderWithoutContentIsNoSite() throws {
    let site = try TestSite(["Content/pokemon.json": "[{\"name\": \"Ant\"}]"])
    try site.build()
    let before = try site.folder.tree("Public")
    try site.folder.move("Content", to: "Contents")
    #expect(try site.problems() == [".: error: there is no folder Content in it"])
    #expect(try site.kept().identities == before.identities)
  }

  /// The public data writes 0 as the level of moves that are learned on evolving.
  @Test func levelZeroIsWorded() throws {
    let site = try TestSite([
      "Content/pokemon.json":
        "[{\"name\": \"Ant\", \"moves\": {\"level-up\": [[0, \"bite\"], [7, \"dig\"]]}}]"
    ])
    try site.build(["--strict"])
    let page = try site.page("pokemon/ant/index.html")
    #expect(page.contains("<td class=\"number\">Evolving</td>"))
    #expect(page.contains("<td class=\"number\">7</td>"))
    #expect(try site.page("moves/bite/index.html").contains("on evolving"))
    #expect(try site.page("moves/dig/index.html").contains("level 7"))
  }

  /// The settings of a site serve a data file that has less to show.
  @Test func navigationToWhatTheDataLacksIsLeftOut() throws {
    let site = try TestSite([
      "Content/site.yml": "navigation: [{title: Moves, url: /moves/}, {title: Types, url: /types/}]\n",
      "one.json": "[{\"name\": \"Ant\", \"types\": [\"bug\"]}]",
    ])
    try site.build(["--data", "one.json", "--strict"])
    let page = try site.page("pokemon/ant/index.html")
    #expect(page.contains("<a href=\"/types/\">Types</a>"))
    #expect(!page.contains("/moves/"))
  }

  // MARK: - Names

  @Test(arguments: [
    ("Nidoran♀", "nidoran-f"), ("Nidoran♂", "nidoran-m"), ("Farfetch’d", "farfetchd"),
    ("Sirfetch'd", "sirfetchd"), ("Mr. Rime", "mr-rime"), ("Porygon-Z", "porygon-z"),
    ("Flabébé", "flabebe"), ("Type: Null", "type-null"), ("Kommo-o", "kommo-o"), ("Tapu Lele", "tapu-lele"),
    ("Iron Valiant", "iron-valiant"), ("Zoë & Bø!", "zoe-bo"),
  ])
  func aNameGivesTheAddressAndTheTitle(name: String, slug: String) throws {
    let site = try TestSite(["Content/pokemon.json": "[{\"name\": \"\(name)\"}]"])
    try site.build(["--strict"])
    let page = Markup(try site.page("pokemon/\(slug)/index.html"))
    #expect(page.faults.isEmpty)
    #expect(page.text.contains("\(name) – Pokédex"))
    #expect(try site.page("index.html").contains("/pokemon/\(slug)/"))
  }

  @Test func aNameWithoutLatinLettersTakesItsSlugOrNumber() throws {
    let site = try TestSite([
      "Content/pokemon.json": """
      [{"name": "ピチュー", "slug": "pichu", "id": 172}, {"name": "ライチュウ", "id": 26}, {"name": "ミュウ"}]
      """
    ])
    try site.build(["--strict"])
    #expect(
      try site.pages().files.filter { $0.hasPrefix("pokemon/") } == [
        "pokemon/26/index.html", "pokemon/pichu/index.html", "pokemon/u30df-u30e5-u30a6/index.html",
      ])
    #expect(try site.page("pokemon/pichu/index.html").contains("<h1>ピチュー</h1>"))
  }

  @Test func twoNamesWithOneSlugAreAnErrorThatNamesBoth() throws {
    let site = try TestSite([
      "Content/pokemon.json": "[{\"name\": \"Mr. Mime\"},\n {\"name\": \"Mr Mime\"}]"
    ])
    let result = try site.run(["build"])
    #expect(result.code == 1)
    #expect(
      result.problems == [
        "Content/pokemon.json:2:2: error: pokemon[1] \"Mr Mime\": its slug 'mr-mime' is that of pokemon[0] \"Mr. Mime\" too"
      ])
    #expect(result.errors.contains("pokemon[0] \"Mr. Mime\" stands in Content/pokemon.json:1:2"))
  }

  // MARK: - A fan game

  private static let fanGame = """
    {"types": [
      {"name": "Tide", "color": "#1f6f8b", "double_damage_to": ["Ember"], "half_damage_to": ["Tide"],
       "no_damage_to": [], "chant": "low and slow"},
      {"name": "Ember", "color": "#d1495b", "double_damage_to": ["Moss"], "half_damage_to": ["Ember", "Tide"]},
      {"name": "Moss", "color": "#66a182", "double_damage_to": ["Tide"], "no_damage_to": ["Moss"]}],
     "pokemon": [
      {"name": "Foamlet", "id": 1, "types": ["Tide"], "stats": {"grip": 30, "wit": 55, "nerve": 41},
       "description": "A **small** wave that lost its sea. Grows into [[Surgemaw]].",
       "image_url": "sprites/foamlet.png", "composer": "anon", "found_in": {"harbour": 12, "well": 3}},
      {"name": "Surgemaw", "id": 2, "types": ["Tide", "Moss"], "stats": {"grip": 60, "wit": 95, "nerve": 88},
       "evolves_from": "Foamlet", "evolution": "at spring tide, under a bridge",
       "description": "Eats <piers> & regrets it.", "tags": ["guardian", "act two"], "is_playable": true},
      {"name": "Cinderhen", "id": 3, "types": ["Ember"], "stats": {"grip": 20, "wit": 20, "nerve": 120},
       "description": "Never seen beside [[Foamlet]]. \\"It\\" was \\u00e9 [[Noone]] once."}]}
    """

  @Test func aBrokenLinkInTheDataHasItsPlaceInsideTheString() throws {
    let site = try TestSite(["game/dex.json": Self.fanGame, "game/sprites/foamlet.png": "…"])
    let result = try site.run(["build", "--data", "game/dex.json", "--output", "out"])
    #expect(result.code == 1)
    let line = Self.fanGame.split(separator: "\n")[13]
    let column = try #require(line.firstRange(of: "[[Noone]]")).lowerBound
    let number = line.unicodeScalars.distance(from: line.startIndex, to: column) + 1
    #expect(result.problems == ["game/dex.json:14:\(number): error: there is no page for 'Noone'"])
    #expect(result.errors.contains("   14 | "))
    #expect(!site.folder.has("out"))
  }

  @Test func aFanGameIsShownWithAllThatItHas() throws {
    let site = try TestSite([
      "dex.json": Self.fanGame.replacing("[[Noone]]", with: "[[Tide|wet]]"), "sprites/foamlet.png": "…",
    ])
    #expect(try site.build(["--data", "dex.json", "--output", "out", "--strict"]).errors == "")
    let files = try site.pages("out").files
    #expect(
      files.filter { $0.hasPrefix("types/") } == [
        "types/ember/index.html", "types/index.html", "types/moss/index.html", "types/tide/index.html",
      ])

    let chart = try site.folder.text("out/types/index.html")
    let heads = chart.matches(of: /<th scope="col"><span class="[^"]*">([^<]*)<\/span>/).map { String($0.1) }
    #expect(heads == ["Tide", "Ember", "Moss"])
    let rows = chart.matches(of: /<tr><th scope="row">.*?<\/tr>/).map { row in
      row.0.matches(of: /<td[^>]*>([^<]*)<\/td>/).map { String($0.1) }
    }
    #expect(rows == [["½×", "2×", ""], ["½×", "½×", "2×"], ["2×", "", "0×"]])

    let first = try site.folder.text("out/pokemon/foamlet/index.html")
    for text in [
      "<strong>small</strong>", "<a href=\"/pokemon/surgemaw/\">Surgemaw</a>", "src=\"/sprites/foamlet.png\"",

      "<dt>Composer</dt><dd>anon</dd>", "<dt>Found in</dt><dd>Harbour: 12, Well: 3</dd>",
    ] {
      #expect(first.contains(text), "\(text)")
    }
    let stats = first.matches(of: /<th scope="row">(.*?)<\/th>.*?<td[^>]*>([0-9]+)<\/td>/).map {
      "\($0.1.replacing(/<[^>]*>/, with: "")) \($0.2)"
    }
    #expect(stats == ["Grip 30", "Wit 55", "Nerve 41", "Total 126"])
    let second = try site.folder.text("out/pokemon/surgemaw/index.html")
    for text in [
      "Eats &lt;piers&gt; &amp; regrets it.", "at spring tide, under a bridge",
      "<dt>Tags</dt><dd>guardian, act two</dd>", "<dt>Is playable</dt><dd>Yes</dd>",
    ] {
      #expect(second.contains(text), "\(text)")
    }
    #expect(try site.folder.text("out/types/tide/index.html").contains("<dt>Chant</dt><dd>low and slow</dd>"))
    for (path, entry) in try site.pages("out").entries where path.hasSuffix(".html") {
      for official in ["Electric", "Fairy", "Special Attack", "Generation"] {
        #expect(!entry.text.contains(official), "\(path): \(official)")
      }
    }
  }

  private static func numbers(_ greatest: String) -> String {
    """
    [{"name": "Huge", "height": \(greatest), "weight": \(greatest), "stats": {"hp": \(greatest), "x": 1e-320},
      "id": \(greatest), "base_experience": \(greatest), "luck": 1e308, "n": -0.0},
     {"name": "Tiny", "height": 1e-300, "weight": 1e-300, "stats": {"hp": 0}}]
    """
  }

  @Test func theGreatestNumbersBuild() throws {
    try TestSite(["Content/pokemon.json": Self.numbers("1000000000000")]).build()
  }

  @Test func numbersBeyondMeasureAreRefused() throws {
    let site = try TestSite(["Content/pokemon.json": Self.numbers("9223372036854775807")])
    let fields = ["1:29: height", "1:60: weight", "1:97: stats.hp", "2:9: id", "2:49: base_experience"].map {
      $0.split(separator: " ")
    }
    #expect(
      try site.problems()
        == fields.map {
          "Content/pokemon.json:\($0[0]) error: pokemon[0] \"Huge\": \($0[1]) is greater than 1000000000000"
        })
  }
}
