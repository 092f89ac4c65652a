import TestSupport
import Testing

/// `pokesite fetch` as a user meets it when it cannot do its work. What it brings is tested in `PokeAPITests`.
@Suite struct FetchCommandTests {
  private let site: TestSite

  init() throws {
    site = try TestSite(["Content/pokemon.json": "{\"pokemon\":[{\"name\":\"Mew\"}]}"])
  }

  @Test func aServerThatIsNotThereIsExit69AndNothingIsLost() throws {
    let result = try site.run(["fetch", "--from", "http://127.0.0.1:1", "--quiet"])
    #expect(result.code == 69)
    #expect(
      result.errors.contains(
        "error: http://127.0.0.1:1/api/v2/pokemon-species?limit=100000&offset=0: the connection was refused"))
    #expect(try site.folder.text("Content/pokemon.json") == "{\"pokemon\":[{\"name\":\"Mew\"}]}")
  }

  @Test func offlineWithoutACacheSaysSo() throws {
    let result = try site.run(["fetch", "--from", "http://127.0.0.1:1", "--offline", "--quiet"])
    #expect(result.code == 1)
    #expect(result.errors.contains("http://127.0.0.1:1/api/v2/pokemon-species"))
    #expect(try site.folder.text("Content/pokemon.json") == "{\"pokemon\":[{\"name\":\"Mew\"}]}")
  }

  @Test(arguments: [
    (["--rate", "x"], "--rate takes a number of requests a second, or 0 for no limit, not 'x'"),
    (["--with", "cries"], "--with does not know 'cries'"),
    (["--only", "5-2"], "'5-2' runs backwards; write 2-5"),
    (["--form", "x"], "there is no option '--form'; did you mean '--from'?"),
    (
      ["--from", "nowhere"], "--from takes a web address or a folder with PokeAPI's JSON files, not 'nowhere'"
    ),
  ])
  func wrongUsageIsExit64(arguments: [String], words: String) throws {
    let result = try site.run(["fetch"] + arguments)
    #expect(result.code == 64)
    #expect(result.errors.contains(words))
  }

  @Test func helpHasExamples() throws {
    let result = try site.run(["fetch", "--help"])
    #expect(result.code == 0)
    #expect(result.output.contains("pokesite fetch --only 1-151,eevee --with artwork,moves"))
  }
}
