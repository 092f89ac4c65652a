import Diagnostics

/// The built site as a tree of git.
struct GitTree {
  private let files: PublishedTree
  private let repository: GitRepository
  private let scratch: Scratch

  init(_ files: PublishedTree, in repository: GitRepository, _ scratch: Scratch) {
    self.files = files
    self.repository = repository
    self.scratch = scratch
  }

  /// What the host wants in the branch and may have put there itself; it stays unless the site has its own.
  private static let kept = ["CNAME", ".nojekyll"]

  /// Writes the tree and answers its id.
  ///
  /// Files go in byte by byte: no attribute, filter or list of ignored files of the repository has a say.
  func write(after tip: String?) throws(PublishError) -> String {
    let index: [String: String?] = ["GIT_INDEX_FILE": scratch("index")]
    let list = try scratch.write("entries", try entries() + (try keptEntries(of: tip)), end: 0)
    _ = try repository.run(
      ["update-index", "-z", "--index-info"], input: list, environment: index,
      failing: "git cannot make an index of the site")
    return try repository.run(["write-tree"], environment: index, failing: "git cannot write the site's tree")
      .line
  }

  /// A line for each file, as `git update-index --index-info` reads it.
  private func entries() throws(PublishError) -> [String] {
    let paths = files.files.map(\.path)
    let list = try scratch.write("paths", paths.map(files.path(of:)))
    let ids = try repository.run(
      ["hash-object", "-w", "--no-filters", "--stdin-paths"], input: list,
      failing: "git cannot store the site's files"
    ).text.split(separator: "\n")
    guard ids.count == paths.count else {
      throw .unavailable(.error("git stored \(ids.count) of \(paths.count) files", fix: "publish again"))
    }
    return zip(ids, paths).map { "100644 \($0) 0\t\($1)" }
  }

  private func keptEntries(of tip: String?) throws(PublishError) -> [String] {
    guard let tip else { return [] }
    let missing = Self.kept.filter { !files.contains($0) }
    guard !missing.isEmpty else { return [] }
    let entries =
      try repository.ask(["ls-tree", "-z", tip, "--"] + missing)?.text.split(separator: "\0") ?? []
    return entries.map(String.init).filter { $0.hasPrefix("100644 blob ") }
  }

  /// How the branch changes; without a branch all is new.
  func changes(from tip: String?, to id: String) throws(PublishError) -> Changes {
    guard let tip else { return Changes(added: files.files.map(\.path)) }
    let fields = try repository.run(
      ["diff-tree", "-r", "-z", "--no-renames", "--name-status", "\(tip)^{tree}", id],
      failing: "git cannot compare the site with the branch"
    ).text.split(separator: "\0")
    var changes = Changes()
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      let path = String(fields[index + 1])
      switch fields[index] {
      case "A": changes.added.append(path)
      case "D": changes.removed.append(path)
      default: changes.changed.append(path)
      }
    }
    return changes.sorted()
  }

  /// The domain that the file `CNAME` gives to the site, or the one that is kept from the branch.
  func domain(orOf tip: String?) throws(PublishError) -> String? {
    let text =
      if files.contains("CNAME") {
        try files.text(of: "CNAME")
      } else if let tip {
        try repository.ask(["cat-file", "blob", "\(tip):CNAME"])?.text
      } else {
        String?.none
      }
    return text.map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
  }
}
