import Diagnostics
import MediaTypes

/// A copy of the site in a storage that rclone knows.
struct RcloneCopy: SiteCopy {
  private let tree: PublishedTree
  private let destination: String
  private let storage: RcloneStorage
  private let rclone: Subprocess

  /// - Throws: a refusal of a folder of this machine that is the site's own, whatever the remote is called.
  init(_ request: PublishRequest, _ destination: String) throws(PublishError) {
    tree = request.tree
    self.destination = destination
    rclone = Subprocess(program: "rclone", words: request.words, inherited: request.lock)
    storage = try RcloneStorage(of: destination)
    let folder = storage.localFolder.map { LocalFolder($0, in: request.siteFolder) }
    if let refusal = folder?.refusal(site: request.siteFolder, output: tree.folder) { throw refusal }
  }

  func compare() throws(PublishError) -> Changes {
    var arguments = ["check", tree.folder, destination, "--combined", "-", "--fast-list"]
    for name in PublishedTree.records { arguments += ["--filter", "- \(name)", "--filter", "- \(name)/**"] }
    // Without a common digest only the size would be compared.
    if !storage.hasDigests { arguments.append("--download") }
    // rclone reports every difference as an error, so its words matter only if the comparison is not complete.
    let result = try rclone.run(arguments, words: .kept)
    guard let changes = RcloneReport.changes(result.text, of: tree) else {
      throw failure("compare with", result)
    }
    return changes
  }

  func carryOut(_ step: PublishStep, of changes: Changes) throws(PublishError) {
    switch step {
    case .upload(let files, let role):
      let new = Set(changes.added)
      for group in UploadGroup.groups(files, role, isNew: new.contains) { try upload(group) }
    case .clear(let files), .remove(let files): try remove(files)
    }
  }

  // MARK: - Parts

  private func upload(_ group: UploadGroup) throws(PublishError) {
    let scratch = try Scratch()
    // What is to be written is known already: nothing has to be listed or compared once more.
    let known = group.isNew ? ["--no-check-dest"] : ["--ignore-times"]
    let result = try rclone.run(
      ["copy", tree.folder, destination, "--no-traverse"] + known
        + ["--files-from-raw", try scratch.write("files", group.files)]
        + storage.headers(group).flatMap { ["--header-upload", $0] })
    guard result.code == 0 else { throw failure("write to", result) }
  }

  private func remove(_ files: [String]) throws(PublishError) {
    let scratch = try Scratch()
    let result = try rclone.run(
      ["delete", destination, "--files-from-raw", try scratch.write("files", files)])
    guard result.code == 0 else { throw failure("remove files from", result) }
    let rules = RcloneReport.folderRules(files)
    guard storage.hasFolders, !rules.isEmpty else { return }
    let folders = try rclone.run(
      ["rmdirs", destination, "--leave-root", "--filter-from", try scratch.write("rules", rules)])
    guard folders.code == 0 else { throw failure("remove empty folders from", folders) }
  }

  /// A folder of this machine is a matter of its disk, not of a service.
  private func failure(_ what: String, _ result: Subprocess.Result) -> PublishError {
    let words = result.words.map(RcloneReport.lastWords)
    let diagnostic = Diagnostic.error(
      "rclone could not \(what) \(destination) (its exit code is \(result.code))",
      explanation: words ?? rclone.explanation(of: result),
      fix: storage.localFolder == nil
        ? "check the remote and its keys: rclone lsf \(destination)"
        : "check whether you may write there, and whether the disk is full")
    return storage.localFolder == nil ? .unavailable(diagnostic) : .inaccessible(diagnostic)
  }
}
