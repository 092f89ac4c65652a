import Diagnostics

/// Who evolves from whom, free of loops.
struct Lineage {
  /// The slug that each slug evolves from.
  private(set) var parents: [String: String] = [:]

  init(_ identities: [Identity], names: NameIndex, diagnostics: inout [Diagnostic]) {
    let keptSlugs = Set(identities.lazy.filter(\.isKept).map(\.slug))
    for identity in identities {
      // The species' reader reports a wrong type.
      guard let value = identity.reader.present("evolves_from"), let reference = value.string,
        !reference.isBlank
      else { continue }
      if let parent = names.slug(of: reference) {
        if identity.isKept, keptSlugs.contains(parent) { parents[identity.slug] = parent }
      } else {
        var reader = identity.reader
        reader.warn(
          value, "evolves_from names '\(reference)', which is not here\(names.suggestion(for: reference))")
        diagnostics += reader.diagnostics
      }
    }
    breakLoops(identities, &diagnostics)
  }

  private mutating func breakLoops(_ identities: [Identity], _ diagnostics: inout [Diagnostic]) {
    /// For every slug that was met: the round in which it was.
    var rounds: [String: Int] = [:]
    for (round, identity) in identities.enumerated() where identity.isKept {
      var slug = identity.slug
      while rounds[slug] == nil, let parent = parents[slug] {
        rounds[slug] = round
        slug = parent
      }
      guard rounds[slug] == round else { continue }
      diagnostics += loop(from: slug, identities)
      parents[slug] = nil
    }
  }

  /// The error for a loop, at the field of the one that closes it.
  private func loop(from start: String, _ identities: [Identity]) -> [Diagnostic] {
    var slugs = [start]
    while let parent = slugs.last.flatMap({ parents[$0] }), parent != start { slugs.append(parent) }
    slugs.append(start)
    guard var reader = identities.first(where: { $0.isKept && $0.slug == start })?.reader,
      let value = reader.present("evolves_from")
    else { return [] }
    reader.report(
      value, "evolves_from goes in a circle: \(Self.circle(slugs, identities))",
      fix: "remove evolves_from from the one that is the first stage")
    return reader.diagnostics
  }

  /// The names of a circle, a very long one without its middle.
  private static func circle(_ slugs: [String], _ identities: [Identity]) -> String {
    let shown = slugs.count <= 12 ? slugs : slugs.prefix(6) + ["…"] + slugs.suffix(5)
    let names = Dictionary(
      identities.lazy.filter { $0.isKept && shown.contains($0.slug) }.map { ($0.slug, $0.name) },
      uniquingKeysWith: { first, _ in first })
    return shown.map { names[$0] ?? $0 }.joined(separator: " from ")
  }
}
