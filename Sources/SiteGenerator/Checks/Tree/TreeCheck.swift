import Diagnostics
import Pokedex

/// What a check found in a tree.
struct TreeFindings: Sendable {
  var pages = 0
  var faults: [Fault] = []
  /// Addresses of other sites, with every place that names them.
  var elsewhere: [String: [Use]] = [:]
  /// Files that cannot be read.
  var errors: [FileError] = []

  /// A place in a file.
  struct Use: Sendable {
    let path: String
    let offset: Int
  }
}

/// Applies all rules to a tree: each file for itself, a few at a time, then what only all of them together show.
struct TreeCheck: Sendable {
  let tree: BuiltTree
  let base: BaseURL
  let budgets: SizeBudgets
  let jobs: Int

  func run() async -> TreeFindings {
    let resolver = AddressResolver(TargetTable(tree.files), base: base)
    let checker = FileCheck(tree: tree, resolver: resolver)
    let chunks = await concurrentChunks(of: checker.readableFiles, jobs: jobs) { checker.check($0) }
    var found = TreeFindings(
      pages: chunks.reduce(0) { $0 + $1.pages.count }, faults: tree.faults + chunks.flatMap(\.faults),
      errors: chunks.flatMap(\.errors))
    for use in chunks.lazy.flatMap(\.elsewhere) {
      found.elsewhere[use.address, default: []].append(use.place)
    }
    found.faults = Self.bounded(found.faults + together(chunks))
    return found
  }

  /// How many faults of one file are listed. Beyond it nobody reads on, and a hostile page has millions of them.
  static let mostFaultsOfAFile = 1000

  private static func bounded(_ faults: [Fault]) -> [Fault] {
    var counts: [String: Int] = [:]
    let listed = faults.filter { fault in
      counts[fault.path, default: 0] += 1
      return counts[fault.path, default: 0] <= mostFaultsOfAFile
    }
    guard listed.count < faults.count else { return faults }
    let rest = counts.filter { $0.value > mostFaultsOfAFile }.sorted { $0.key < $1.key }
    return listed
      + rest.map { path, count in
        Fault(.markup, path, "the file has \(count - mostFaultsOfAFile) more faults, which are not listed")
      }
  }

  private func together(_ chunks: [FileCheck.Findings]) -> [Fault] {
    let anchors = Dictionary(chunks.lazy.flatMap(\.anchors), uniquingKeysWith: { first, _ in first })
    var isLinked = Array(repeating: false, count: tree.files.count)
    for chunk in chunks {
      for (file, linked) in chunk.isLinked.enumerated() where linked { isLinked[file] = true }
    }
    return FragmentRule(anchors: anchors).faults(of: chunks.flatMap(\.fragments))
      + OrphanRule().faults(of: chunks.flatMap(\.pages), isLinked: isLinked, in: tree.files)
      + BudgetRule(budgets: budgets).faults(of: tree.files)
  }
}
