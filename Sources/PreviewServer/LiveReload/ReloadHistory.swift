/// What has changed of late: enough to tell a browser that was away what it has missed.
struct ReloadHistory: Sendable {
  /// A version of what is shown, with the files that came with it. Nil means that any may have changed.
  private struct Version: Sendable {
    let number: Int
    let changedFiles: [String]?
  }

  private(set) var state: PreviewState
  private var versions: [Version]

  private static let longest = 50
  private static let mostFiles = 500
  private static let mostProblems = 20

  /// - Parameter number: that of the first version. It has to be larger than all of an earlier server, whose pages
  ///   may still be open in a browser.
  init(_ state: PreviewState, firstNumber number: Int) {
    self.state = state
    versions = [Version(number: number, changedFiles: [])]
  }

  /// That of the newest version.
  var number: Int { versions.last?.number ?? 0 }

  /// - Parameter changedFiles: paths below the base path; nil if it is not known which.
  mutating func add(_ state: PreviewState, changedFiles: [String]?) {
    self.state = state
    let files = changedFiles.flatMap { $0.count > Self.mostFiles ? nil : $0 }
    versions.append(Version(number: number + 1, changedFiles: files))
    if versions.count > Self.longest { versions.removeFirst() }
  }

  /// The event that tells a browser of the newest version.
  ///
  /// - Parameter last: the version that it knows; nil if it has just loaded its page.
  func event(since last: Int?) -> [UInt8] {
    let files = changedFiles(since: last).map { JSONText.list($0.map(JSONText.string)) } ?? "null"
    let json = JSONText.object([
      ("number", "\(number)"), ("changed", files),
      ("count", "\(state.problems.count)"),
      ("problems", JSONText.list(state.problems.prefix(Self.mostProblems).map(Self.json))),
    ])
    return Array("data: \(json)\n\n".utf8)
  }

  /// Nil if it is not known.
  private func changedFiles(since last: Int?) -> [String]? {
    guard let last else { return [] }
    guard let first = versions.first?.number, (first...number).contains(last) else { return nil }
    return versions.filter { $0.number > last }.reduce(into: Optional([])) { files, version in
      files = files.flatMap { files in version.changedFiles.map { files + $0 } }
    }
  }

  private static func json(_ problem: PreviewProblem) -> String {
    JSONText.object([
      ("place", JSONText.string(problem.place)), ("summary", JSONText.string(problem.summary)),
      ("details", JSONText.string(problem.details)),
    ])
  }
}
