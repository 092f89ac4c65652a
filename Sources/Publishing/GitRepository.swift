import Diagnostics

/// A git repository, used through git's plumbing: no working tree is touched.
struct GitRepository: Sendable {
  /// The absolute path of the repository itself: `/home/me/dex/.git`.
  let folder: String
  private let git: Subprocess

  /// Variables that hooks and other callers of git set, and that would lead to another repository.
  private static let inherited: [String: String?] = [
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_OBJECT_DIRECTORY": nil,
    "GIT_ALTERNATE_OBJECT_DIRECTORIES": nil, "GIT_COMMON_DIR": nil, "GIT_NAMESPACE": nil, "GIT_PREFIX": nil,
  ]

  /// The repository that holds a folder; nil if none does.
  ///
  /// - Parameter words: what becomes of git's own words when it fails.
  static func holding(
    _ folder: String, words: Subprocess.ErrorStream
  ) throws(PublishError) -> GitRepository? {
    let git = Subprocess(program: "git", environment: inherited.merging(["LC_ALL": "C"]) { $1 }, words: .kept)
    let result = try git.run(["-C", folder, "rev-parse", "--absolute-git-dir"])
    if result.code == 0 { return GitRepository(folder: result.line, words: words) }
    guard result.errors.contains("not a git repository") else {
      throw .unavailable(
        .error(
          at: Location(file: folder), "git cannot read the site's repository",
          explanation: result.errors.trimmed))
    }
    return nil
  }

  /// A repository of pokesite's own, for sites that stand in none; made if it is not there.
  ///
  /// - Parameter words: what becomes of git's own words when it fails.
  static func own(at folder: String, words: Subprocess.ErrorStream) throws(PublishError) -> GitRepository {
    let git = Subprocess(program: "git", environment: inherited, words: words)
    for name in ["HEAD", "config"] { breakLock(of: "\(folder)/\(name)") }
    let result = try git.run(["init", "--quiet", "--bare", "--", folder])
    guard result.code == 0 else {
      throw .inaccessible(
        .error(
          at: Location(file: folder), "git cannot make a repository here",
          explanation: git.explanation(of: result)))
    }
    return GitRepository(folder: folder, words: words)
  }

  private init(folder: String, words: Subprocess.ErrorStream) {
    self.folder = folder
    var environment = Self.inherited
    environment["GIT_DIR"] = .some(folder)
    git = Subprocess(program: "git", environment: environment, words: words)
  }

  private init(folder: String, git: Subprocess) {
    self.folder = folder
    self.git = git
  }

  /// The same repository, but what is written goes to a folder of its own and is gone with it.
  func writing(to scratch: Scratch) throws(PublishError) -> GitRepository {
    var git = git
    git.environment["GIT_OBJECT_DIRECTORY"] = .some(try scratch.makeFolder("objects"))
    git.environment["GIT_ALTERNATE_OBJECT_DIRECTORIES"] = .some(try objects())
    return GitRepository(folder: folder, git: git)
  }

  /// Worktrees share the objects of their main repository.
  private func objects() throws(PublishError) -> String {
    let path = try ask(["rev-parse", "--git-path", "objects"])?.line
    return path.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(folder)/objects"
  }

  // MARK: - Running git

  /// Runs git and answers what it wrote.
  ///
  /// - Throws: an error with the given summary if git fails; what it said has been shown, or is told in the explanation.
  func run(
    _ arguments: [String], input: String? = nil, environment: [String: String?] = [:],
    failing summary: String,
    fix: String? = nil
  ) throws(PublishError) -> Subprocess.Result {
    var git = git
    git.environment.merge(environment) { $1 }
    let result = try git.run(Self.quiet + arguments, input: input)
    guard result.code == 0 else {
      throw .unavailable(.error(summary, explanation: git.explanation(of: result), fix: fix))
    }
    return result
  }

  /// Runs git for an answer that may be no; nil if git fails.
  func ask(_ arguments: [String], input: String? = nil) throws(PublishError) -> Subprocess.Result? {
    let result = try git.run(arguments, input: input, words: .kept)
    return result.code == 0 ? result : nil
  }

  /// The user's repository is the user's to tidy up.
  private static let quiet = ["-c", "gc.auto=0", "-c", "maintenance.auto=false"]
}
