import Networking
import Testing

@testable import PokeAPI

/// What `--from` takes.
@Suite struct DataSourceTests {
  @Test(arguments: [
    "https://pokeapi.co/api/v2/", "https://pokeapi.co/api/v2", "https://pokeapi.co", "https://pokeapi.co/",
  ])
  func aServiceMayBeNamedWithAndWithoutItsPath(text: String) {
    #expect(DataSource(text) == .service(baseURL: "https://pokeapi.co/api/v2"))
  }

  @Test(arguments: ["", "/", "/api/v2", "/api/v2/"])
  func aFolderMayBeNamedWithAndWithoutItsPath(suffix: String) throws {
    let folder = try TemporaryFolder()
    try MiniAPI.write(to: folder.path)
    let source = DataSource(folder.path + suffix)
    #expect(source == DataSource("file://" + folder.path))
    guard case .folder(let path) = source else {
      Issue.record("no folder: \(String(describing: source))")
      return
    }
    #expect(path.hasSuffix("/api/v2"))
  }

  @Test func thePublicStaticCopyAndSpacesInAFileURLAreUnderstood() throws {
    let folder = try TemporaryFolder()
    try MiniAPI.write(to: folder.path + "/my copy/data")
    #expect(DataSource("file://\(folder.path)/my%20copy") != nil)
    #expect(
      DataSource(folder.path + "/my copy") == DataSource("file://localhost\(folder.path)/my%20copy/data"))
    #expect(DataSource(folder.path) == nil)
  }

  @Test func aFolderAnswersByNumberAndByNameAndNothingOutsideOfIt() async throws {
    let folder = try TemporaryFolder()
    try MiniAPI.write(to: folder.path)
    try TemporaryFolder.write("{\"name\": \"secret\"}", to: folder.path + "/index.json")
    let client = FolderClient(path: folder.path + "/api/v2")
    let base = "file://" + folder.path + "/api/v2"
    #expect(
      try await client.send(PokeAPIEndpoint<SpeciesResource>.named(base, "sparky")).read().resource.name
        == "sparky")
    #expect(
      try await client.send(PokeAPIEndpoint<SpeciesResource>.numbered(base, 2)).read().resource.name
        == "leafking")
    #expect(
      await client.failure(of: PokeAPIEndpoint<SpeciesResource>.numbered(base, 99))
        == .unsuccessfulStatus(404, retryAfter: nil, url: base + "/pokemon-species/99"))
    for url in [base + "/../..", "file:///etc/passwd", base + "/pokemon/../../.."] {
      #expect(
        await client.failure(of: PokeAPIEndpoint<SpeciesResource>.link(url))
          == .invalidRequest(.malformedURL, url: url))
    }
  }
}
