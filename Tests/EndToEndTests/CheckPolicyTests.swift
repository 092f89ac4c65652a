import TestSupport
import Testing

/// `pokesite check` against the Content-Security-Policy of the pages.
@Suite struct CheckPolicyTests {
  private static let ownPage = """
    {{<layout}}
    {{$main}}
    <h1 style="color: red" onclick="run()">Own</h1>
    <script>run()</script>
    <script type="application/ld+json">{"@type": "Thing"}</script>
    <script src="https://stats.example/count.js"></script>
    <iframe src="https://video.example/1" title="A video"></iframe>
    <a href="https://other.example/">Elsewhere</a> <a href="javascript:run()">Run</a>
    {{/main}}
    {{/layout}}
    """

  private func policyProblems(_ settings: String) throws -> [String] {
    let site = try TestSite([
      "Content/pokemon.json": #"[{"name": "A"}]"#, "Content/site.yml": settings,
      "Templates/404.mustache": Self.ownPage,
    ])
    try site.build()
    let page = try site.page("404.html").split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(page.firstIndex { $0.hasPrefix("<h1") })
    return try site.run(["check"]).problems.map { problem in
      let parts = problem.split(separator: ":", maxSplits: 3)
      return parts[0] == "Public/404.html"
        ? "\(Int(parts[1]).map { $0 - 1 - first } ?? -1):\(parts[2]):\(parts[3])" : problem
    }
  }

  /// Places count from the line of the heading.
  @Test func whatThePolicyBlocksIsFound() throws {
    #expect(
      try policyProblems("") == [
        "0:12: error: the page's Content-Security-Policy blocks the style attribute",
        "0:24: error: the page's Content-Security-Policy blocks the event handler",
        "1:1: error: the page's Content-Security-Policy blocks the script in the page",
        "3:14: error: the page's Content-Security-Policy blocks the script 'https://stats.example/count.js'",
        "4:14: error: the page's Content-Security-Policy blocks the page or file 'https://video.example/1'",
        "5:57: error: the page's Content-Security-Policy blocks the script in the address",
      ])
  }

  @Test(arguments: [
    "content_security_policy: false\n",
    """
    content_security_policy:
      script-src: [unsafe-inline, https://stats.example]
      style-src: unsafe-inline
      frame-src: https://video.example

    """,
  ])
  func whatThePolicyAllowsIsRight(settings: String) throws {
    #expect(try policyProblems(settings) == [])
  }
}
