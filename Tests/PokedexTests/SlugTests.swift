import Testing

@testable import Pokedex

@Suite struct SlugTests {
  @Test(arguments: [
    ("Nidoran♀", "nidoran-f"), ("Nidoran♂", "nidoran-m"), ("Nidoran♀️", "nidoran-f"), ("♀lion", "f-lion"),
    ("Farfetch’d", "farfetchd"), ("Farfetch'd", "farfetchd"), ("Sirfetch‘d", "sirfetchd"),
    ("Mr. Rime", "mr-rime"), ("Mime Jr.", "mime-jr"), ("Ho-Oh", "ho-oh"), ("Porygon-Z", "porygon-z"),
    ("Flabébé", "flabebe"), ("Flabe\u{301}be\u{301}", "flabebe"), ("FLABÉBÉ", "flabebe"),
    ("Type: Void", "type-void"), ("Kommo-o", "kommo-o"), ("Tapu  Lele ", "tapu-lele"),
    ("Iron Moth", "iron-moth"),
    ("Rồng Lửa", "rong-lua"), ("Đại Bàng", "dai-bang"), ("Thằn Lằn Ướt", "than-lan-uot"),
    ("Œil de Bœuf", "oeil-de-boeuf"), ("Ægir", "aegir"), ("ﬁreﬂy", "firefly"), ("ﬆorm oﬃce", "storm-office"),
    ("Straße", "strasse"), ("Þór", "thor"), ("Łódź", "lodz"), ("Ångström", "angstrom"),
    ("İstanbul ılık", "istanbul-ilik"),
    ("Søren", "soren"), ("Ŋo", "ngo"), ("Ｍｅｗ２", "mew2"), ("٣ Stars", "3-stars"),
    ("Soft\u{AD}hy\u{200B}phen", "softhyphen"), ("Spark 🔥 Fox", "spark-fox"), ("🔥Fox", "fox"),
    ("Pika α", "pika"), ("Zygarde 10%", "zygarde-10"), ("a_b/c\\d..e", "a-b-c-d-e"), ("../../etc", "etc"),
    ("Unown ?", "unown"), ("<b>Bold</b>", "b-bold-b"), ("--Dash--", "dash"), ("a--b", "a-b"),
  ])
  func folds(name: String, slug: String) {
    #expect(Slug.fold(name) == slug)
    #expect(Slug.fold(slug) == slug)
  }

  @Test(arguments: ["Пикачу", "Πίκα", "ピカチュウ", "皮卡丘", "🔥", "?", "", " ", "…"])
  func hasNoSlugForNamesWithoutLatinLetters(name: String) {
    #expect(Slug.fold(name) == nil)
  }

  @Test(arguments: [
    (#"{"name": "ホノオ", "id": 25}"#, "25"), (#"{"name": "ホノオ"}"#, "u30db-u30ce-u30aa"),
    (#"{"name": "ホノオ", "id": 25, "slug": "hono-o"}"#, "hono-o"), (#"{"name": "Жук", "id": 4}"#, "4"),
    (#"{"name": "🔥"}"#, "u1f525"), (#"{"name": "Mew", "slug": "Mew Two!"}"#, "mew-two"),
    (#"{"name": "Mew", "slug": ""}"#, "mew"), (#"{"name": "Mew", "slug": null}"#, "mew"),
  ])
  func takesOwnSlugThenNameThenNumberThenCodePoints(entry: String, slug: String) {
    let loaded = load("[\(entry)]")
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.dex.species.map(\.slug) == [slug])
  }

  @Test func neverOutgrowsAFileName() {
    let words = String(repeating: "long ", count: 100)
    #expect(Slug.fold(words) == Array(repeating: "long", count: 24).joined(separator: "-"))
    #expect(Slug.fold(String(repeating: "x", count: 500)) == String(repeating: "x", count: 120))
    #expect(Slug.make(String(repeating: "竜", count: 500)).utf8.count <= 120)
  }

  @Test func titlesSlugsOnly() {
    #expect(Slug.title("lightning-rod") == "Lightning Rod")
    #expect(Slug.title("U-turn") == "U-turn")
  }

  @Test(arguments: ["ホノオ", "25", "Mr. Mime", "mr mime", "MR. MIME", "ЖУК", "жук"])
  func findsASpeciesByWhatPeopleWrite(name: String) {
    let dex = load(
      #"[{"name": "ホノオ", "id": 25}, {"name": "Mr. Mime", "slug": "mime-one"}, {"name": "Жук"}]"#
    ).dex
    #expect(dex.species(named: name) != nil)
    #expect(dex.species(named: "Nobody") == nil)
  }
}
