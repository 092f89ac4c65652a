import Diagnostics

/// Who evolves from whom, free of loops.
struct Lineage {
  /// The slug that each slug evolves from.
  private(set) var parents: [String: String] = [:]

  init(_ identities: [Identity], names: NameIndex, diagnostics: inout [Diagnostic]) {
    let kept = identities.filter(\.isKept)
    let keptSlugs = Set(kept.map(\.slug))
    for identity in identities {
      var reader = identity.reader
      guard let value = reader.present("evolves_from"), let reference = reader.text("evolves_from") else {
        continue  // The species' reader reports a wrong type.
      }
      if let parent = names.slug(of: reference) {
        if identity.isKept, keptSlugs.contains(parent) { parents[identity.slug] = parent }
      } else {
        reader.warn(
          value, "evolves_from names '\(reference)', which is not here\(names.suggestion(for: reference))")
        diagnostics += reader.diagnostics
      }
    }
    breakLoops(kept, &diagnostics)
  }

  private mutating func breakLoops(_ identities: [Identity], _ diagnostics: inout [Diagnostic]) {
    let identityOfSlug = Dictionary(identities.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
    /// For every slug that was met: the round in which it was.
    var rounds: [String: Int] = [:]
    for (round, identity) in identities.enumerated() {
      var slug = identity.slug
      while rounds[slug] == nil, let parent = parents[slug] {
        rounds[slug] = round
        slug = parent
      }
      guard rounds[slug] == round, let start = identityOfSlug[slug] else { continue }
      diagnostics += loop(from: start, identityOfSlug)
      parents[slug] = nil
    }
  }

  /// The error for a loop, at the field of the one that closes it.
  private func loop(from start: Identity, _ identities: [String: Identity]) -> [Diagnostic] {
    var names = [start.name]
    var next = parents[start.slug]
    while let slug = next, slug != start.slug, let identity = identities[slug] {
      names.append(identity.name)
      next = parents[slug]
    }
    var reader = start.reader
    guard let value = reader.present("evolves_from") else { return [] }
    reader.report(
      value, "evolves_from goes in a circle: \(Self.circle(names + [start.name]))",
      fix: "remove evolves_from from the one that is the first stage")
    return reader.diagnostics
  }

  /// The names of a circle, a very long one without its middle.
  private static func circle(_ names: [String]) -> String {
    let shown = names.count <= 12 ? names : names.prefix(6) + ["…"] + names.suffix(5)
    return shown.joined(separator: " from ")
  }
}
