import Diagnostics
package import Pokedex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A site's `Content/`, open for the one program at a time that brings data and pictures into it.
///
/// What is new is written into a folder of its own within, which no build reads, and moved to its place when it is
/// whole. Data files belong together, so they are moved together: they count from the moment when all of them are
/// written, and what a killed program had yet to move the next one moves. Builds read while nothing is moved.
package struct ContentFolder: Sendable {
  private let path: String
  /// What data files were before, each under its name.
  private let previous: String
  private let lock: Int32

  /// Opens the folder, finishes what a killed program has begun, and keeps others from writing until `close`.
  package static func open(site: String) throws(FileError) -> ContentFolder {
    let records = "\(site)/.pokesite"
    if !Files.isFolder(records) { try Files.makeFolder(records, below: "") }
    let folder = ContentFolder(
      path: path(of: site), previous: "\(records)/previous", lock: try lock(records, of: site))
    do throws(FileError) {
      if !Files.isFolder(folder.path) { try Files.makeFolder(folder.path, below: "") }
      try folder.refuseLinkedStage()
      try folder.moveIntoPlace()
      try folder.clearStage()
      return folder
    } catch {
      Files.unlock(folder.lock)
      throw error
    }
  }

  /// Lets others write.
  package func close() {
    // What could not be removed now the next one removes.
    try? clearStage()
    Files.unlock(lock)
  }

  private static func lock(_ records: String, of site: String) throws(FileError) -> Int32 {
    do throws(FileError) {
      return try Files.lock(records)
    } catch {
      throw error.isLock ? FileError(operation: "fetch into", path: path(of: site), code: error.code) : error
    }
  }

  private static func path(of site: String) -> String { site == "." ? "Content" : "\(site)/Content" }

  // MARK: - Pictures

  /// A file that is there; nil if none is, or it cannot be read.
  package func contents(at relativePath: String) -> [UInt8]? {
    try? file("\(path)/\(relativePath)")
  }

  /// Writes a picture; one that is there already, with the same bytes, is left alone.
  package func store(_ bytes: [UInt8], at relativePath: String) throws(FileError) {
    let place = "\(path)/\(relativePath)"
    if contents(at: relativePath) == bytes { return }
    try Files.makeFolder(Files.parent(of: place), below: path)
    try Files.makeFolder(pictures, below: path)
    // Several are written at the same time.
    let whole = "\(pictures)/\(UInt64.random(in: .min ... .max))"
    try Files.create(whole, with: bytes)
    try Files.move(whole, to: place)
  }

  // MARK: - Data

  /// Puts data files in place, all of them or none. Those that they take the place of are kept.
  ///
  /// - Returns: the paths of those that are new.
  package func replace(_ files: [DataFile]) throws(FileError) -> [String] {
    var changed: [String] = []
    try Files.makeFolder(new, below: path)
    for file in files {
      let name = String(file.path.split(separator: "/").last ?? "")
      let old = try self.file("\(path)/\(name)")
      if old == file.bytes { continue }
      if let old { try keep(old, as: name) }
      try Files.create("\(new)/\(name)", with: file.bytes)
      changed.append(file.path)
    }
    guard !changed.isEmpty else { return [] }
    try Files.move(new, to: ready)
    try moveIntoPlace()
    return changed
  }

  private func keep(_ bytes: [UInt8], as name: String) throws(FileError) {
    try Files.makeFolder(previous, below: Files.parent(of: previous))
    let place = "\(previous)/\(name)"
    try Files.create("\(place).new", with: bytes)
    try Files.move("\(place).new", to: place)
  }

  private func moveIntoPlace() throws(FileError) {
    guard case .folder? = try Files.kind(of: ready) else { return }
    let moving = try Files.waitForLock(path, isShared: false)
    defer { Files.unlock(moving) }
    for name in try Files.names(in: ready) { try Files.move("\(ready)/\(name)", to: "\(path)/\(name)") }
    try Files.deleteTree(ready)
  }

  /// The content of a regular file, or nil if nothing is there, or a link, which is replaced and not followed.
  private func file(_ place: String) throws(FileError) -> [UInt8]? {
    switch try Files.kind(of: place) {
    case .file: try Files.contents(of: place)
    case .folder: throw FileError(operation: "write", path: place, code: EISDIR)
    default: nil
    }
  }

  // MARK: - Stage

  private static let stageName = ".pokesite"
  private var stage: String { "\(path)/\(Self.stageName)" }
  private var pictures: String { "\(stage)/pictures" }
  /// Data files while they are written.
  private var new: String { "\(stage)/new" }
  private var ready: String { Self.ready(in: path) }
  /// Data files that are all written, while they are moved.
  private static func ready(in path: String) -> String { "\(path)/\(stageName)/ready" }

  private func refuseLinkedStage() throws(FileError) {
    guard case .link? = try Files.kind(of: stage) else { return }
    throw FileError(operation: "write through the link", path: stage, code: ELOOP)
  }

  private func clearStage() throws(FileError) {
    for folder in [pictures, new] {
      if case .folder? = try Files.kind(of: folder) { try Files.deleteTree(folder) }
    }
    try Files.deleteIfEmpty(stage)
  }

  // MARK: - Reading

  /// Keeps data files from being moved while a build reads them, until `Files.unlock`.
  ///
  /// - Returns: nil if there is no such folder.
  /// - Throws: a fault if a program was killed while it moved them, so that they are of two kinds.
  static func lockForReading(site: String) throws(DiagnosticsError) -> Int32? {
    let path = path(of: site)
    guard let lock = try? Files.waitForLock(path, isShared: true) else { return nil }
    // Whoever moves files would have the lock.
    guard Files.isFolder(ready(in: path)) else { return lock }
    Files.unlock(lock)
    throw DiagnosticsError([
      .error(
        at: Location(file: path),
        "a fetch was killed while it put data files in place: some are old, some new",
        fix: "run pokesite fetch again, which finishes that first")
    ])
  }
}
