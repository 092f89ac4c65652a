import Testing

@testable import SiteGenerator

@Suite struct EnforcedPolicyTests {
  @Test(arguments: [
    ("https://a.example", "https://a.example/x.js", true),
    ("https://a.example", "http://a.example/x.js", false),
    ("http://a.example", "https://a.example/x.js", true), ("a.example", "https://A.example/x.js", true),
    ("a.example", "https://b.a.example/x.js", false), ("*.a.example", "https://b.a.example/x.js", true),
    ("*.a.example", "https://a.example/x.js", false), ("*.a.example", "https://xa.example/x.js", false),
    ("a.example", "https://a.example:8443/", false), ("a.example:8443", "https://a.example:8443/", true),
    ("a.example:*", "https://a.example:8443/", true), ("a.example:443", "https://a.example/", true),
    ("a.example/js/", "https://a.example/js/x.js?y", true),
    ("a.example/js/", "https://a.example/x.js", false),
    ("a.example/x.js", "https://a.example/x.js?y", true),
    ("a.example/x.js", "https://a.example/x.js/y", false),
    ("a.example/", "https://a.example/x", true), ("https:", "https://a.example:1/x", true),
    ("https:", "http://a.example/", false), ("data:", "https://a.example/", false),
    ("*", "http://a.example:1/", true),
    ("'unsafe-inline'", "https://a.example/", false), ("'none'", "https://none/", false),
    ("", "https://a.example/", false),
    ("'self'", "https://dex.example/x", true), ("'self'", "https://dex.example.evil/x", false),
    ("HTTPS://A.EXAMPLE", "https://a.example/", true), ("b.example a.example", "https://a.example/", true),
  ])
  func anAddressIsFoundInSources(sources: String, address: String, isAllowed: Bool) {
    let policy = EnforcedPolicy("script-src \(sources)")
    #expect(policy.allows(.script, from: address, origin: "https://dex.example") == isAllowed)
  }

  @Test(arguments: [
    (Reference.Kind.script, "script-src-elem"), (.style, "style-src"), (.picture, "img-src"),
    (.font, "font-src"),
    (.media, "media-src"), (.frame, "child-src"),
  ])
  func theMostExactListCounts(kind: Reference.Kind, directive: String) {
    let address = "https://a.example/x"
    #expect(!EnforcedPolicy("default-src 'self'").allows(kind, from: address, origin: ""))
    #expect(EnforcedPolicy("default-src 'self'; \(directive) https:").allows(kind, from: address, origin: ""))
    #expect(
      !EnforcedPolicy("default-src https:; \(directive) 'none'").allows(kind, from: address, origin: ""))
    #expect(EnforcedPolicy("form-action 'self'").allows(kind, from: address, origin: ""))
  }

  @Test(arguments: [Reference.Kind.link, .entry, .file]) func linksAreFree(kind: Reference.Kind) {
    #expect(EnforcedPolicy("default-src 'none'").allows(kind, from: "https://a.example/", origin: ""))
  }

  private static let kinds: [InlineCode.Kind] = [.script, .address, .handler, .style, .styleAttribute]

  @Test(arguments: [
    ("default-src 'self'", []), ("", kinds), ("form-action 'self'", kinds),
    ("default-src 'unsafe-inline'", kinds),
    ("DEFAULT-SRC 'self' ; Script-Src  'Unsafe-Inline'", [.script, .address, .handler]),
    ("default-src 'self'; script-src 'sha256-abc='", [.script, .address, .handler]),
    ("default-src 'self'; style-src-attr 'unsafe-inline'", [.styleAttribute]),
    ("default-src 'self'; script-src-elem 'unsafe-inline'", [.script, .address]),
    ("default-src 'self'; style-src 'none'; style-src 'unsafe-inline'", []),
  ])
  func whatStandsInThePageIsAllowedOrNot(policy: String, allowed: [InlineCode.Kind]) {
    #expect(Self.kinds.filter { EnforcedPolicy(policy).allows($0) } == allowed)
  }
}
