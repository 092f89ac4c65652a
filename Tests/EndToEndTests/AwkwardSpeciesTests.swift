import TestSupport
import Testing

/// Species that break programs: by their names, forms, genders, families or numbers.
@Suite struct AwkwardSpeciesTests {
  /// The repository's own site, built once for all tests.
  private static let site = Result { () throws -> TestSite in
    let site = try TestSite()
    try site.folder.copy(["Content", "Templates"], from: repository)
    try site.build()
    return site
  }

  private func html(_ slug: String) throws -> String {
    try Self.site.get().page("pokemon/\(slug)/index.html")
  }

  @Test(arguments: AwkwardSpecies.texts) func theirPagesReadRight(slug: String, text: String) throws {
    #expect(SpeciesPage(try html(slug)).summary == text)
  }

  @Test(arguments: AwkwardSpecies.slugs) func nothingIsEmptyOrNull(slug: String) throws {
    let html = try html(slug)
    let page = Markup(html)
    #expect(page.faults == [])
    let words = page.text.replacing(/Type?: ?Null/, with: "").lowercased().split { !$0.isLetter }
    #expect(!words.contains { ["null", "nil", "nan", "undefined", "optional"].contains($0) })
    let empty = html.matches(
      of: /<(h1|h2|h3|p|dt|dd|li|th|ul|dl|tbody|section|figcaption)>(\s|<[^>]*>)*<\/\1>/)
    // A status is filled by a script.
    #expect(empty.map(\.0).filter { !$0.hasPrefix("<p>") || !$0.contains("role=") } == [])
    // What follows a heading is what it announces, and no further heading of its rank.
    #expect(html.firstMatch(of: /<\/h([23])>\s*(<h\1|<\/section>|<\/article>)/) == nil)
  }
}
