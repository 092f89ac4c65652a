import Diagnostics

/// Who evolves from whom, free of loops and of families without end.
struct Lineage {
  /// How many members a family has at most: the page of each shows them all.
  private static let mostMembers = 200

  /// The slug that each slug evolves from.
  private(set) var parents: [String: String] = [:]

  private let identities: [Identity]
  /// Where the entries that are kept stand in `identities`.
  private let indexOfSlug: [String: Int]

  init(_ identities: [Identity], names: NameIndex, diagnostics: inout [Diagnostic]) {
    self.identities = identities
    indexOfSlug = Dictionary(
      identities.enumerated().lazy.filter(\.element.isKept).map { ($0.element.slug, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    findParents(names, &diagnostics)
    breakLoops(&diagnostics)
    limitFamilies(&diagnostics)
  }

  private mutating func findParents(_ names: NameIndex, _ diagnostics: inout [Diagnostic]) {
    var names = names
    for identity in identities {
      // The species' reader reports a wrong type.
      guard let value = identity.reader.present("evolves_from"), let reference = value.string,
        !reference.isBlank
      else { continue }
      if let parent = names.slug(of: reference) {
        if identity.isKept, indexOfSlug[parent] != nil { parents[identity.slug] = parent }
      } else {
        var reader = identity.reader
        reader.warn(
          value, "evolves_from names '\(reference)', which is not here\(names.suggestion(for: reference))")
        diagnostics.gather(reader.diagnostics)
      }
    }
  }

  private mutating func breakLoops(_ diagnostics: inout [Diagnostic]) {
    /// For every slug that was met: the round in which it was.
    var rounds: [String: Int] = [:]
    for (round, identity) in identities.enumerated() where identity.isKept {
      var slug = identity.slug
      while rounds[slug] == nil, let parent = parents[slug] {
        rounds[slug] = round
        slug = parent
      }
      guard rounds[slug] == round else { continue }
      diagnostics.gather(loop(from: slug))
      parents[slug] = nil
    }
  }

  /// Takes surplus members out of their family; only the first of each is reported.
  private mutating func limitFamilies(_ diagnostics: inout [Diagnostic]) {
    var ancestors: [String: String] = [:]
    var sizes: [String: Int] = [:]
    for identity in identities where identity.isKept && parents[identity.slug] != nil {
      let ancestor = ancestor(of: identity.slug, &ancestors)
      let size = sizes[ancestor, default: 1] + 1
      sizes[ancestor] = size
      guard size > Self.mostMembers else { continue }
      parents[identity.slug] = nil
      guard size == Self.mostMembers + 1, let value = identity.reader.present("evolves_from") else {
        continue
      }
      var reader = identity.reader
      reader.report(value, "evolves_from makes a family of more than \(Self.mostMembers) members")
      diagnostics.gather(reader.diagnostics)
    }
  }

  /// The first stage of a family; what is found on the way is kept.
  private func ancestor(of slug: String, _ known: inout [String: String]) -> String {
    var way: [String] = []
    var first = slug
    while known[first] == nil, let parent = parents[first] {
      way.append(first)
      first = parent
    }
    let ancestor = known[first] ?? first
    for member in way { known[member] = ancestor }
    return ancestor
  }

  /// The error for a loop, at the field of the one that closes it.
  private func loop(from start: String) -> [Diagnostic] {
    var slugs = [start]
    while let parent = slugs.last.flatMap({ parents[$0] }), parent != start { slugs.append(parent) }
    slugs.append(start)
    guard var reader = indexOfSlug[start].map({ identities[$0].reader }),
      let value = reader.present("evolves_from")
    else { return [] }
    reader.report(
      value, "evolves_from goes in a circle: \(circle(slugs))",
      fix: "remove evolves_from from the one that is the first stage")
    return reader.diagnostics
  }

  /// The names of a circle, a very long one without its middle.
  private func circle(_ slugs: [String]) -> String {
    let names = { (slugs: ArraySlice<String>) in
      slugs.map { slug in indexOfSlug[slug].map { identities[$0].name } ?? slug }
    }
    let shown =
      slugs.count <= 12 ? names(slugs[...]) : names(slugs.prefix(6)) + ["…"] + names(slugs.suffix(5))
    return shown.joined(separator: " from ")
  }
}
