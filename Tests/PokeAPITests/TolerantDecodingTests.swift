import Diagnostics
import Networking
import Testing

@testable import PokeAPI

/// Answers that are not quite what they should be.
@Suite struct TolerantDecodingTests {
  private func pokemon(_ text: String) throws -> PokeAPI.Answer<PokemonResource> {
    let endpoint = PokeAPIEndpoint<PokemonResource>.numbered("https://api.example/api/v2", 25)
    return try endpoint.decode(Array(text.utf8)).read()
  }

  @Test func takesNullAndMissingAsUnknown() throws {
    let answer = try pokemon(#"{"height": null, "types": null, "sprites": null, "moves": [null]}"#)
    #expect(answer.resource.height == nil)
    #expect(answer.resource.types.isEmpty)
    #expect(answer.resource.moves.isEmpty)
    #expect(answer.resource.pictures[.front] == nil)
    #expect(answer.warnings.isEmpty)
  }

  @Test func takesANumberInQuotesAndTellsOfIt() throws {
    let answer = try pokemon(
      #"{"weight": "60", "stats": [{"base_stat": "35", "effort": 0, "stat": {"name": "hp"}}]}"#)
    #expect(answer.resource.weight == 60)
    #expect(answer.resource.stats.map(\.value) == [35])
    #expect(
      answer.warnings.map(\.summary) == [
        "https://api.example/api/v2/pokemon/25: weight is a text where a number was expected",
        "https://api.example/api/v2/pokemon/25: stats[0].base_stat is a text where a number was expected",
      ])
    #expect(answer.warnings.allSatisfy { $0.severity == .warning })
  }

  @Test func leavesOutWhatItCannotUse() throws {
    let answer = try pokemon(#"{"height": "tall", "types": {"slot": 1}, "is_default": 1, "name": ["x"]}"#)
    #expect(answer.resource.height == nil)
    #expect(answer.resource.types.isEmpty)
    #expect(!answer.resource.isDefault)
    #expect(answer.resource.name == nil)
    #expect(answer.warnings.count == 4)
  }

  @Test func leavesOutAReferenceToNothing() throws {
    let answer = try pokemon(#"{"species": {"name": "pikachu", "url": "https://api.example/about"}}"#)
    #expect(answer.resource.species == nil)
    #expect(
      answer.warnings.map(\.summary) == [
        "https://api.example/api/v2/pokemon/25: species is 'https://api.example/about' names no resource; it is not used"
      ])
  }

  @Test(arguments: [
    (#"[]"#, BadAnswer.wrongType(codingPath: "", reason: "expected an object, found a list")),
    ("", .empty), ("<!doctype html><p>no</p>", .htmlPage),
  ])
  func refusesWhatIsNoResource(text: String, fault: BadAnswer) {
    #expect(throws: APIError.badAnswer(fault, url: "https://api.example/api/v2/pokemon/25")) {
      try pokemon(text)
    }
  }

  @Test func takesIdsFromUrls() {
    #expect(ResourceReference(name: "x", url: "https://pokeapi.co/api/v2/pokemon/10034/")?.id == 10034)
    #expect(ResourceReference(name: "x", url: "/api/v2/pokemon/25")?.id == 25)
    #expect(ResourceReference(name: "x", url: "data/api/v2/pokemon/25/index.json")?.id == 25)
    #expect(ResourceReference(name: "x", url: "/api/v2/pokemon/")?.id == nil)
  }
}
