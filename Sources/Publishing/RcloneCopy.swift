import Diagnostics
import MediaTypes

/// A copy of the site in a storage that rclone knows.
struct RcloneCopy: SiteCopy {
  private let tree: PublishedTree
  private let destination: String
  private let storage: RcloneStorage
  private let rclone = Subprocess(program: "rclone")

  init(_ request: PublishRequest, _ destination: String) throws(PublishError) {
    tree = request.tree
    self.destination = destination
    storage = try RcloneStorage(of: destination)
  }

  func compare() throws(PublishError) -> Changes {
    var arguments = ["check", tree.folder, destination, "--combined", "-", "--fast-list"]
    for name in PublishedTree.records { arguments += ["--filter", "- /\(name)/**"] }
    // Without a common digest only the size would be compared.
    if !storage.hasDigests { arguments.append("--download") }
    // rclone reports every difference as an error, so its words matter only if the comparison is not complete.
    let result = try rclone.run(arguments, errors: .kept)
    guard let changes = RcloneReport.changes(result.text, of: tree) else {
      throw failure("compare with", result, saying: result.errors)
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
    guard storage.hasFolders else { return }
    let folders = try rclone.run(["rmdirs", destination, "--leave-root"])
    guard folders.code == 0 else { throw failure("remove empty folders from", folders) }
  }

  private func failure(
    _ what: String, _ result: Subprocess.Result, saying words: String? = nil
  ) -> PublishError {
    .unavailable(
      .error(
        "rclone could not \(what) \(destination) (its exit code is \(result.code))",
        explanation: words.map(RcloneReport.lastWords) ?? "its own words stand above",
        fix: "check the remote and its keys: rclone lsf \(destination)"))
  }
}

/// Files that are uploaded in one go, because they have the same headers.
struct UploadGroup: Hashable {
  let files: [String]
  let cache: CachePolicy
  /// Nil where rclone is to find out.
  let mediaType: String?
  /// Whether none of them is there yet.
  let isNew: Bool

  /// In a fixed order.
  static func groups(
    _ files: [String], _ role: PublishedFile.Role, isNew: (String) -> Bool
  ) -> [UploadGroup] {
    struct Key: Hashable {
      let mediaType: String?
      let isNew: Bool
    }
    let groups = Dictionary(grouping: files) {
      Key(mediaType: MediaType.known($0)?.name, isNew: isNew($0))
    }
    return groups.map { key, files in
      UploadGroup(files: files, cache: CachePolicy(role), mediaType: key.mediaType, isNew: key.isNew)
    }.sorted { ($0.mediaType ?? "", $0.isNew ? 0 : 1) < ($1.mediaType ?? "", $1.isNew ? 0 : 1) }
  }
}
