import Diagnostics
import Pokedex

/// Turns faults into findings: looks up line and column, what was meant, and from what the page was made.
struct FaultPlaces: Sendable {
  private let tree: BuiltTree
  /// Where the content of the files can be read, by their paths.
  private let places: [String: String]
  let sources: [String: [String]]
  private let jobs: Int

  /// Looking for what was meant takes long where there is much to choose from; more of the same helps nobody.
  private static let mostSuggestions = 100

  /// - Parameter sources: from what pages were made, by their paths.
  init(tree: BuiltTree, sources: [String: [String]], jobs: Int) {
    self.tree = tree
    self.sources = sources
    self.jobs = jobs
    places = Dictionary(tree.files.map { ($0.path, $0.place) }, uniquingKeysWith: { first, _ in first })
  }

  /// In the order of their places.
  func findings(_ faults: [Fault]) async -> [CheckReport.Finding] {
    let suggestions = suggestions(for: faults)
    let groups = Dictionary(grouping: faults, by: \.path).sorted {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
    let chunks = await concurrentChunks(of: groups, jobs: jobs) { chunk in
      chunk.flatMap { path, faults in findings(faults, in: path, suggestions) }
    }
    return chunks.flatMap(\.self)
  }

  /// The places of some bytes of a file.
  func locations(of offsets: [Int?], in path: String) -> [Location] {
    let shown = "\(tree.folder)/\(path)"
    let needsText = offsets.contains { $0 != nil }
    let bytes = needsText ? places[path].flatMap { try? Files.contents(of: $0) } : nil
    let lines = LineIndex(bytes ?? [])
    return offsets.map { offset in
      guard let offset, let bytes, !bytes.isEmpty else {
        return Location(file: shown, line: offset.map { _ in 1 })
      }
      return lines.location(of: offset, file: shown)
    }
  }

  private func findings(_ faults: [Fault], in path: String, _ suggestions: [String: String])
    -> [CheckReport.Finding]
  {
    let origins = sources[path] ?? []
    return zip(faults, locations(of: faults.map(\.offset), in: path)).map { fault, location in
      let meant = fault.missingPath.flatMap { suggestions[$0] }.map { "; did you mean '\($0)'?" } ?? ""
      return CheckReport.Finding(
        rule: fault.rule,
        diagnostic: Diagnostic(
          fault.severity, at: location, fault.summary + meant,
          explanation: Self.sentence(fault.explanation, origins), fix: fault.fix),
        sources: origins)
    }
    .sorted { left, right in
      guard let a = left.diagnostic.location, let b = right.diagnostic.location else { return false }
      return a < b
    }
  }

  private static func sentence(_ explanation: String?, _ sources: [String]) -> String? {
    let origin = sources.isEmpty ? nil : "the page is made from " + sources.joined(separator: " and ")
    let parts = [explanation, origin].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func suggestions(for faults: [Fault]) -> [String: String] {
    var wanted: [String] = []
    var seen: Set<String> = []
    for path in faults.lazy.compactMap(\.missingPath) where seen.insert(path).inserted {
      wanted.append(path)
      if wanted.count == Self.mostSuggestions { break }
    }
    guard !wanted.isEmpty else { return [:] }
    let known = tree.files.map { file in
      NearPath(
        file.path == "index.html" || file.path.hasSuffix("/index.html") ? String(file.folder) : file.path)
    }
    return Dictionary(
      wanted.compactMap { path in NearPath(path).nearest(among: known).map { (path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
