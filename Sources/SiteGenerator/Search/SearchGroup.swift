import Pokedex

/// One way of sorting species into groups that search and filters know: by type, by ability, by generation.
struct SearchGroup: Sendable {
  /// What addresses call it: `type`, `ability`.
  let key: String
  /// What people call it.
  let label: String
  /// The folder of the groups' pages, such as `types/`; nil if they have none.
  let path: String?
  /// Those that any species is in.
  let entries: [Entry]
  /// For every species, the positions of its entries.
  let memberships: [[Int]]
  /// For species, by position, the entries that only another of their forms is in.
  private(set) var ofOtherForms: [(species: Int, entries: [Int])] = []
  /// For every species, how many of its entries, the last ones, are hidden abilities; empty in other groups.
  private(set) var hidden: [Int] = []

  /// A single group: Electric, Static, Generation IV.
  struct Entry: Sendable {
    let slug: String
    let name: String
    var names: [LocalizedText] = []
  }

  /// - Parameters:
  ///   - entries: all entries in their order; those that nobody is in are left out.
  ///   - slugs: for every species, the slugs of the entries that it is in.
  ///   - otherForms: the slugs of the entries that its other forms are in, for species that have any.
  init(
    _ key: String, _ label: String, path: String? = nil, _ entries: [Entry], of slugs: [[String]],
    otherForms: [Int: [String]] = [:], hidden: [Int] = []
  ) {
    let used = Set(slugs.joined()).union(otherForms.values.joined())
    let entries = entries.filter { used.contains($0.slug) }
    let positions = Dictionary(
      entries.enumerated().map { ($0.element.slug, $0.offset) }, uniquingKeysWith: { first, _ in first })
    self.key = key
    self.label = label
    self.path = path
    self.entries = entries
    memberships = slugs.map { own in own.compactMap { positions[$0] } }
    ofOtherForms = otherForms.sorted { $0.key < $1.key }.map { species, slugs in
      (species, Set(slugs.compactMap { positions[$0] }).subtracting(memberships[species]).sorted())
    }.filter { !$0.1.isEmpty }
    self.hidden = hidden.contains { $0 > 0 } ? hidden : []
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.add("label", label)
      writer.add("path", path)
      writer.list("slugs", entries.map { SearchSlug.text(of: $0.slug, named: $0.name) })
      writer.list("names", entries.map(\.name))
      if entries.contains(where: { !$0.names.isEmpty }) {
        writer.list("others", entries) { writer, entry in
          writer.list { for other in Self.others(of: entry) { $0.string(other) } }
        }
      }
      writer.list("of", memberships) { writer, own in
        // Most are in one group at most, and a number is shorter than a list of it.
        if own.count == 1 { writer.int(own[0]) } else { writer.list { for index in own { $0.int(index) } } }
      }
      if !ofOtherForms.isEmpty {
        writer.list("also", ofOtherForms) { writer, own in
          writer.list { for number in [own.species] + own.entries { $0.int(number) } }
        }
      }
      if !hidden.isEmpty { writer.list("hidden", hidden) { $0.int($1) } }
    }
  }

  /// Its names in other languages, each once.
  private static func others(of entry: Entry) -> [String] {
    var seen: Set = [entry.name]
    return entry.names.map(\.text).filter { seen.insert($0).inserted }
  }
}
