import Testing

@testable import SiteGenerator

@Suite struct DigestTests {
  /// The values that `xxhsum -H2` prints.
  @Test(arguments: [
    ("", "99aa06d3014798d86001c324468d497f"),
    ("a", "a96faf705af16834e6c632b61e964e1f"),
    ("abc", "06b05ab6733a618578af5f94892f3950"),
  ])
  func itIsXXH3With128Bits(text: String, digest: String) {
    #expect(Digest(text).text == digest)
    #expect(Digest(text).shortText == String(digest.prefix(10)))
    #expect(Digest(hex: Array(digest.utf8)[...]) == Digest(text))
  }

  @Test(arguments: [
    "", "-", "99aa06d3014798d86001c324468d497", "99aa06d3014798d86001c324468d497g",
    "+9aa06d3014798d86001c324468d497f", "99aa06d3014798d8+001c324468d497f",
  ])
  func anythingElseIsNoDigest(text: String) {
    #expect(Digest(hex: Array(text.utf8)[...]) == nil)
  }

  // MARK: - Fingerprint

  private func fingerprint(
    _ files: KeyValuePairs<String, String>, data: [SourceFile] = [], theme: [SourceFile] = [],
    _ change: (inout BuildOptions) -> Void = { _ in }
  ) -> Digest {
    var options = BuildOptions()
    change(&options)
    return Fingerprint(SourceTree(files.map { SourceFile($0.key, $0.value) }), data, theme: theme, options)
      .whole
  }

  @Test func itDependsOnAllThatTheOutputDependsOn() {
    let digests = [
      fingerprint(["a": "1"]), fingerprint(["a": "2"]), fingerprint(["b": "1"]), fingerprint([:]),
      fingerprint(["a": "1", "b": ""]), fingerprint(["a": "1"], data: [SourceFile("d", "")]),
      fingerprint(["a": "1"], theme: [SourceFile("t", "")]), fingerprint(["a": "1"]) { $0.baseURL = "/x/" },
      fingerprint(["a": "1"]) { $0.includesDrafts = true }, fingerprint(["a": "1"]) { $0.isStrict = true },
    ]
    #expect(Set(digests).count == digests.count)
  }

  @Test func itDependsOnNothingElse() {
    let first = fingerprint(["a": "1", "b": "2"], data: [SourceFile("/home/me/dex.json", "x")]) {
      $0.site = "/home/me/site"
      $0.output = "/home/me/out"
      $0.jobs = 1
    }
    let second = fingerprint(["b": "2", "a": "1"], data: [SourceFile("../dex.json", "x")]) { $0.jobs = 8 }
    #expect(first == second)
  }
}
