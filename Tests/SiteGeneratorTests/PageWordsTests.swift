import Testing

@testable import SiteGenerator

/// What pages say about themselves and about what they show.
@Suite struct PageWordsTests {
  private func page(_ path: String, _ files: KeyValuePairs<String, String>) throws -> String {
    try MemorySite(files).html(path)
  }

  private static let generations = """
    {"generations": [{"id": 7, "name": "Generation VII", "region": "Alola"},
       {"id": 8, "name": "Generation VIII", "region": "Galar", "games": {"sw-sh": "Sword and Shield"}}],
     "pokemon": [
      {"id": 722, "name": "Rowlet", "generation": 7, "numbers": {"original-alola": 1}},
      {"id": 810, "name": "Grookey", "generation": 8, "numbers": {"galar": 1}},
      {"id": 899, "name": "Wyrdeer", "generation": 8, "numbers": {"hisui": 76, "kitakami": 170}}]}
    """

  @Test func aSpeciesFromElsewhereHasNoRegionInItsTitle() throws {
    let files: KeyValuePairs = ["Content/game.json": Self.generations]
    #expect(
      try page("pokemon/grookey/", files).contains("<a href=\"/generations/8/\">Generation VIII: Galar</a>"))
    #expect(try page("pokemon/wyrdeer/", files).contains("<a href=\"/generations/8/\">Generation VIII</a>"))
    #expect(
      try page("generations/8/", files).contains("<div><dt>Regions</dt><dd>Galar and Hisui</dd></div>"))
    #expect(!(try page("generations/7/", files).contains("Regions")))
  }

  @Test func generationsLeadToTheirNeighbours() throws {
    let files: KeyValuePairs = ["Content/game.json": Self.generations]
    #expect(
      try page("generations/7/", files).contains(
        "<a rel=\"next\" href=\"/generations/8/\">Generation VIII: Galar"))
    #expect(!(try page("generations/7/", files).contains("rel=\"prev\"")))
    #expect(try page("generations/8/", files).contains("<a rel=\"prev\" href=\"/generations/7/\">"))
  }

  @Test func aListWithoutGenerationsIsNoSection() throws {
    let html = try page("", ["Content/pokemon.json": #"[{"name": "Mew"}]"#])
    #expect(html.contains("<div class=\"list-group\">\n<ul class=\"cards\">"))
    #expect(!html.contains("<section"))
    let grouped = try page("", ["Content/game.json": Self.generations])
    #expect(
      grouped.contains("<section class=\"list-group\" id=\"generation-7\">\n<h2>Generation VII: Alola</h2>"))
    #expect(!grouped.contains("<div class=\"list-group\""))
  }

  @Test func abilitiesOfEqualProseHaveDescriptionsOfTheirOwn() throws {
    let files: KeyValuePairs = [
      "Content/game.json": """
      {"abilities": [{"slug": "as-one-a", "name": "As One", "description": "Two abilities at the same time."},
        {"slug": "as-one-b", "name": "As One", "description": "Two abilities at the same time."},
        {"slug": "sonar", "name": "Sonar"}, {"slug": "deaf", "name": "Deaf"}, {"slug": "loud", "name": "Loud"}],
       "pokemon": [{"name": "Mew"}]}
      """
    ]
    #expect(
      try page("abilities/as-one-a/", files).contains(
        "<meta name=\"description\" content=\"As One (A): Two abilities at the same time.\">"))
    #expect(
      try page("abilities/as-one-b/", files).contains(
        "<meta name=\"description\" content=\"As One (B): Two abilities at the same time.\">"))
    // Two of five have a sentence.
    #expect(!(try page("abilities/", files).contains("index-summary")))
  }

  @Test func whatMostAbilitiesTellStandsInTheirList() throws {
    let html = try page(
      "abilities/",
      [
        "Content/game.json": """
        {"abilities": [{"name": "Sonar", "description": "Hears."}, {"name": "Deaf"}], "pokemon": [{"name": "Mew"}]}
        """
      ])
    #expect(html.contains("<span class=\"index-summary\">Hears.</span>"))
  }

  @Test func thePastIsWordedByItsKind() throws {
    let html = try page(
      "pokemon/mew/",
      [
        "Content/game.json": """
        {"generations": [{"id": 3, "name": "Generation III"}],
         "pokemon": [{"name": "Mew", "generation": 3, "types": ["psychic", "fairy"], "abilities": ["a", "b"], "stats": {"hp": 9, "speed": 8},
           "past": [{"until": 2, "types": ["psychic"], "stats": {"hp": 7}}, {"until": 3, "abilities": ["a"]},
                    {"until": 4, "abilities": ["b", "c"], "types": ["psychic", "ice"]}]}]}
        """
      ])
    for fact in [
      "<dt>Until Generation 2</dt><dd>Type: Psychic; HP: 7</dd>",
      "<dt>Until Generation III</dt><dd>Ability: A only</dd>",
      "<dt>Until Generation 4</dt><dd>Types: Psychic and Ice; Abilities: B or C</dd>",
    ] {
      #expect(html.contains(fact), "\(fact)")
    }
  }

  @Test func aNameThatSaysMegaNeedsNoSign() throws {
    let html = try page(
      "pokemon/eevee/",
      [
        "Content/pokemon.json": """
        [{"name": "Eevee", "forms": [{"name": "Gigantamax Eevee", "is_gigantamax": true}, {"name": "Mega Eevee X", "is_mega": true},
          {"name": "Huge Eevee", "is_gigantamax": true}, {"name": "Omega Eevee", "is_mega": true}]}]
        """
      ])
    #expect(
      html.matches(of: /<h2 id="name-[^"]*">([^<]*)(?: <span class="note">([^<]*)<\/span>)?<\/h2>/).map {
        "\($0.1)[\($0.2 ?? "")]"
      } == [
        "Eevee[]", "Gigantamax Eevee[]", "Mega Eevee X[]", "Huge Eevee[Gigantamax]",
        "Omega Eevee[Mega Evolution]",
      ])
  }

  @Test func rankingsSayWhichFormsTheyRank() throws {
    let forms = (1...10).map { #"{"name": "Mon \#($0)", "stats": {"hp": \#($0)}}"# }.joined(separator: ",")
    let files: KeyValuePairs = [
      "Content/pokemon.json":
        #"[{"name": "Mew", "stats": {"hp": 99}, "forms": [{"name": "Big Mew", "stats": {"hp": 200}}]}, \#(forms)]"#
    ]
    #expect(
      try page("rankings/hp/", files).contains(
        "11 Pokémon, the highest first. Each stands in the form that people know it by, without its other forms."
      ))
    let page = try page("pokemon/mew/", files)
    #expect(page.matches(of: /<td class="rank">([^<]+)<\/td>/).map { String($0.1) } == ["1st of 11"])
    #expect(
      try self.page("rankings/hp/", ["Content/pokemon.json": "[\(forms)]"]).contains(
        "<p class=\"lead\">10 Pokémon, the highest first.</p>"))
  }

  @Test func theNewestGameOfMovesIsNamedAsSuch() throws {
    let html = try page(
      "pokemon/mew/",
      [
        "Content/pokemon.json":
          #"[{"name": "Mew", "moves_from": "x-y", "moves": {"level-up": [[1, "pound"]]}}]"#
      ])
    #expect(html.contains("<span class=\"note\">in X Y, its newest game</span>"))
  }

  @Test func theBarOfGendersStandsBesideTheirShares() throws {
    let html = try page("pokemon/mew/", ["Content/pokemon.json": #"[{"name": "Mew", "gender_rate": 1}]"#])
    #expect(
      html.contains(
        "<dd>87.5% male, 12.5% female<div class=\"gender\" aria-hidden=\"true\"><svg width=\"12.5%\"></svg>")
    )
  }

  @Test func theCollectionOfPokemonIsSpelledRight() throws {
    let html = try page("api/", ["Content/pokemon.json": #"[{"name": "Mew"}]"#])
    #expect(html.contains("<th scope=\"row\">Pokémon</th>"))
  }
}
