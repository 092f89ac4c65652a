import Testing

@testable import Publishing

@Suite struct AddressTests {
  @Test(arguments: [
    ("https://github.com/Me/Dex.git", "me", "Dex"), ("https://user:secret@github.com/me/dex/", "me", "dex"),
    ("git@github.com:me/dex.git", "me", "dex"), ("ssh://git@github.com/me/dex.git", "me", "dex"),
    ("ssh://git@ssh.github.com:443/me/dex.git", "me", "dex"), ("github.com:me/dex", "me", "dex"),
  ])
  func repositoriesOnGitHubAreKnown(remote: String, owner: String, repository: String) throws {
    let pages = try #require(GitHubPages(remote: remote))
    #expect(pages.owner == owner)
    #expect(pages.repository == repository)
  }

  @Test(arguments: [
    "/srv/github.com/me/dex.git", "https://gitlab.com/me/dex.git", "origin", "", "https://github.com/me",
    "https://github.com.evil.org/me/dex", "git@github.com:me/dex/more",
  ])
  func othersAreNot(remote: String) {
    #expect(GitHubPages(remote: remote) == nil)
  }

  @Test(arguments: [
    ("https://pokedex.example", true), ("https://example.com", true), ("http://www.example.net:80", true),
    ("https://dex.invalid", true), ("https://myexample.com", false), ("https://example.io", false),
    ("https://me.github.io", false), ("http://127.0.0.1:8080", false), ("http://localhost", false),
    ("", false),
  ])
  func placeholdersAreKnown(origin: String, isPlaceholder: Bool) {
    #expect(SiteAddress(origin: origin, path: "/").isPlaceholder == isPlaceholder)
  }
}
