import Diagnostics
import Networking
import Pokedex
import Testing

@testable import PokeAPI

/// A whole fetch from a service that sends nonsense: it ends, with a Pokédex that can be loaded or with the reason.
@Suite struct HostileFetchTests {
  private static let values = [
    "\"<script>{{>x}}\"", "[null, {\"name\": \"../x\", \"url\": \"/x/9223372036854775807/\"}]",
  ]

  private func fetch(_ path: String, _ answer: [UInt8]) async -> PokedexFetcher.Outcome {
    var answers = RichAPI.resources.mapValues { Array($0.utf8) }
    answers[path] = answer
    return await PokeAPITests.fetch(MemoryClient(answers: answers), from: .service(baseURL: RichAPI.base))
  }

  @Test func allIsThere() async {
    let outcome = await fetch("none", [])
    #expect(outcome.failures == [])
    #expect(outcome.warnings == [])
    #expect(outcome.dex?.species.map(\.forms.count) == [3, 1])
  }

  /// Lists, and what refers to others, decide what is asked for next.
  @Test(arguments: [
    "pokemon-species", "type", "generation", "move", "pokemon-species/2", "pokemon/1", "evolution-chain/1",
    "type/12",
    "generation/1", "version-group/1",
  ]) func whatLeadsOnLeadsToAnEnd(path: String) async throws {
    let text = Array((RichAPI.resources[path] ?? "").utf8)
    for place in try AnswerPlace.all(in: text) {
      let first = text[place.range.lowerBound]
      let isLink = place.key == "url" || place.key == "next" || place.key == "count"
      guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{") || isLink else { continue }
      for value in isLink ? ["\"/x/0/\"", "\"?offset=9223372036854775807&limit=-1\""] : Self.values {
        let outcome = await fetch(path, place.replaced(in: text, by: Array(value.utf8)))
        let cell = "\(path) \(place.path) = \(value)"
        guard let dex = outcome.dex else {
          if outcome.failures.isEmpty, outcome.fault == nil { Issue.record("\(cell): no reason") }
          continue
        }
        let errors = Dex.load(dex.dataFiles()).diagnostics.filter { $0.severity == .error }
        if !errors.allSatisfy({ $0.summary.contains("[") }) {
          Issue.record("\(cell): \(errors.map(\.summary))")
        }
      }
    }
  }

  /// The Pokédex that is there would be replaced by nothing.
  @Test(arguments: [
    "{}", #"{"results": null}"#, #"{"results": []}"#, #"{"results": [{"name": "x", "url": "/"}]}"#,
  ])
  func aListOfNothingIsAFault(list: String) async {
    let outcome = await fetch("pokemon-species", Array(list.utf8))
    #expect(outcome.dex == nil)
    #expect(outcome.fault == SelectionFault(summary: "the service lists no species"))
  }

  @Test func nothingIsAskedForByAPathThatLeavesTheService() async throws {
    let text = (RichAPI.resources["pokemon-species/2"] ?? "").replacing(
      "/api/v2/evolution-chain/1/", with: "https://elsewhere.example/../../etc/1?x=/7")
    let outcome = await fetch("pokemon-species/2", Array(text.utf8))
    #expect(outcome.failures == [])
    #expect(outcome.dex?.species(slug: "leafking")?.evolution.isEmpty == false)
  }

  // MARK: - Sizes

  /// A name of a group, a region or a game stands in every entry.
  @Test(arguments: AnswerKind.all) func noTextMultiplies(kind: AnswerKind) throws {
    let long = Array(("\"" + String(repeating: "x", count: 1 << 20) + "\"").utf8)
    for key in ["name", "genus", "flavor_text", "never_heard_of"] {
      let places = try AnswerPlace.all(in: kind.text).filter { $0.key == key }
      guard let place = places.last else { continue }
      var set = AnswerKind.whole
      let warnings = try kind.read(&set, place.replaced(in: kind.text, by: long)).warnings
      #expect(
        warnings.first?.summary
          == "\(RichAPI.base)/\(kind.path): \(place.path) is a text of more than 4096 bytes; it is not used")
      let files = DexImport(resources: set).dex().dataFiles()
      #expect(files.allSatisfy { $0.bytes.count < 10_000 })
    }
  }

  @Test func keysThatNobodyKnowsAreBounded() throws {
    let keys =
      (0..<1000).map { "\"k\($0)\": \"v\"" } + ["\"\(String(repeating: "k", count: 1 << 20))\": \"v\""]
    let way = "{\"trigger\": {\"name\": \"spin\"}, \(keys.reversed().joined(separator: ", "))}"
    let child = Family("leafling", "leafking", ways: way).child
    #expect(child?.evolution.count == 1)
    #expect((child?.evolution.first?.utf8.count ?? 0) < 500)
  }

