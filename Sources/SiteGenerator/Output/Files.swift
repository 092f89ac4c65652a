#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Files through POSIX calls: a build touches thousands of them.
package enum Files {
  /// What stands at a path, without following a link.
  package enum Kind {
    case file(size: Int)
    case folder
    case link
    case other
  }

  /// What stands at a path, or nil if nothing does.
  package static func kind(of path: String) throws(FileError) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      let error = FileError.last("look at", path)
      if error.isMissingFile { return nil }
      throw error
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: Int(status.st_size))
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Whether a folder stands at a path, be it behind a link.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, sorted by their bytes, so that no file system's order shows.
  package static func names(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// What is in a folder, in the order of `names(in:)`.
  ///
  /// Most file systems tell a regular file from the rest without another call.
  static func entries(in folder: String) throws(FileError) -> [(name: String, isRegularFile: Bool)] {
    guard let directory = opendir(folder) else { throw .last("read", folder) }
    defer { closedir(directory) }
    var entries: [(name: String, isRegularFile: Bool)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { entries.append((name, Int32(entry.pointee.d_type) == Int32(DT_REG))) }
    }
    return entries.sorted { $0.name.precedesByBytes($1.name) }
  }

  /// The greatest file that is read, in bytes.
  package static let mostBytes = 1 << 30
  /// The greatest text that is read for pages, in bytes: longer than any that was written by hand.
  static let mostTextBytes = 16 << 20

  /// The whole content of a file.
  ///
  /// - Parameters:
  ///   - allowsPipes: whether it may come from another program; otherwise a pipe, for whose writer one might wait for
  ///     ever, is refused.
  ///   - most: the greatest file that is read, in bytes.
  package static func contents(
    of path: String, allowsPipes: Bool = false, most: Int = mostBytes
  ) throws(FileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | (allowsPipes ? 0 : O_NONBLOCK))
    guard file >= 0 else { throw .last("read", path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last("read", path) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw FileError(operation: "read", path: path, code: EISDIR) }
    guard kind == S_IFREG || allowsPipes else { throw .neitherFileNorFolder(path) }
    guard status.st_size <= most else { throw .tooLarge(path, most: most) }
    return try contents(of: file, sizeHint: Int(status.st_size), isRegular: kind == S_IFREG, most: most, path)
  }

  /// Writes a new file; one that is there already is replaced.
  package static func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .last("write", path) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(file, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = FileError.last("write", path)
        close(file)
        throw error
      }
      written += count
    }
    guard close(file) == 0 else { throw .last("write", path) }
  }

  /// Makes a folder and those above it; a link in the place of one is refused.
  package static func makeFolder(_ path: String, below root: String) throws(FileError) {
    guard path != root, path.utf8.count > root.utf8.count else { return }
    if mkdir(path, 0o777) == 0 { return }
    switch errno {
    case ENOENT:
      try makeFolder(parent(of: path), below: root)
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last("make", path) }
    case EEXIST:
      guard case .folder? = try kind(of: path) else {
        throw FileError(operation: "make a folder of", path: path, code: ENOTDIR)
      }
    default: throw .last("make", path)
    }
  }

  /// Renames a file or folder.
  package static func move(_ path: String, to target: String) throws(FileError) {
    guard rename(path, target) == 0 else { throw .last("write", target) }
  }

  /// Removes a file; one that is gone already is no error.
  package static func delete(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw .last("remove", path) }
  }

  /// Removes a folder if nothing is in it; answers whether it is gone. One that is in use, as the place of a mounted
  /// disk is, stays too.
  @discardableResult package static func deleteIfEmpty(_ folder: String) throws(FileError) -> Bool {
    if rmdir(folder) == 0 { return true }
    guard [ENOTEMPTY, EEXIST, ENOENT, ENOTDIR, EBUSY].contains(errno) else { throw .last("remove", folder) }
    return false
  }

  /// Removes a folder with all that is in it; links are removed, and not followed.
  static func deleteTree(_ folder: String) throws(FileError) {
    for name in try names(in: folder) {
      let path = "\(folder)/\(name)"
      if case .folder? = try kind(of: path) { try deleteTree(path) } else { try delete(path) }
    }
    guard rmdir(folder) == 0 || errno == ENOENT else { throw .last("remove", folder) }
  }

  /// Locks a folder against other programs that ask for the lock; they get an error at once.
  package static func lock(_ folder: String) throws(FileError) -> Int32 {
    try lock(folder, LOCK_EX | LOCK_NB)
  }

  /// The same, but waits a while before the error.
  static func lock(_ folder: String, patience: Duration) throws(FileError) -> Int32 {
    let end = ContinuousClock.now + patience
    while true {
      do throws(FileError) {
        return try lock(folder)
      } catch {
        guard error.isLock, ContinuousClock.now < end else { throw error }
        usleep(50_000)
      }
    }
  }

  /// Locks a folder as soon as no other program has a lock of it. For what others lock for moments only.
  ///
  /// - Parameter isShared: whether others may have such a lock too.
  static func waitForLock(_ folder: String, isShared: Bool) throws(FileError) -> Int32 {
    try lock(folder, isShared ? LOCK_SH : LOCK_EX)
  }

  private static func lock(_ folder: String, _ kind: Int32) throws(FileError) -> Int32 {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw .last("lock", folder) }
    while flock(file, kind) != 0 {
      if errno == EINTR { continue }
      let error = FileError.last("lock", folder)
      close(file)
      throw error
    }
    return file
  }

  /// Gives a lock back.
  package static func unlock(_ lock: Int32) { close(lock) }

  /// The folder that holds the path.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path without links and dots, or nil if nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path that something which is yet to be made will have, without links.
  static func expected(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    let parent = parent(of: path)
    guard parent != path, let name = path.split(separator: "/").last else { return path }
    let folder = expected(parent)
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  private static func contents(
    of file: Int32, sizeHint: Int, isRegular: Bool, most: Int, _ path: String
  ) throws(FileError) -> [UInt8] {
    var failed = false
    // One byte more than expected tells in a single call whether the file has grown.
    var bytes = [UInt8](unsafeUninitializedCapacity: sizeHint + 1) { buffer, count in
      count = fill(buffer, from: file, isRegular: isRegular, &failed)
    }
    while !failed, bytes.count > sizeHint {
      let more = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = fill(buffer, from: file, isRegular: isRegular, &failed)
      }
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= most else { throw .tooLarge(path, most: most) }
    }
    guard !failed else { throw .last("read", path) }
    return bytes
  }

  /// Reads until the buffer is full or the file ends.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from file: Int32, isRegular: Bool, _ failed: inout Bool
  ) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = read(file, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
      if count < 0, errno == EINTR { continue }
      if count < 0 { failed = true }
      if count <= 0 { break }
      filled += count
      // Less than asked for is what stands before the end of a file; only pipes and the like give it in between.
      if isRegular, filled < buffer.count { break }
    }
    return filled
  }
}
