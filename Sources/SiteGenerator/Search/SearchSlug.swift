import Pokedex

/// Slugs as the search data writes them: most follow from names, and those the script in the browser makes itself.
enum SearchSlug {
  /// The slug, or nothing if the name tells it: `Tapu Koko` is `tapu-koko`.
  static func text(of slug: String, named name: String) -> String {
    slug.utf8.elementsEqual(name.utf8.lazy.map(implied)) ? "" : slug
  }

  /// The slug of a kind of forms, or nothing if the name tells it: `Mega {} X` is `{}-mega-x`.
  static func text(of pattern: FormPatterns.Pattern) -> String {
    let words = pattern.name.split(separator: " ", omittingEmptySubsequences: false)
    return text(of: pattern.slug, named: (["{}"] + words.filter { $0 != "{}" }).joined(separator: " "))
  }

  /// What a byte of a name becomes in a slug; beyond ASCII nothing that a slug holds, for lower case may depend on who
  /// makes it.
  private static func implied(by byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: " "): UInt8(ascii: "-")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case 0x80...: 0xFF
    default: byte
    }
  }
}
