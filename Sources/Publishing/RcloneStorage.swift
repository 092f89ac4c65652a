import Diagnostics

/// What rclone tells of a storage.
struct RcloneStorage: Sendable, Hashable {
  /// Whether it has digests of its files.
  let hasDigests: Bool
  /// Whether a folder stays when its last file goes.
  let hasFolders: Bool
  /// Backblaze's own interface has its own name for the header that says how long to keep a file.
  let isB2: Bool

  /// Asks rclone.
  init(of destination: String) throws(PublishError) {
    let rclone = Subprocess(program: "rclone")
    let result = try rclone.run(["backend", "features", destination], errors: .kept)
    guard result.code == 0 else {
      let known = try rclone.run(["listremotes"], errors: .kept).text
      throw Self.failure(destination, result.errors, known: known.split(separator: "\n").map(String.init))
    }
    self.init(features: result.text)
  }

  /// Reads what `rclone backend features` writes.
  init(features: String) {
    let text = features.filter { !$0.isWhitespace }
    hasDigests = !text.contains(#""Hashes":[]"#) && !text.contains(#""Hashes":null"#)
    hasFolders = text.contains(#""CanHaveEmptyDirectories":true"#)
    isB2 = text.contains(#""String":"B2bucket"#)
  }

  /// The headers of files as `--header-upload` takes them.
  func headers(_ group: UploadGroup) -> [String] {
    let cache = group.cache.header
    // Values of Backblaze's headers are percent-encoded.
    let encoded = cache.map { $0 == " " ? "%20" : $0 == "," ? "%2C" : $0 == "=" ? "%3D" : "\($0)" }.joined()
    return [isB2 ? "X-Bz-Info-b2-cache-control: \(encoded)" : "Cache-Control: \(cache)"]
      + (group.mediaType.map { ["Content-Type: \($0)"] } ?? [])
  }

  private static func failure(_ destination: String, _ words: String, known: [String]) -> PublishError {
    let remote = destination.prefix { $0 != ":" } + ":"
    let isUnknown = !remote.dropLast().isEmpty && !known.contains(String(remote))
    return .unavailable(
      .error(
        isUnknown
          ? "rclone knows no remote '\(remote)'\(suggestion(for: String(remote), among: known))"
          : "rclone cannot use \(destination)",
        explanation: RcloneReport.lastWords(words),
        fix: isUnknown ? "make it with `rclone config`" : "check it with `rclone lsf \(destination)`"))
  }
}
