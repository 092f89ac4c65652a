import Testing

@testable import SiteGenerator

@Suite struct AddressResolverTests {
  private static let paths = [
    "index.html", "pokemon/mew/index.html", "pokemon/index.html", "a b.png", "é.png", "about.html", "x%.png",
  ]
  private static let files = paths.map { BuiltTree.File(path: $0, size: 0, place: "") }

  /// What an address on the page of Mew leads to, in short.
  private func resolve(_ address: String, base: String = "https://example.org/dex/") throws -> String {
    let base = try #require(BaseURL(base))
    let resolver = AddressResolver(TargetTable(Self.files), base: base)
    switch resolver.resolve(Array(address.utf8)[...], in: resolver.folder(of: Self.files[1]), of: 1) {
    case .file(let file, let fragment):
      return Self.paths[file] + (fragment.map { "#" + String(decoding: $0, as: UTF8.self) } ?? "")
    case .missing(let path): return "missing \(path)"
    case .outside(let path): return "outside \(path)"
    case .elsewhere(let address): return "elsewhere \(address)"
    case .invalid(let host): return "invalid \(host)"
    case .other: return "other"
    case .empty: return "empty"
    }
  }

  @Test(arguments: [
    ("/dex/", "index.html"), ("/dex", "index.html"), ("/dex/index.html", "index.html"), ("", "empty"),
    (" ", "empty"),
    ("/dex/pokemon/mew/", "pokemon/mew/index.html"), ("/dex/pokemon/mew", "pokemon/mew/index.html"),
    ("/dex/pokemon/mew/?a=/b#c", "pokemon/mew/index.html#c"), ("#c%20d", "pokemon/mew/index.html#c d"),
    ("#", "pokemon/mew/index.html"), ("#TOP", "pokemon/mew/index.html"), ("?q", "pokemon/mew/index.html"),
    ("#a:~:text=b", "pokemon/mew/index.html#a"), ("#:~:text=b", "pokemon/mew/index.html"),
    (".", "pokemon/mew/index.html"), ("./", "pokemon/mew/index.html"), ("..", "pokemon/index.html"),
    ("../../", "index.html"), ("../../a%20b.png", "a b.png"), ("../../a b.png", "a b.png"),
    ("/dex/%C3%A9.png", "é.png"), ("/dex/é.png", "é.png"), ("/dex/x%.png", "x%.png"),
    ("/dex/x/../about.html", "about.html"), ("/dex/x/%2E%2e/about.html", "about.html"),
    (" /dex/\tabout\n.html ", "about.html"), ("\\dex\\about.html", "about.html"),
    ("/dex/about", "missing about"), ("/dex/About.html", "missing About.html"),
    ("gone/", "missing pokemon/mew/gone/"),
    ("/dex//about.html", "missing /about.html"),
    ("/", "outside /"), ("../../../x", "outside /x"), ("../../../../x", "outside /x"),
    ("/dexter/", "outside /dexter/"),
    ("https://example.org/dex/about.html", "about.html"), ("HTTPS://EXAMPLE.org/dex/", "index.html"),
    ("//example.org/dex/about.html", "about.html"), ("https://example.org/dex", "index.html"),
    ("https://example.org/other/", "elsewhere https://example.org/other/"),
    ("https://example.org.evil/dex/", "elsewhere https://example.org.evil/dex/"),
    ("http://example.org/dex/", "elsewhere http://example.org/dex/"),
    ("//cdn.example/x", "elsewhere https://cdn.example/x"),
    ("https://a.example/#b", "elsewhere https://a.example/#b"),
    ("http://ex ample/", "invalid ex ample"), ("//", "invalid "), ("///", "invalid "),
    ("http://", "invalid "),
    ("https://?a", "invalid "), ("https://a^b.example/", "invalid a^b.example"),
    ("https://a%20b.example/", "invalid a%20b.example"), ("https://a.example:x/", "invalid a.example:x"),
    ("https://a.example:65536/", "invalid a.example:65536"), ("https://[::1/", "invalid [::1"),
    ("https://[::g]/", "invalid [::g]"), ("https://1.2.3.256/", "invalid 1.2.3.256"),
    ("https://ash@/", "invalid "), ("https://a.example:8080/x", "elsewhere https://a.example:8080/x"),
    ("https://a.example:/", "elsewhere https://a.example:/"),
    ("https://[::1]:80/", "elsewhere https://[::1]:80/"),
    ("https://1.2.3.4./", "elsewhere https://1.2.3.4./"),
    ("https://pokédex.example/", "elsewhere https://pokédex.example/"),
    ("https://ash:pika@a.example/", "elsewhere https://ash:pika@a.example/"),
    ("https:\\\\a.example\\x", "elsewhere https:\\\\a.example\\x"),
    ("mailto:a@b", "other"), ("data:image/png;base64,AA", "other"), ("javascript:alert(1)", "other"),
    ("tel:1", "other"),
    ("1:2", "missing pokemon/mew/1:2"), (":", "missing pokemon/mew/:"),
  ])
  func addresses(address: String, expected: String) throws {
    #expect(try resolve(address) == expected)
  }

  @Test func atTheRootOfAHostNothingIsOutside() throws {
    #expect(try resolve("../../../../about.html", base: "/") == "about.html")
    #expect(try resolve("/gone", base: "/") == "missing gone")
    #expect(try resolve("//example.org/", base: "/") == "elsewhere https://example.org/")
    #expect(try resolve("//example.org/x", base: "http://a.example/") == "elsewhere http://example.org/x")
  }

  @Test func aBaseElementMovesRelativeAddresses() throws {
    let base = try #require(BaseURL("/dex/"))
    let resolver = AddressResolver(TargetTable(Self.files), base: base)
    let folder = resolver.folder(of: Self.files[1])
    let moved = resolver.folder(Array("/dex/x/y".utf8)[...], from: folder)
    #expect(resolver.resolve(Array("../about.html".utf8)[...], in: moved, of: 1) == .file(5, fragment: nil))
    let away = resolver.folder(Array("https://a.example/".utf8)[...], from: folder)
    #expect(resolver.resolve(Array("about.html".utf8)[...], in: away, of: 1) == .other)
    #expect(resolver.resolve(Array("/dex/about.html".utf8)[...], in: away, of: 1) == .file(5, fragment: nil))
  }
}
