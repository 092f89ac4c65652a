import Testing

@testable import PreviewServer

@Suite struct RequestPathTests {
  @Test(arguments: [
    ("/", [], true), ("/index.html", ["index.html"], false), ("/pokemon/mew/", ["pokemon", "mew"], true),
    ("/pokemon/mew", ["pokemon", "mew"], false), ("/a%20b/%C3%A9", ["a b", "é"], false),
    ("/a?b=/../c", ["a"], false), ("/a/#b", ["a"], true), ("/?x", [], true),
    ("/%252e%252e/a", ["%2e%2e", "a"], false), ("/a+b", ["a+b"], false), ("/...", ["..."], false),
    ("/a%2eb", ["a.b"], false), ("//a", ["", "a"], false), ("http://host:80/a/", ["a"], true),
    ("HTTPS://host/a", ["a"], false),
  ])
  func aPathIsTakenApart(target: String, names: [String], isFolder: Bool) throws {
    let path = try #require(RequestPath(target: target))
    #expect(path.names == names)
    #expect(path.isFolder == isFolder)
  }

  @Test(arguments: [
    "", "*", "a", "?", "/..", "/../", "/a/..", "/./a", "/%2e%2e/a", "/.%2E/a", "/%2e/a", "/a%2fb", "/a%2Fb",
    "/a\\b",
    "/%5c..%5ca", "/a%00b", "/a%0ab", "/a%7f", "/a%", "/a%2", "/a%zz", "/a%2x", "/%c3", "/%c0%ae%c0%ae/a",
    "/%e0%80%af", "/%ed%a0%80", "http://host", "https://", "host:443", "/a%\u{FF10}0",
    "/a\u{7}", "/a?\0", "/a?b\u{1B}c", "/a/#\u{7F}",
  ])
  func whatLeadsAstrayIsRefused(target: String) {
    #expect(RequestPath(target: target) == nil)
  }

  @Test(arguments: [
    ([], true, "/"), (["a b", "é?#%"], true, "/a%20b/%C3%A9%3F%23%25/"), (["a+b", "(c)"], false, "/a+b/(c)"),
    (["\u{1}"], false, "/%01"),
  ])
  func aPathIsEncodedForALocation(names: [String], isFolder: Bool, text: String) {
    #expect(RequestPath.encoded(names, isFolder: isFolder) == text)
  }

  @Test(arguments: [("/a", ""), ("/a?", "?"), ("/a?b=c?d", "?b=c?d")])
  func theQueryIsKept(target: String, query: String) {
    #expect(RequestPath.query(of: target) == query)
  }
}
