import Diagnostics

/// Who evolves from whom, free of loops.
struct Lineage {
  /// The slug that each slug evolves from.
  private(set) var parents: [String: String] = [:]

  init(_ identities: [Identity], names: NameIndex, diagnostics: inout [Diagnostic]) {
    for identity in identities {
      guard var reader = EntryReader(identity.value, label: identity.label),
        let value = reader.present("evolves_from"), let reference = value.string
      else { continue }
      if let parent = names.slug(of: reference) {
        parents[identity.slug] = parent
      } else {
        reader.warn(
          value, "evolves_from names '\(reference)', which is not here\(names.suggestion(for: reference))")
        diagnostics += reader.diagnostics
      }
    }
    breakLoops(identities, &diagnostics)
  }

  private mutating func breakLoops(_ identities: [Identity], _ diagnostics: inout [Diagnostic]) {
    let identityOfSlug = Dictionary(identities.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
    var settled: Set<String> = []
    for identity in identities {
      var path: [String] = []
      var next: String? = identity.slug
      while let slug = next, !settled.contains(slug) {
        if let start = path.firstIndex(of: slug) {
          diagnostics.append(Self.loop(path[start...], identityOfSlug))
          parents[slug] = nil
          break
        }
        path.append(slug)
        next = parents[slug]
      }
      settled.formUnion(path)
    }
  }

  private static func loop(_ slugs: ArraySlice<String>, _ identities: [String: Identity]) -> Diagnostic {
    let members = slugs.compactMap { identities[$0] }
    let circle = (members + members.prefix(1)).map(\.name).joined(separator: " from ")
    return .error(
      at: members.first?.value.location, "evolution goes in a circle: \(circle)",
      fix: "remove evolves_from from the one that is the first stage")
  }
}
