import Pokedex

/// Names of forms, shortened to the few patterns that they follow.
///
/// `Mega Charizard X` and `Mega Mewtwo X` are both `Mega {} X`.
struct FormPatterns: Sendable {
  /// In the order in which they are first met.
  private(set) var patterns: [Pattern] = []
  /// The positions of the species that have such a form.
  private(set) var species: [Pattern: [Int]] = [:]

  /// How a form is called; `{}` stands for the name or the slug of its species.
  struct Pattern: Sendable, Hashable {
    let name: String
    let slug: String
  }

  /// - Parameter all: every species, in the order of the Pokédex.
  init(_ all: [Species]) {
    for (index, species) in all.enumerated() {
      for form in species.forms.dropFirst() where form.name != species.name {
        add(
          Pattern(
            name: form.name.replacing(species.name, with: "{}", maxReplacements: 1),
            slug: form.slug.replacing(species.slug, with: "{}", maxReplacements: 1)),
          of: index)
      }
    }
  }

  private mutating func add(_ pattern: Pattern, of index: Int) {
    if species[pattern] == nil { patterns.append(pattern) }
    species[pattern, default: []].append(index)
  }
}
