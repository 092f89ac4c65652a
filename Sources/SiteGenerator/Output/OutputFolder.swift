import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that a build writes.
///
/// A build first *stages*: it compares every file with the one that is there and puts those that differ into
/// a folder of its own inside the output, laid out like the output itself. Only when all of them are staged does it
/// *commit*: it renames them into their places, whole folders at once where the output has none of that name, and
/// removes what an earlier build wrote and this one no longer makes. So a build that
/// fails changes nothing, one that is killed leaves every file whole, and the next one repairs the rest.
struct OutputFolder: Sendable {
  /// Where pokesite keeps its own records, inside the output.
  static let recordsName = ".pokesite"
  private static let sourcesName = "sources"

  let path: String

  /// A file that has been compared and, if it differs, staged.
  struct StagedFile: Sendable {
    let path: String
    let digest: Digest
    /// In bytes.
    let size: Int
    /// Where its new content waits; nil if the file is there already.
    let stagedPath: String?
  }

  /// How a commit changed the folder.
  struct Changes: Sendable, Equatable {
    var written = 0
    var unchanged = 0
    var removed = 0
  }

  // MARK: - Lock

  /// Keeps other builds from writing here until `unlock`, or until the program ends, however it ends.
  ///
  /// - Returns: the lock, and whether the output folder was made for it.
  func lock() throws(FileError) -> (lock: Int32, isNewFolder: Bool) {
    try refuseLinkedRecords()
    let isNew = try Files.kind(of: path) == nil
    try Files.makeFolder(records, below: "")
    return (try Files.lock(records), isNew)
  }

  // MARK: - Records

  private func refuseLinkedRecords() throws(FileError) {
    guard case .link? = try Files.kind(of: records) else { return }
    throw FileError(operation: "write", path: records, code: ELOOP)
  }

  var records: String { "\(path)/\(Self.recordsName)" }
  private var manifestPath: String { "\(records)/manifest" }
  /// There is such a file from a build that failed until one that does not.
  var failurePath: String { "\(records)/failed" }
  private var newManifestPath: String { "\(records)/manifest.new" }
  private var sourcesPath: String { "\(records)/\(Self.sourcesName)" }
  private var newSourcesPath: String { "\(records)/\(Self.sourcesName).new" }
  var stage: String { "\(records)/stage" }

  /// What earlier builds wrote; empty if there was none.
  ///
  /// - Parameter known: what the manifest was before: it is only read anew if it has changed.
  func manifest(knowing known: Manifest? = nil) throws(FileError) -> Manifest {
    do {
      let bytes = try Files.contents(of: manifestPath)
      if let known, known.source == Digest(bytes) { return known }
      var manifest = Manifest(bytes: bytes) ?? Manifest()
      manifest.source = Digest(bytes)
      return manifest
    } catch {
      if error.isMissingFile { return Manifest() }
      throw error
    }
  }

  /// From what the last build made its pages; nil if nobody wrote that down.
  func sources() throws(FileError) -> SourceRecord? {
    // The folder may be anybody's: a pipe in this place would be waited for.
    guard case .file? = try Files.kind(of: sourcesPath) else { return nil }
    do {
      return SourceRecord(text: String(decoding: try Files.contents(of: sourcesPath), as: UTF8.self))
    } catch {
      if error.isMissingFile { return nil }
      throw error
    }
  }

  private func save(_ sources: SourceRecord) throws(FileError) {
    let bytes = Array(sources.text.utf8)
    if let old = try? Files.contents(of: sourcesPath), old == bytes { return }
    try Files.create(newSourcesPath, with: bytes)
    try Files.move(newSourcesPath, to: sourcesPath)
  }

  private func save(_ manifest: Manifest) throws(FileError) {
    try Files.makeFolder(records, below: "")
    try Files.create(newManifestPath, with: manifest.bytes)
    try Files.move(newManifestPath, to: manifestPath)
  }

  /// Leaves word that the last build failed and that the output is that of an earlier one. A folder that no build
  /// has written stays as it is.
  func recordFailure() {
    guard let kind = try? Files.kind(of: manifestPath), case .file = kind else { return }
    guard (try? refuseLinkedRecords()) != nil else { return }
    // The build has its own error to tell; that this one cannot be written is no news.
    try? Files.create(failurePath, with: [])
  }

  /// Whether every file of the manifest is there with the content that it had, and nothing of a killed build.
  func holdsAll(of manifest: Manifest, jobs: Int) async -> Bool {
    guard (try? Files.names(in: records)) == ["manifest", Self.sourcesName] else { return false }
    let files = manifest.files.sorted { $0.key < $1.key }
    let answers = await concurrentChunks(of: files, jobs: jobs) { chunk in
      chunk.allSatisfy { self.file($0.key, of: manifest) != nil }
    }
    return answers.allSatisfy(\.self)
  }

  // MARK: - Staging

  /// Makes room for staged files, and clears what a killed build left there.
  func openStage() throws(FileError) {
    try refuseLinkedRecords()
    try closeStage()
    try Files.delete(newManifestPath)
    try Files.delete(newSourcesPath)
    try Files.makeFolder(stage, below: "")
  }

  /// Removes the staging area with all that waits in it.
  func closeStage() throws(FileError) {
    guard case .folder? = try Files.kind(of: stage) else { return }
    try Files.deleteTree(stage)
  }

