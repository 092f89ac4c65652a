#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files of the cache, through POSIX: they are read in one go and replaced whole.
package enum CacheFile {
  /// The greatest file that is read, in bytes: an answer of the greatest size, and what is kept beside it.
  private static let mostBytes = 65 << 20

  /// All bytes of a regular file; nil if there is none or it cannot be read. Links are not followed.
  package static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= mostBytes
    else { return nil }
    return bytes(of: file, count: Int(status.st_size))
  }

  /// Writes beside the place and renames, so that at any moment the old file or the new one is there, whole.
  /// Whether it worked.
  package static func replace(_ path: String, with bytes: [UInt8], beside temporary: String) -> Bool {
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    let isWritten = writeAll(bytes, to: file)
    guard close(file) == 0, isWritten, rename(temporary, path) == 0 else {
      unlink(temporary)
      return false
    }
    return true
  }

  /// Makes a folder and those above it. Whether it is there.
  package static func makeFolder(_ path: String) -> Bool {
    var ends = path.indices.filter { path[$0] == "/" && $0 != path.startIndex }
    ends.append(path.endIndex)
    for end in ends { mkdir(String(path[..<end]), 0o755) }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes files whose names end so and that were last written before a moment, in seconds since 1970.
  static func removeFiles(in folder: String, ending suffix: String, before moment: Int64) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      guard name.hasSuffix(suffix), lstat("\(folder)/\(name)", &status) == 0 else { continue }
      if modified(status) < moment { unlink("\(folder)/\(name)") }
    }
  }

  private static func modified(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      Int64(status.st_mtimespec.tv_sec)
    #else
      Int64(status.st_mtim.tv_sec)
    #endif
  }

  private static func bytes(of file: Int32, count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let part = Self.retrying { read(file, buffer.baseAddress.map { $0 + filled }, count - filled) }
        guard part > 0 else { return }
        filled += part
      }
    }
    return bytes.count == count ? bytes : nil
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let part = Self.retrying {
          write(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        }
        guard part > 0 else { return false }
        written += part
      }
      return true
    }
  }

  /// Calls again what a signal interrupted.
  private static func retrying(_ call: () -> Int) -> Int {
    var result = call()
    while result < 0 && errno == EINTR { result = call() }
    return result
  }
}
