import Diagnostics

/// A copy of the site in a folder that rsync reaches.
struct RsyncCopy: SiteCopy {
  private let tree: PublishedTree
  private let destination: String
  private let isLocal: Bool
  private let rsync: Subprocess

  /// - Throws: a refusal of a folder of this machine that is the site's own.
  init(_ request: PublishRequest, _ folder: Destination.RsyncFolder) throws(PublishError) {
    tree = request.tree
    rsync = Subprocess(program: "rsync", words: request.words, inherited: request.lock)
    switch folder {
    case .remote(let address): (destination, isLocal) = (address, false)
    case .local(let path):
      let target = LocalFolder(path, in: request.siteFolder)
      if let refusal = target.refusal(site: request.siteFolder, output: tree.folder) { throw refusal }
      (destination, isLocal) = (target.path, true)
    }
  }

  func compare() throws(PublishError) -> Changes {
    // By content: every build on a fresh machine gives all files a new time.
    let result = try rsync.run(
      ["--recursive", "--checksum", "--dry-run", "--delete", "--8-bit-output", "--out-format=%i|%n"]
        + Self.records + self.arguments)
    guard result.code == 0 else { throw failure("compare with", result) }
    return RsyncReport.changes(result.text)
  }

  func carryOut(_ step: PublishStep, of changes: Changes) throws(PublishError) {
    let scratch = try Scratch()
    let options: [String]
    switch step {
    case .upload(let files, _): options = try upload(files, scratch)
    // rsync itself removes what stands in the way of an upload.
    case .clear: return
    case .remove(let files): options = try removal(files, scratch)
    }
    let result = try rsync.run(options + arguments)
    guard result.code == 0 else { throw failure("write to", result) }
  }

  // MARK: - Parts

  /// Visitors can read what is new, whatever the builder's own files allow; what is there keeps its rights.
  private func upload(_ files: [String], _ scratch: Scratch) throws(PublishError) -> [String] {
    let list = try scratch.write("files", files, end: 0)
    return ["--ignore-times", "--force", "--chmod=D755,F644", "--from0", "--files-from=\(list)"]
  }

  /// Removes exactly these, and the folders that they leave empty.
  private func removal(_ files: [String], _ scratch: Scratch) throws(PublishError) -> [String] {
    let rules = try scratch.write("rules", RsyncReport.removalRules(files))
    return ["--recursive", "--delete", "--existing", "--ignore-existing", "--filter=merge \(rules)"]
      + Self.records
  }

  private static let records = PublishedTree.records.map { "--exclude=\($0)" }

  /// What is copied where. The slashes say that both are folders.
  private var arguments: [String] {
    let target = destination.hasSuffix("/") ? destination : destination + "/"
    return (isLocal ? ["--mkpath"] : []) + ["--", tree.folder + "/", target]
  }

  /// A folder of this machine is a matter of its disk, not of a service.
  private func failure(_ what: String, _ result: Subprocess.Result) -> PublishError {
    let diagnostic = Diagnostic.error(
      "rsync could not \(what) \(destination) (its exit code is \(result.code))",
      explanation: rsync.explanation(of: result),
      fix: isLocal
        ? "check whether you may write there, and whether the disk is full"
        : "check the address, and whether you may write there")
    return isLocal ? .inaccessible(diagnostic) : .unavailable(diagnostic)
  }
}
