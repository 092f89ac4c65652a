import Pokedex

/// Slugs as the search data writes them: most follow from names, and those the script in the browser makes itself.
enum SearchSlug {
  /// The slug, or nothing if the name tells it: `Tapu Koko` is `tapu-koko`.
  static func text(of slug: String, named name: String) -> String {
    slug == implied(by: name.split(separator: " ", omittingEmptySubsequences: false)) ? "" : slug
  }

  /// The slug of a kind of forms, or nothing if the name tells it: `Mega {} X` is `{}-mega-x`.
  static func text(of pattern: FormPatterns.Pattern) -> String {
    let words = pattern.name.split(separator: " ", omittingEmptySubsequences: false)
    return pattern.slug == implied(by: ["{}"] + words.filter { $0 != "{}" }) ? "" : pattern.slug
  }

  /// Nil where lower case may depend on who makes it.
  private static func implied(by words: [Substring]) -> String? {
    let slug = words.joined(separator: "-")
    return slug.utf8.allSatisfy { $0 < 0x80 } ? slug.lowercased() : nil
  }
}
