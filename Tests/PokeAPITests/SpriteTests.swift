import Networking
import Pokedex
import Testing

@testable import PokeAPI

/// Pictures of Pokémon.
@Suite struct SpriteTests {
  @Test func knowsTheChecksumOfTheStandard() {
    #expect(CRC32.of(Array("123456789".utf8)[...]) == 0xCBF4_3926)
  }

  @Test func readsTheSize() throws {
    let size = try PNGPicture(TestPicture.png(width: 96, height: 80)).size
    #expect(size == PixelSize(width: 96, height: 80))
  }

  @Test func refusesWhatIsNoWholePicture() throws {
    let picture = TestPicture.png(width: 96, height: 96)
    #expect(throws: PNGFault.signature) { try PNGPicture(Array("<html>".utf8)) }
    for length in 8..<picture.count {
      #expect(throws: PNGFault.cutShort, "\(length)") { try PNGPicture(Array(picture.prefix(length))) }
    }
    for index in 12..<29 {
      var damaged = picture
      damaged[index] ^= 1
      #expect(throws: PNGFault.checksum, "\(index)") { try PNGPicture(damaged) }
    }
    #expect(throws: PNGFault.size) { try PNGPicture(TestPicture.png(width: 0, height: 1)) }
    #expect(throws: PNGFault.size) { try PNGPicture(TestPicture.png(width: 1, height: 1_000_000)) }
    #expect(throws: PNGFault.header) {
      try PNGPicture(
        Array(picture.prefix(8)) + TestPicture.chunk("IDAT", [1]) + TestPicture.chunk("IEND", []))
    }
  }

  @Test func aPictureIsStoredAndItsSizeIsInTheData() async throws {
    let stored = Locked<[String: [UInt8]]>([:])
    let outcome = try await self.outcome(TestPicture.png(width: 96, height: 90)) { path, bytes in
      stored.withLock { $0[path] = bytes }
      return true
    }
    #expect(outcome.missingPictures == [])
    #expect(stored.withLock { $0.keys.sorted() } == ["sprites/leafling/front.png"])
    let pokemon = try #require(outcome.files["Content/pokemon.json"])
    #expect(
      pokemon.contains(
        #""sprites":{"front_default":{"path":"sprites/leafling/front.png","width":96,"height":90}}"#))
    let loaded = Dex.load(outcome.dex?.dataFiles() ?? [])
    let picture = try #require(loaded.dex.species(slug: "leafling")?.form.pictures.first)
    #expect(picture.kind == "default")
    #expect(picture.size == PixelSize(width: 96, height: 90))
    #expect(loaded.dex.species(slug: "leafking")?.form.pictures.isEmpty == true)
  }

  @Test func aPictureThatIsDamagedOrGoneIsNoReasonToStop() async throws {
    let damaged = try await outcome(Array(TestPicture.png(width: 96, height: 96).dropLast())) { _, _ in true }
    #expect(damaged.failures == [])
    #expect(
      damaged.missingPictures.map(\.message) == ["the answer cannot be read: a PNG picture that is cut short"]
    )
    #expect(damaged.dex?.species(slug: "leafling")?.form.pictures.isEmpty == true)
    let gone = try await outcome(nil) { _, _ in true }
    #expect(gone.missingPictures.map(\.status) == [404])
    #expect(gone.dex?.species.count == 3)
  }

  @Test func aDiskThatTakesNoPictureEndsTheWork() async throws {
    let outcome = try await outcome(TestPicture.png(width: 96, height: 96)) { _, _ in false }
    #expect(outcome.missingPictures == [])
    #expect(outcome.progress.done == outcome.progress.total - 1)
  }

  @Test func aPictureThatIsThereAlreadyStays() async throws {
    let picture = TestPicture.png(width: 40, height: 30)
    let outcome = try await outcome(nil, { _, _ in true }) { path in
      path == "sprites/leafling/front.png" ? picture : nil
    }
    #expect(outcome.missingPictures.map(\.status) == [404])
    let kept = try #require(outcome.dex?.species(slug: "leafling")?.form.pictures.first)
    #expect(kept.size == PixelSize(width: 40, height: 30))
  }

  private func outcome(
    _ picture: [UInt8]?, _ store: @escaping @Sendable (String, [UInt8]) -> Bool,
    _ stored: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) async throws -> PokedexFetcher.Outcome {
    let pictures = try StubServer(
      picture.map { ["/sprites/1.png": Answer(headers: [("Content-Type", "image/png")], body: $0)] } ?? [:])
    var answers = MiniAPI.answers()
    answers["/api/v2/pokemon/1"] = [
      .json(
        MiniAPI.pokemon(1, "leafling", species: 1, types: ["grass"], picture: pictures.url + "/sprites/1.png")
      )
    ]
    let server = try StubServer(answers)
    var request = PokedexFetcher.Request()
    request.sprites = [.front, .artwork]
    return await PokedexFetcher(
      request, from: try #require(DataSource(server.url)), data: testClient(), pictures: testClient(),
      concurrency: 2,
      storePicture: store, storedPicture: stored
    ).fetch()
  }
}
