import Diagnostics

/// What rclone tells of a storage.
struct RcloneStorage: Sendable, Hashable {
  /// Whether it has digests of its files.
  let hasDigests: Bool
  /// Whether a folder stays when its last file goes.
  let hasFolders: Bool
  /// Backblaze's own interface has its own name for the header that says how long to keep a file.
  let isB2: Bool
  /// The folder of this machine that it is, through however many aliases; nil for all else.
  let localFolder: String?

  /// Asks rclone.
  init(of destination: String) throws(PublishError) {
    let rclone = Subprocess(program: "rclone")
    let result = try rclone.run(["backend", "features", destination], words: .kept)
    guard result.code == 0 else {
      let known = try rclone.run(["listremotes"], words: .kept).text
      throw Self.failure(destination, result.errors, known: known.split(separator: "\n").map(String.init))
    }
    guard let storage = RcloneStorage(features: result.output) else {
      throw .unavailable(
        .error(
          "rclone says nothing that can be understood about \(destination)",
          fix: "look at what `rclone backend features \(destination)` writes; a newer rclone may help"))
    }
    self = storage
  }

  /// Reads what `rclone backend features` writes; nil if it is something else.
  init?(features bytes: [UInt8]) {
    guard let answer = RcloneValue(reading: bytes), case .object(let features)? = answer["Features"],
      let name = answer["String"]?.text
    else { return nil }
    hasDigests = answer["Hashes"]?.elements.isEmpty == false
    hasFolders = features["CanHaveEmptyDirectories"] == .bool(true)
    isB2 = name.hasPrefix("B2 bucket")
    // What wraps other storages may call itself local as well, but its root is then no path of this machine.
    let isLocal = features["IsLocal"] == .bool(true)
    localFolder = answer["Root"]?.text.flatMap { isLocal && $0.hasPrefix("/") ? $0 : nil }
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
