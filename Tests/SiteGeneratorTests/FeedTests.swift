import Testing

@testable import SiteGenerator

@Suite struct FeedTests {
  private static let data = "[{\"name\": \"Mew\"}]"
  private static let settings = "title: A & B\nbase_url: https://example.org/dex/\n"
  private static let news = """
    ---
    title: First <steps>
    date: 2026-02-03
    description: What is new
    ---

    See [[Mew]], [below](#end), [the list](/) and [elsewhere](https://example.com/?a&b).

    ## End
    """

  private func feed(_ files: KeyValuePairs<String, String>, drafts: Bool = false) -> String? {
    let site = MemorySite(files, drafts: drafts)
    return CrawlerFiles.files(site.site, site.plan, site.composer).first { $0.path == "feed.xml" }?.text
  }

  @Test func aDatedPageIsAnEntry() {
    #expect(
      feed([
        "Content/pokemon.json": Self.data, "Content/site.yml": Self.settings,
        "Content/pages/news.md": Self.news, "Content/pages/about.md": "Not dated.",
      ]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
        <title>A &amp; B</title>
        <id>https://example.org/dex/</id>
        <updated>2026-02-03T00:00:00Z</updated>
        <link rel="alternate" type="text/html" href="https://example.org/dex/"/>
        <link rel="self" type="application/atom+xml" href="https://example.org/dex/feed.xml"/>
        <author>
        <name>A &amp; B</name>
        </author>
        <entry>
        <title>First &lt;steps&gt;</title>
        <id>https://example.org/dex/news/</id>
        <link rel="alternate" type="text/html" href="https://example.org/dex/news/"/>
        <published>2026-02-03T00:00:00Z</published>
        <updated>2026-02-03T00:00:00Z</updated>
        <summary>What is new</summary>
        <content type="html">&lt;p&gt;See &lt;a href=&quot;https://example.org/dex/pokemon/mew/&quot;&gt;Mew&lt;/a&gt;, \
        &lt;a href=&quot;https://example.org/dex/news/#end&quot;&gt;below&lt;/a&gt;, \
        &lt;a href=&quot;https://example.org/dex/&quot;&gt;the list&lt;/a&gt; and \
        &lt;a href=&quot;https://example.com/?a&amp;amp;b&quot;&gt;elsewhere&lt;/a&gt;.&lt;/p&gt;
        &lt;h3 id=&quot;end&quot;&gt;End&lt;/h3&gt;
        </content>
        </entry>
        </feed>

        """)
  }

  @Test func theNewestComesFirst() throws {
    let xml = try #require(
      feed([
        "Content/pokemon.json": Self.data, "Content/site.yml": Self.settings,
        "Content/pages/a.md": "---\ndate: 2025-01-01\n---\n",
        "Content/pages/b.md": "---\ndate: 2026-12-31\n---\n",
        "Content/pages/c.md": "---\ndate: 2025-01-01\n---\n",
        "Content/pages/d.md": "---\ndate: 2027-01-01\ndraft: true\n---\n",
      ]))
    let ids = xml.split(separator: "\n").filter { $0.hasPrefix("<id>") }
    #expect(
      ids == [
        "<id>https://example.org/dex/</id>", "<id>https://example.org/dex/b/</id>",
        "<id>https://example.org/dex/a/</id>", "<id>https://example.org/dex/c/</id>",
      ])
    #expect(xml.contains("<updated>2026-12-31T00:00:00Z</updated>\n<link"))
  }

  @Test func thereIsNoneWithoutDatesOrAddress() throws {
    let undated: KeyValuePairs = [
      "Content/pokemon.json": Self.data, "Content/site.yml": Self.settings, "Content/pages/a.md": "Hello",
    ]
    let homeless: KeyValuePairs = ["Content/pokemon.json": Self.data, "Content/pages/news.md": Self.news]
    #expect(feed(undated) == nil)
    #expect(feed(homeless) == nil)
    #expect(try !MemorySite(undated).html("").contains("application/atom+xml"))
  }

  @Test func pagesNameIt() throws {
    let site = MemorySite([
      "Content/pokemon.json": Self.data, "Content/site.yml": Self.settings,
      "Content/pages/news.md": Self.news + "\n\n[Feed](/feed.xml)",
    ])
    #expect(
      try site.html("pokemon/mew/").contains(
        "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"A &amp; B\" href=\"/dex/feed.xml\">"))
    #expect(try site.html("news/").contains("<a href=\"/dex/feed.xml\">Feed</a>"))
  }

  @Test func whatNoXMLMayHoldIsLeftOut() {
    #expect(
      XMLText.escaped("a\u{0}b\u{C}c\u{1F}d\u{7F}e\u{FFFE}\t\n<&\">'é😀") == "abcde\t\n&lt;&amp;&quot;&gt;'é😀")
  }
}
