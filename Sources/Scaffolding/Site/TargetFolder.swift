import Diagnostics
import SiteGenerator

/// The folder that a new site is written into: all of it or nothing.
///
/// The files are written into a folder inside of it first, and moved to their places when all of them are there.
struct TargetFolder {
  /// Why nothing was written.
  enum Fault: Error {
    /// Something is there already.
    case occupied(Diagnostic)
    /// The system refused.
    case system(FileError)
    /// The user has changed their mind.
    case cancelled
  }

  private static let stageName = ".pokesite-new"

  private let path: String

  init(_ path: String) { self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }

  /// Whether a site may be written here; nothing is changed.
  func check() throws(Fault) {
    let names = try attempt { () throws(FileError) in try existingNames() }
    let others = (names ?? []).filter { $0 != ".git" && $0 != Self.stageName }
    guard others.isEmpty else {
      if names?.contains(Self.stageName) == true { throw .occupied(brokenOff) }
      let shown = others.prefix(3).joined(separator: ", ") + (others.count > 3 ? ", …" : "")
      throw .occupied(
        .error(
          at: Location(file: path), "the folder is not empty: it has \(shown)",
          fix: "name a folder that is not there yet, or an empty one"))
    }
  }

  /// Which of the files are somebody's own by now nobody can tell.
  private var brokenOff: Diagnostic {
    .error(
      at: Location(file: path), "a new site was being made in this folder, and broken off",
      fix: "remove the folder, and make the site again")
  }

  /// Writes the files.
  ///
  /// - Parameter isCancelled: asked before every file.
  func write(_ files: [SiteFile], isCancelled: () -> Bool) throws(Fault) {
    let missing = missingFolders()
    do throws(Fault) {
      let lock = try attempt { () throws(FileError) in
        for folder in missing.reversed() { try Files.makeFolder(folder, below: "") }
        return try Files.lock(path)
      }
      defer { Files.unlock(lock) }
      // Somebody else may have been faster.
      try check()
      try stage(files, isCancelled)
      try attempt { () throws(FileError) in try moveIntoPlace() }
    } catch {
      Self.removeTree(stage)
      for folder in missing { _ = try? Files.deleteIfEmpty(folder) }
      throw error
    }
  }

  // MARK: - Steps

  private var stage: String { "\(path)/\(Self.stageName)" }

  private func existingNames() throws(FileError) -> [String]? {
    // A link to a folder will do.
    guard try Files.kind(of: path) != nil else { return nil }
    return try Files.names(in: path)
  }

  /// The folder and those above it that are not there, the innermost first.
  private func missingFolders() -> [String] {
    var missing: [String] = []
    var folder = path
    while Files.resolved(folder) == nil, Files.parent(of: folder) != folder {
      missing.append(folder)
      folder = Files.parent(of: folder)
    }
    return missing
  }

  private func stage(_ files: [SiteFile], _ isCancelled: () -> Bool) throws(Fault) {
    // What a killed run has left.
    Self.removeTree(stage)
    for file in files {
      if isCancelled() { throw .cancelled }
      try attempt { () throws(FileError) in
        let place = "\(stage)/\(file.path)"
        try Files.makeFolder(Files.parent(of: place), below: path)
        try Files.create(place, with: try Self.bytes(of: file))
      }
    }
  }

  private static func bytes(of file: SiteFile) throws(FileError) -> [UInt8] {
    switch file.content {
    case .bytes(let bytes): bytes
    case .copy(let original): try Files.contents(of: original)
    }
  }

  private func moveIntoPlace() throws(FileError) {
    var moved: [String] = []
    do throws(FileError) {
      for name in try Files.names(in: stage) {
        try Files.move("\(stage)/\(name)", to: "\(path)/\(name)")
        moved.append(name)
      }
      try Files.deleteIfEmpty(stage)
    } catch {
      for name in moved { Self.removeTree("\(path)/\(name)") }
      throw error
    }
  }

  private static func removeTree(_ path: String) {
    if case .folder? = try? Files.kind(of: path) {
      for name in (try? Files.names(in: path)) ?? [] { removeTree("\(path)/\(name)") }
      _ = try? Files.deleteIfEmpty(path)
    } else {
      try? Files.delete(path)
    }
  }

  private func attempt<Result>(_ body: () throws(FileError) -> Result) throws(Fault) -> Result {
    do throws(FileError) {
      return try body()
    } catch {
      throw .system(error)
    }
  }
}