  @Test(arguments: [
    ("varieties", #"{"is_default": true, "pokemon": {"name": "leafking", "url": "/pokemon/2/"}}"#),
    ("pokedex_numbers", #"{"entry_number": 2, "pokedex": {"name": "kanto"}}"#),
    ("egg_groups", #"{"name": "ground", "url": "/egg-group/5/"}"#),
  ]) func whatASpeciesSaysTwiceIsTakenOnce(key: String, element: String) throws {
    let list = Array(("[" + Array(repeating: element, count: 50_000).joined(separator: ",") + "]").utf8)
    let kind = try #require(AnswerKind.all.first { $0.path == "pokemon-species/2" })
    let place = try #require(AnswerPlace.all(in: kind.text).first { $0.path == key })
    var set = AnswerKind.whole
    let warnings = try kind.read(&set, place.replaced(in: kind.text, by: list)).warnings.map(\.summary)
    let start = "\(RichAPI.base)/pokemon-species/2: \(key)"
    #expect(
      warnings.prefix(2) == [
        "\(start) is a list of more than 2000 elements; the others are not used",
        "\(start)[1] is there a second time; it is not used",
      ])
    #expect(warnings.count == 100)
    let files = DexImport(resources: set).dex().dataFiles()
    #expect(files == DexImport(resources: AnswerKind.whole).dex().dataFiles())
  }

  @Test(arguments: [
    ("past_types", #"{"generation": {"name": "x", "url": "/generation/N/"}, "types": []}"#, 32),
    ("abilities", #"{"ability": {"name": "x", "url": "/ability/1/"}, "is_hidden": false, "slot": N}"#, 32),
    ("moves", #"{"move": {"name": "vN", "url": "/move/N/"}, "version_group_details": []}"#, 2000),
    ("stats", #"{"base_stat": 1, "effort": 1, "stat": {"name": "sN"}}"#, 2000),
  ]) func whatAPokemonHasIsBounded(key: String, element: String, most: Int) throws {
    let list = (0..<20_000).map { element.replacing("N", with: "\($0 + 1)") }
    let kind = try #require(AnswerKind.all.first { $0.path == "pokemon/1" })
    let place = try #require(AnswerPlace.all(in: kind.text).first { $0.path == key })
    var set = AnswerKind.whole
    let answer = place.replaced(in: kind.text, by: Array("[\(list.joined(separator: ","))]".utf8))
    #expect(
      try kind.read(&set, answer).warnings.map(\.summary) == [
        "\(RichAPI.base)/pokemon/1: \(key) is a list of more than \(most) elements; the others are not used"
      ])
    let errors = Dex.load(DexImport(resources: set).dex().dataFiles()).diagnostics.filter {
      $0.severity == .error
    }
    // More stats than all Pokémon may have together are the data's fault, and its loading tells so.
    #expect(errors.isEmpty == (key != "stats"))
    #expect(errors.allSatisfy { $0.summary.hasSuffix(" is one of more than 200 stats") })
  }

  /// Each way of learning is a key of its own in the data; the ways of one move and game may be many.
  @Test func waysOfLearningAreBounded() throws {
    let details = (0..<20_000).map {
      #"{"level_learned_at": 1, "move_learn_method": {"name": "way-\#($0)"}, "version_group": {"name": "x", "url": "/g/1/"}}"#
    }
    let kind = try #require(AnswerKind.all.first { $0.path == "pokemon/1" })
    let place = try #require(AnswerPlace.all(in: kind.text).first { $0.key == "version_group_details" })
    var set = AnswerKind.whole
    _ = try kind.read(
      &set, place.replaced(in: kind.text, by: Array("[\(details.joined(separator: ","))]".utf8)))
    let loaded = Dex.load(DexImport(resources: set).dex().dataFiles())
    #expect(loaded.diagnostics.filter { $0.severity == .error } == [])
    #expect(loaded.dex.species(slug: "leafling")?.form.moves.count == 2000)
  }

  @Test(arguments: [
    ("stats[0]", "7", "stats[0] is a number where an object was expected; it is not used"),
    ("stats[0].stat", "\"hp\"", "stats[0].stat is a string where an object was expected; it is not used"),
    ("species", "[]", "species is a list where an object was expected; it is not used"),
    (
      "moves[0].move", #"{"url": "/api/v2/move/22/"}"#,
      "moves[0].move is a link without a name; it is not used"
    ),
    ("moves[0].move", #"{"name": "vine-whip"}"#, "moves[0].move is an object without a url; it is not used"),
    ("forms[0]", #"{"name": "x", "url": "/"}"#, "forms[0] is '/' names no resource; it is not used"),
  ]) func whatIsNotUsedIsTold(path: String, value: String, warning: String) throws {
    let kind = try #require(AnswerKind.all.first { $0.path == "pokemon/1" })
    let place = try #require(AnswerPlace.all(in: kind.text).first { $0.path == path })
    var set = ResourceSet()
    let warnings = try kind.read(&set, place.replaced(in: kind.text, by: Array(value.utf8))).warnings
    #expect(warnings.map(\.summary) == ["\(RichAPI.base)/pokemon/1: \(warning)"])
  }
}