  /// Takes back a stage that leads to no commit, and the folders that were made for it.
  ///
  /// - Parameter isNew: whether the output folder was made for it, too.
  func abandonStage(withFolder isNew: Bool) throws(FileError) {
    try closeStage()
    if try Files.deleteIfEmpty(records), isNew { try Files.deleteIfEmpty(path) }
  }

  /// Compares a file with the one that is there, and stages it if it differs.
  func stage(_ file: OutputFile) throws(FileError) -> StagedFile {
    let digest = Digest(file.bytes)
    if try holds(file) {
      return StagedFile(path: file.path, digest: digest, size: file.bytes.count, stagedPath: nil)
    }
    let stagedPath = "\(stage)/\(file.path)"
    try Files.makeFolder(Files.parent(of: stagedPath), below: stage)
    try Files.create(stagedPath, with: file.bytes)
    return StagedFile(path: file.path, digest: digest, size: file.bytes.count, stagedPath: stagedPath)
  }

  /// A file that is there with the content that the manifest tells.
  func file(_ path: String, of manifest: Manifest) -> StagedFile? {
    guard let digest = manifest.files[path] ?? nil,
      let bytes = try? Files.contents(of: "\(self.path)/\(path)"),
      Digest(bytes) == digest
    else { return nil }
    return StagedFile(path: path, digest: digest, size: bytes.count, stagedPath: nil)
  }

  private func holds(_ file: OutputFile) throws(FileError) -> Bool {
    let target = "\(path)/\(file.path)"
    guard case .file(let size)? = try Files.kind(of: target), size == file.bytes.count else { return false }
    return try Files.contents(of: target) == file.bytes
  }

  // MARK: - Commit

  /// Puts staged files in place and removes stale ones.
  ///
  /// - Parameters:
  ///   - staged: all files of the site.
  ///   - inputs: what pages depend on, for those that need not be made again as long as it is the same.
  ///   - pageCount: how many of them are pages.
  ///   - fingerprint: that of the input.
  ///   - baseURL: the address that the pages were made for.
  ///   - sources: from what the pages were made.
  ///   - old: what earlier builds wrote.
  func commit(
    _ staged: [StagedFile], inputs: [String: Digest] = [:], pageCount: Int, fingerprint: Digest,
    baseURL: BaseURL, sources: SourceRecord,
    after old: Manifest
  ) throws(FileError) -> Changes {
    let manifest = Manifest(
      fingerprint: fingerprint,
      files: Dictionary(staged.map { ($0.path, $0.digest) }, uniquingKeysWith: { $1 }), inputs: inputs,
      pageCount: pageCount,
      baseURL: baseURL)
    let stale = old.files.keys.filter { manifest.files[$0] == nil }.sorted()
    let changes = Changes(
      written: staged.count { $0.stagedPath != nil }, unchanged: staged.count { $0.stagedPath == nil },
      removed: stale.count)
    let changesFiles = changes.written > 0 || changes.removed > 0
    if changesFiles {
      // If the build is killed from here on, the next one knows the files of both as pokesite's own.
      let everyPath = Set(old.files.keys).union(manifest.files.keys)
      try save(Manifest(files: Dictionary(uniqueKeysWithValues: everyPath.map { ($0, nil) })))
      let blocking = Self.blocking(stale, staged)
      try removeStale(blocking)
      try place("")
      // Last, so that pages which are still the old ones find their style sheet until the end.
      try removeStale(stale.filter { !blocking.contains($0) })
    }
    try closeStage()
    try save(sources)
    // While files were put in place, the manifest told of no digests.
    if changesFiles || manifest != old { try save(manifest) }
    try Files.delete(failurePath)
    return changes
  }

  /// Puts what is staged in a folder into its place.
  ///
  /// - Parameter folder: relative to the output folder and with a slash at its end; empty for all.
  private func place(_ folder: String) throws(FileError) {
    for name in try Files.names(in: "\(stage)/\(folder)") {
      let (staged, target) = ("\(stage)/\(folder)\(name)", "\(path)/\(folder)\(name)")
      if case .folder? = try Files.kind(of: target), case .folder? = try Files.kind(of: staged) {
        try place("\(folder)\(name)/")
      } else {
        try Files.move(staged, to: target)
      }
    }
  }

  /// The stale files that stand where a folder of the new tree belongs, or in a folder where a file does.
  private static func blocking(_ stale: [String], _ staged: [StagedFile]) -> [String] {
    guard !stale.isEmpty else { return [] }
    let paths = Set(staged.map(\.path))
    let folders = Set(staged.flatMap { ancestors(of: $0.path) })
    return stale.filter { folders.contains($0) || ancestors(of: $0).contains { paths.contains($0) } }
  }

  static func ancestors(of path: String) -> [String] {
    Array(sequence(first: Files.parent(of: path), next: Files.parent).prefix { $0 != "." })
  }

  /// Removes files of earlier builds, and folders that nothing else is in. What stands behind a link is not ours.
  private func removeStale(_ stale: [String]) throws(FileError) {
    for file in stale {
      if try linkOrFile(above: file) != nil { continue }
      try Files.delete("\(path)/\(file)")
      var folder = Files.parent(of: file)
      while folder != ".", try Files.deleteIfEmpty("\(path)/\(folder)") { folder = Files.parent(of: folder) }
    }
  }

  /// The outermost of the folders that hold a file which is there and is none.
  private func linkOrFile(above file: String) throws(FileError) -> String? {
    for folder in Self.ancestors(of: file).reversed() {
      switch try Files.kind(of: "\(path)/\(folder)") {
      case .folder: continue
      case nil: return nil
      default: return folder
      }
    }
    return nil
  }
}
