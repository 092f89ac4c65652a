/// Answers on disk, one file each, that outlive the process.
///
/// A file is written beside its place and renamed, so that a kill at any moment leaves an old or a new entry;
/// a damaged file is treated as absent. The file's name is a hash of the request, and the request stands in
/// the file, so that two requests of one hash do not get each other's answers. Only answers that were read
/// successfully get here. Several processes may share a folder.
public struct ResponseCache: Sendable {
  /// The folder of the cache.
  public let folder: String

  /// Opens a cache. The folder is made when there is something to store. What killed processes left half-written
  /// more than a day ago is removed.
  public init(folder: String) {
    self.folder = folder
    let yesterday = SystemTime().unixSeconds - 86_400
    CacheFile.removeFiles(in: folder, ending: Self.temporarySuffix, before: yesterday)
  }

  func entry(for identity: String) -> CacheEntry? {
    guard let bytes = CacheFile.contents(of: path(of: identity)), let entry = CacheEntry(encoded: bytes),
      entry.identity == identity
    else { return nil }
    return entry
  }

  /// Stores an entry in place of an older one. Whether it worked.
  func store(_ entry: CacheEntry) -> Bool {
    let path = path(of: entry.identity)
    let bytes = entry.encoded
    if CacheFile.replace(path, with: bytes, beside: temporary(path)) { return true }
    return CacheFile.makeFolder(folder) && CacheFile.replace(path, with: bytes, beside: temporary(path))
  }

  private func path(of identity: String) -> String { "\(folder)/\(Checksum.name(of: identity)).answer" }

  /// A name that nobody else writes to, not even for the same entry.
  private func temporary(_ path: String) -> String {
    "\(path).\(String(UInt64.random(in: .min ... .max), radix: 16))\(Self.temporarySuffix)"
  }

  private static let temporarySuffix = ".part"
}
