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

  /// What is sent in place of a picture, and why it is left out.
  private static let bombs: [(name: String, bytes: [UInt8], fault: PNGFault)] = [
    ("100,000 x 100,000", TestPicture.png(width: 100_000, height: 100_000), .size),
    ("2^31 x 2^31", TestPicture.png(width: 1 << 31, height: 1 << 31), .size),
    ("1 x 8193", TestPicture.png(width: 1, height: 8193), .size),
    ("cut in a chunk", Array(TestPicture.png(width: 9, height: 9).prefix(40)), .cutShort),
    ("a chunk of 4 GB", start + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8), .cutShort),
    ("a chunk of 2 GB", start + [0x7F, 0xFF, 0xFF, 0xFF] + Array("IHDR12345678".utf8), .cutShort),
    (
      "a million chunks", start + header + (0..<100_000).flatMap { _ in TestPicture.chunk("tEXt", []) },
      .cutShort
    ),
    ("no data", start + header + TestPicture.chunk("IEND", []), .header),
    ("a long header", start + TestPicture.chunk("IHDR", Array(repeating: 1, count: 99)), .header),
    ("a web page", Array("\n<!-- hello --><p>Not found</p>".utf8), .signature),
    (
      "a drawing", Array("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".utf8),
      .signature
    ),
    ("a JPEG picture", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10] + Array("JFIF".utf8), .signature),
  ]

  private static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let header = TestPicture.chunk("IHDR", [0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, 0])

  @Test(arguments: bombs.indices) func whatIsNoPictureIsLeftOut(index: Int) async throws {
    let bomb = Self.bombs[index]
    #expect(throws: bomb.fault, "\(bomb.name)") { try PNGPicture(bomb.bytes) }
    let stored = Locked(0)
    let outcome = try await outcome(bomb.bytes) { _, _ in
      stored.withLock { $0 += 1 }
      return true
    }
    #expect(stored.withLock { $0 } == 0, "\(bomb.name)")
    #expect(outcome.failures == [])
    #expect(outcome.missingPictures.map(\.message) == ["the answer cannot be read: \(bomb.fault.message)"])
    #expect(outcome.files["Content/pokemon.json"]?.contains("sprites") == false)
  }

  /// Where the picture is said to be, by a service that would like to see other files or hosts.
  @Test(arguments: [
    "file:///etc/passwd", "/etc/passwd", "ftp://127.0.0.1/a.png", "gopher://127.0.0.1/a",
    "data:image/png;base64,x",
    "javascript:alert(1)", "http://", "http://[::1", "http://a b/", "\\u0000", "http:///x.png",
  ])
  func noAddressLeadsElsewhere(address: String) async throws {
    var answers = RichAPI.resources.mapValues { Array($0.utf8) }
    let pokemon = MiniAPI.pokemon(1, "leafling", species: 1, types: ["grass"], picture: address)
    answers["pokemon/1"] = Array(pokemon.utf8)
    var request = PokedexFetcher.Request()
    request.sprites = [.front]
    let outcome = await PokedexFetcher(
      request, from: .service(baseURL: RichAPI.base), data: MemoryClient(answers: answers),
      pictures: testClient(),
      concurrency: 2, storePicture: { _, _ in true }
    ).fetch()
    #expect(outcome.dex?.species.count == 2)
    #expect(outcome.dex?.species(slug: "leafling")?.form.pictures.isEmpty == true)
    #expect(
      outcome.missingPictures.contains { $0.url == address || address.hasPrefix("\\") },
      "\(outcome.missingPictures)")
    #expect(outcome.missingPictures.allSatisfy { $0.status == nil })
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
