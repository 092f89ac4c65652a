import Diagnostics

/// Publishes into a branch of a git repository: a commit is made from the built tree with an index of its own and
/// pushed. Neither a working tree nor a branch of the site's repository is touched.
struct GitPublisher {
  private let request: PublishRequest
  private let target: Destination.GitBranch
  private let scratch: Scratch
  private let repository: GitRepository
  private let remote: GitRemote
  /// Whether the site stands in the repository, so that the two may share their history.
  private let isSitesRepository: Bool

  init(_ request: PublishRequest, _ target: Destination.GitBranch) throws(PublishError) {
    self.request = request
    self.target = target
    scratch = try Scratch()
    let sites = try GitRepository.holding(request.siteFolder, words: request.words)
    remote = try GitRemote(target.remote, in: sites, siteFolder: request.siteFolder)
    isSitesRepository = sites != nil
    let repository: GitRepository
    if let sites {
      repository = sites
    } else {
      // Kept, so that the next time only what is new has to be fetched.
      let place = request.isDryRun ? scratch("repository") : "\(request.siteFolder)/.pokesite/publish.git"
      repository = try GitRepository.own(at: place, words: request.words)
    }
    self.repository = request.isDryRun ? try repository.writing(to: scratch) : repository
  }

  func publish() throws(PublishError) -> PublishReport {
    request.note("comparing with \(request.destination)")
    let tip = try tip()
    let tree = GitTree(request.tree, in: repository, scratch)
    try refuseUnfit(domain: try tree.domain(orOf: tip))
    if let tip { try refuseSources(tip) }
    let id = try tree.write(after: tip)
    let changes = try tree.changes(from: tip, to: id)
    try request.checkCancellation()
    var report = PublishReport(changes: changes, unchanged: changes.unchanged(of: request.tree))
    guard !request.isDryRun else { return report }
    if let tip, changes.isEmpty {
      try keep(tip)
      return report
    }
    let commit = try commit(id, after: request.squashes ? nil : tip, changes)
    try push(commit, over: tip)
    report.commit = commit
    if try keep(commit) { try repository.collectGarbage() }
    return report
  }

  /// Remembers what the branch holds, so that a repository of pokesite's own can tell it from what may go.
  @discardableResult private func keep(_ commit: String) throws(PublishError) -> Bool {
    guard !isSitesRepository else { return false }
    return try repository.keep(commit, of: "\(remote.name)#\(target.branch)", scratch)
  }

  // MARK: - The branch

  private var reference: String { "refs/heads/\(target.branch)" }

  /// The branch's last commit, which is in the repository then; nil if the remote has no such branch.
  private func tip() throws(PublishError) -> String? {
    let list = try repository.run(
      ["ls-remote", "--", remote.name, reference],
      failing: "git cannot reach the remote '\(target.remote)'",
      fix: "check its address and your access: git ls-remote \(target.remote)")
    let lines = list.text.split(separator: "\n").map { $0.split(separator: "\t") }
    guard let tip = lines.first(where: { $0.last == reference[...] })?.first.map(String.init) else {
      return nil
    }
    if try repository.ask(["cat-file", "-e", "\(tip)^{tree}"]) == nil { try fetch() }
    return tip
  }

  /// Brings the branch's commits into the repository without giving them a name there.
  private func fetch() throws(PublishError) {
    let isShallow = try repository.ask(["rev-parse", "--is-shallow-repository"])?.line == "true"
    _ = try repository.run(
      ["fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--refmap="]
        + (isShallow ? ["--depth=1"] : []) + ["--", remote.name, reference],
      failing: "git cannot fetch the branch '\(target.branch)' from '\(target.remote)'")
  }

  private func commit(
    _ tree: String, after tip: String?, _ changes: Changes
  ) throws(PublishError) -> String {
    let source = isSitesRepository ? try repository.ask(["rev-parse", "--short", "HEAD"])?.line : nil
    let message = """
      Publish \(request.tree.files.count) files\(source.map { " built from \($0)" } ?? "")

      \(changes.added.count) added, \(changes.changed.count) changed, \(changes.removed.count) removed.

      \(Self.trailer) \(request.program)
      """
    return try repository.run(
      ["commit-tree", tree] + (tip.map { ["-p", $0] } ?? []) + [
        "-F", try scratch.write("message", Array(message.utf8)),
      ],
      environment: try identity(), failing: "git cannot make the commit"
    ).line
  }

  /// Machines that only build have no name to commit under.
  private func identity() throws(PublishError) -> [String: String?] {
    guard try repository.ask(["var", "GIT_COMMITTER_IDENT"]) == nil else { return [:] }
    let (name, address) = ("pokesite", "pokesite@localhost")
    return [
      "GIT_AUTHOR_NAME": name, "GIT_AUTHOR_EMAIL": address, "GIT_COMMITTER_NAME": name,
      "GIT_COMMITTER_EMAIL": address,
    ]
  }

  /// Pushes only over the commit that was compared with: what others have pushed meanwhile is not lost.
  private func push(_ commit: String, over tip: String?) throws(PublishError) {
    request.note("pushing \(commit.prefix(10)) to \(target.branch)")
    _ = try repository.run(
      // Hooks check sources, and this commit holds none.
      ["push", "--quiet", "--no-verify", "--force-with-lease=\(reference):\(tip ?? "")", "--"]
        + [remote.name, "\(commit):\(reference)"],
      failing: "git could not push to the branch '\(target.branch)' of '\(target.remote)'",
      fix: "if somebody else has published meanwhile, publish again; else check whether you may push there")
  }

  // MARK: - Refusals

  private static let trailer = "Published-with:"

  private func refuseUnfit(domain: String?) throws(PublishError) {
    let pages = remote.addresses.lazy.compactMap { GitHubPages(remote: $0) }.first
    if let refusal = pages?.refusal(of: request.address, domain: domain) { throw .refused(refusal) }
  }

  /// A branch that shares its history with the site's sources is theirs; one commit would take them all away. And a
  /// past that pokesite did not make is not pokesite's to drop.
  private func refuseSources(_ tip: String) throws(PublishError) {
    guard !request.replacesOthers, try !isPublished(tip) else { return }
    if isSitesRepository, try repository.ask(["merge-base", "HEAD", tip]) != nil {
      throw .refused(
        .error(
          "the branch '\(target.branch)' holds the site's sources, or what was made from them",
          explanation: "publishing would replace them by the built site",
          fix: "name a branch of its own, such as git:\(target.remote)#gh-pages, or add --replace"))
    }
    if request.squashes {
      throw .refused(
        .error(
          "the branch '\(target.branch)' has a past that pokesite did not make, and --squash would drop it",
          fix: "publish without --squash, or add --replace"))
    }
  }

  private func isPublished(_ commit: String) throws(PublishError) -> Bool {
    let message = try repository.ask(["log", "-1", "--format=%B", commit])?.text ?? ""
    return message.split(separator: "\n").contains { $0.hasPrefix(Self.trailer) }
  }
}
