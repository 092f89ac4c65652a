import Diagnostics

/// Finds the slug that a reference means: written as a slug, as the name in any case, or as anything that folds
/// to either. A slug goes before a name, an earlier entry before a later one.
struct NameIndex: Sendable {
  private var slugs: [String: String] = [:]
  private var names: [String] = []
  private var guesses = 0

  init(_ entries: some Sequence<(slug: String, name: String)>) {
    for entry in entries { insert(slug: entry.slug, name: entry.name) }
  }

  mutating func insert(slug: String, name: String) {
    names.append(name)
    slugs[slug] = slug
    for key in [name, Self.folded(name)] where slugs[key] == nil { slugs[key] = slug }
  }

  /// The slug, or nil if nothing has that name.
  func slug(of reference: String) -> String? {
    slugs[reference] ?? slugs[Self.folded(reference)]
  }

  /// How many unknown references get a suggestion: each is compared with every name there is.
  private static let mostGuesses = 100

  /// `; did you mean 'Pikachu'?`; nothing when that has been asked too often.
  mutating func suggestion(for reference: String) -> String {
    guesses += 1
    return guesses <= Self.mostGuesses ? Diagnostics.suggestion(for: reference, among: names) : ""
  }

  private static func folded(_ name: String) -> String {
    Slug.fold(name) ?? name.lowercased()
  }
}
