import Foundation
import Pokedex
import SchemaSupport
import Testing

@testable import SiteGenerator

@Suite struct APITests {
  /// A game that knows nothing of the official one.
  private static let game = """
    {"types": [
      {"name": "Sound", "double_damage_to": ["Glass"], "half_damage_to": ["Sound"], "colour_name": "violet"},
      {"name": "Glass", "no_damage_to": ["Sound"]}],
     "moves": [{"name": "Loud Cry", "type": "Sound", "power": 40, "echo": true}],
     "pokemon": [
      {"id": 1, "name": "Echobat", "types": ["Sound"], "abilities": ["Sonar", {"name": "BIG ears", "hidden": true}],
       "stats": {"body": 30, "mind": 25.5}, "egg_groups": ["Flyers"], "generation": 1, "designer": "Ana <3",
       "moves": {"level-up": [[5, "Loud Cry"]]}, "derived": "mine"},
      {"id": 2, "name": "Glassfin", "types": ["Glass", "Sound"], "evolves_from": "Echobat",
       "evolution": "after three songs", "forms": [{"name": "Shard", "types": ["Glass"], "height": 2}]}]}
    """

  private func documents(
    _ files: KeyValuePairs<String, String> = ["Content/game.json": game], baseURL: String? = nil
  ) -> [String: String] {
    let memory = MemorySite(files, baseURL: baseURL)
    let api = APIWriter(memory.site, memory.links)
    var writer = JSONWriter()
    return Dictionary(
      uniqueKeysWithValues: memory.plan.documents.map { document in
        api.write(document, to: &writer)
        return (document.path, String(decoding: writer.bytes, as: UTF8.self))
      })
  }

  private func parsed(_ text: String) throws -> JSON {
    JSON(try JSONDocument(file: "api", bytes: Array(text.utf8)).root)
  }

  // MARK: - Files

  @Test func everyEntryHasAFile() {
    #expect(
      documents().keys.sorted() == [
        "api/v1/abilities.json", "api/v1/abilities/big-ears.json", "api/v1/abilities/sonar.json",
        "api/v1/egg-groups.json", "api/v1/egg-groups/flyers.json", "api/v1/generations.json",
        "api/v1/generations/1.json", "api/v1/index.json", "api/v1/moves.json", "api/v1/moves/loud-cry.json",
        "api/v1/pokemon.json", "api/v1/pokemon/echobat.json", "api/v1/pokemon/glassfin.json",
        "api/v1/schema.json", "api/v1/types.json", "api/v1/types/glass.json", "api/v1/types/sound.json",
      ])
  }

  @Test func theSettingsCanLeaveItOut() {
    let site = MemorySite([
      "Content/game.json": Self.game, "Content/site.yml": "sections: [types]\n",
    ])
    #expect(site.plan.documents.isEmpty)
    #expect(!site.paths.contains("api/index.html"))
  }

  @Test func anEmptyPokedexHasEmptyLists() throws {
    let documents = documents(["Content/pokemon.json": "[]"])
    #expect(documents["api/v1/pokemon.json"] == "{\"count\":0,\"pokemon\":[\n]}\n")
  }

  @Test func aFileOfTheSiteCannotStandInItsPlace() {
    let site = MemorySite(["Content/game.json": Self.game, "Content/api/v1/index.json": "{}"])
    #expect(
      site.diagnostics.contains(
        " error: Content/api/v1/index.json and the JSON API both make api/v1/index.json"))
  }

  // MARK: - Content

  @Test func aSpeciesHasItsDataAndWhatFollows() {
    #expect(
      documents(baseURL: "https://example.org/dex/")["api/v1/pokemon/echobat.json"] == """
        {"id":1,"slug":"echobat","name":"Echobat","generation":1,"egg_groups":["Flyers"],"types":["sound"],\
        "abilities":["sonar",{"name":"BIG ears","hidden":true}],"stats":{"body":30,"mind":25.5},\
        "moves":{"level-up":[[5,"Loud Cry"]]},"designer":"Ana <3","derived":{"page":"/dex/pokemon/echobat/",\
        "forms":{"echobat":{"picture":"/dex/sprites/placeholder/echobat.svg","total":55.5,\
        "defences":{"sound":0.5,"glass":0}}},"family":{"slug":"echobat","name":"Echobat",\
        "evolves_to":[{"slug":"glassfin","name":"Glassfin","conditions":["after three songs"]}]},\
        "slugs":{"BIG ears":"big-ears","Flyers":"flyers","Loud Cry":"loud-cry"},"next":"glassfin"}}

        """)
  }

  @Test func everyFormHasItsDefences() throws {
    let species = try parsed(#require(documents()["api/v1/pokemon/glassfin.json"]))
    let forms = try #require(species["derived"]?["forms"])
    #expect(forms["glassfin"]?["defences"] == .object([.init("sound", .int(1)), .init("glass", .int(0))]))
    #expect(forms["shard"]?["defences"] == .object([.init("sound", .int(2)), .init("glass", .int(1))]))
    #expect(species["derived"]?["previous"] == .string("echobat"))
    #expect(species["derived"]?["next"] == nil)
  }

  @Test(arguments: [
    (
      "types/sound",
      """
      {"slug":"sound","name":"Sound","double_damage_to":["glass"],"half_damage_to":["sound"],\
      "colour_name":"violet","derived":{"page":"/types/sound/","members":["echobat","glassfin"],\
      "attack":{"sound":0.5,"glass":2},"defences":{"sound":0.5,"glass":0}}}
      """
    ),
    (
      "abilities/big-ears",
      """
      {"slug":"big-ears","name":"BIG ears","derived":{"page":"/abilities/big-ears/","holders":["glassfin"],\
      "hidden_holders":["echobat"]}}
      """
    ),
    (
      "moves/loud-cry",
      """
      {"slug":"loud-cry","name":"Loud Cry","type":"sound","power":40,"echo":true,\
      "derived":{"page":"/moves/loud-cry/","learners":{"level-up":[[5,"echobat"]]}}}
      """
    ),
    (
      "generations/1",
      """
      {"id":1,"name":"Generation I","derived":{"page":"/generations/1/","members":["echobat"]}}
      """
    ),
    (
      "egg-groups/flyers",
      """
      {"slug":"flyers","name":"Flyers","derived":{"page":"/egg-groups/flyers/","members":["echobat"]}}
      """
    ),
  ])
  func everyOtherEntryHasThemToo(name: String, expected: String) {
    let game = Self.game.replacing(
      "\"evolution\": \"after", with: "\"abilities\": [\"BIG ears\"], \"evolution\": \"after")
    #expect(documents(["Content/game.json": game])["api/v1/\(name).json"] == expected + "\n")
  }

  @Test func theIndexNamesAddressesBelowTheBasePath() throws {
    let index = try parsed(
      #require(documents(baseURL: "https://example.org/dex/")["api/v1/index.json"]))
    #expect(index["schema"] == .string("/dex/api/v1/schema.json"))
    #expect(index["documentation"] == .string("/dex/api/"))
    #expect(
      index["collections"]?["egg_groups"]
        == .object([
          .init("count", .int(1)), .init("url", .string("/dex/api/v1/egg-groups.json")),
          .init("entry", .string("/dex/api/v1/egg-groups/{slug}.json")),
          .init("schema", .string("/dex/api/v1/schema.json#/$defs/egg_group")),
        ]))
  }

  @Test func aListNamesEntriesAndPages() {
    #expect(
      documents()["api/v1/pokemon.json"] == """
        {"count":2,"pokemon":[
        {"id":1,"slug":"echobat","name":"Echobat","types":["sound"],"url":"/api/v1/pokemon/echobat.json",\
        "page":"/pokemon/echobat/"},
        {"id":2,"slug":"glassfin","name":"Glassfin","types":["glass","sound"],\
        "url":"/api/v1/pokemon/glassfin.json","page":"/pokemon/glassfin/"}
        ]}

        """)
  }

  @Test func anEntryWithoutAPageNamesNone() {
    let documents = documents([
      "Content/game.json": Self.game, "Content/site.yml": "sections: [api]\n",
    ])
    #expect(
      documents["api/v1/egg-groups/flyers.json"]
        == "{\"slug\":\"flyers\",\"name\":\"Flyers\",\"derived\":{\"members\":[\"echobat\"]}}\n")
  }

  // MARK: - Text

  /// Nothing that a reader does not see stands there as it is, and nothing of it is lost.
  @Test(arguments: [
    ("a\\tb", "a\\u0009b"), ("a\\fb", "a\\u000cb"), ("a\\nb", "a\\nb"), ("\\u007f", "\\u007f"),
    ("\\u0085", "\\u0085"), ("sun\\u00adlight", "sun\\u00adlight"), ("a\\u200bb", "a\\u200bb"),
    ("\\u202e", "\\u202e"), ("\\u2028", "\\u2028"), ("\\ufeff", "\\ufeff"), ("\\\"\\\\/", "\\\"\\\\/"),
    ("</script>&'", "</script>&'"), ("é–…ﬁ¿", "é–…ﬁ¿"), ("フシギダネ", "フシギダネ"), ("😀", "😀"),
    ("\\u0000", "\\u0000"),
  ])
  func textIsThatOfTheData(json: String, expected: String) throws {
    let text = try #require(
      documents(["Content/pokemon.json": "[{\"name\": \"A\", \"motto\": \"\(json)\"}]"])[
        "api/v1/pokemon/a.json"])
    #expect(text.contains("\"motto\":\"\(expected)\""))
    #expect(try parsed(text)["motto"] == parsed("\"\(json)\""))
  }

  // MARK: - Schema

  @Test(arguments: [
    "[]", "[{\"name\": \"A\"}]", game, "{\"pokemon\": [{\"name\": \"★\", \"moves\": [\"Hop\"]}]}",
    "{\"pokemon\": [{\"name\": \"A\", \"types\": [\"fire\"], \"height\": 1, \"sprites\": {\"x\": \"https://a.b/c\"},"
      + " \"image_url\": \"a.png\", \"forms\": [{\"name\": \"B\", \"types\": [], \"height\": null, \"extra\": 1}]}]}",
    "{\"pokemon\": [{\"name\": \"A\", \"names\": {\"ja\": \"ア\"}, \"gender_rate\": -1, \"is_baby\": true}]}",
  ])
  func everyFileIsValid(data: String) throws {
    try expectValid(documents(["Content/game.json": data.hasPrefix("[") ? "{\"pokemon\": \(data)}" : data]))
  }

  /// Every fiftieth: a test need not read the whole Pokédex.
  @Test func filesOfTheDefaultSiteAreValid() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Content")
    let data = String(
      decoding: try Data(contentsOf: folder.appending(path: "pokemon.json")), as: UTF8.self)
    let memory = MemorySite(["Content/pokemon.json": data])
    let api = APIWriter(memory.site, memory.links)
    var writer = JSONWriter()
    let entries = memory.plan.documents.filter { if case .entry = $0.content { true } else { false } }
    let sample = stride(from: 0, to: entries.count, by: 50).map { entries[$0] }
    #expect(sample.count > 1)
    try expectValid(
      Dictionary(
        uniqueKeysWithValues: ([.schema] + sample).map { document in
          api.write(document, to: &writer)
          return (document.path, String(decoding: writer.bytes, as: UTF8.self))
        }))
  }

  @Test func theSchemaRefusesWhatIsNoAnswer() throws {
    let schema = JSONSchema(root: try parsed(#require(documents()["api/v1/schema.json"])))
    for text in ["null", "[]", "{}", "{\"name\": \"A\"}", "{\"slug\": \"a\", \"name\": \"A\"}"] {
      #expect(try !schema.accepts(parsed(text)), "\(text)")
    }
    let species = try parsed(#require(documents()["api/v1/pokemon/echobat.json"]))
    #expect(try !schema.accepts(species, as: "index"))
    #expect(try !schema.accepts(species, as: "egg_group"))
  }

  private func expectValid(_ documents: [String: String]) throws {
    let schema = JSONSchema(root: try parsed(#require(documents["api/v1/schema.json"])))
    for (path, text) in documents where !path.hasSuffix("schema.json") {
      let value = try parsed(text)
      #expect(try schema.accepts(value), "\(path)")
      #expect(try schema.accepts(value, as: #require(definition(path))), "\(path)")
    }
  }

  private func definition(_ path: String) -> String? {
    let parts = path.dropFirst(APIDocument.folder.count).dropLast(".json".count).split(separator: "/")
    if parts == ["index"] { return "index" }
    return APICollection(rawValue: String(parts[0])).map {
      $0.definition + (parts.count == 1 ? "_list" : "")
    }
  }

  // MARK: - Documentation

  @Test func thePageShowsTheFirstSpecies() throws {
    let html = try MemorySite(["Content/game.json": Self.game]).html("api/")
    #expect(html.contains("<a href=\"/api/v1/pokemon/echobat.json\">"))
    #expect(html.contains("&quot;designer&quot;: &quot;Ana &lt;3&quot;"))
    #expect(html.contains("<td><code>/api/v1/egg-groups/{slug}.json</code></td>"))
  }

  @Test func thePageNeedsNoSpecies() throws {
    let html = try MemorySite(["Content/pokemon.json": "[]"]).html("api/")
    #expect(html.contains("<a href=\"/api/v1/index.json\">"))
  }

  @Test func everyPageLeadsToIt() throws {
    let site = MemorySite(["Content/game.json": Self.game])
    #expect(try site.html("").contains("<a href=\"/api/\">JSON API</a>"))
  }

  @Test func examplesAreShortened() {
    let json = "{\"a\":[1,2,3,4],\"b\":{\"c\":\"\(String(repeating: "x", count: 80))\"},\"d\":{}}"
    #expect(
      JSONExcerpt(Array(json.utf8)).text == """
        {
          "a": [1, 2, 3, …],
          "b": {
            "c": "\(String(repeating: "x", count: 80))"
          },
          "d": {}
        }
        """)
  }
}
