#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that is open for reading. It stays what it was when a build puts another in its place.
struct OpenFile: ~Copyable {
  private let descriptor: Int32
  /// In bytes.
  let size: Int
  private let inode: UInt64
  /// Nanoseconds since 1970.
  private let modified: Int
  /// Likewise. Programs may give a file the time of another one, but this the system sets.
  private let changed: Int

  /// Nil if there is no file, or something that is none: a folder, a link, a pipe.
  init?(_ path: String) {
    // A pipe without a writer would hold up the open call.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    modified = status.modificationTime
    changed = status.changeTime
  }

  deinit { close(descriptor) }

  /// Changes whenever the file does: a build puts a new file in the place of the old one.
  var version: String {
    [Int(truncatingIfNeeded: inode), size, modified, changed].map { String($0, radix: 16) }.joined(
      separator: "-")
  }

  /// All bytes; nil if the disk does not give them.
  func contents() -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while filled < buffer.count, !failed {
        let count = read(
          into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...]),
          from: filled)
        failed = count <= 0
        filled += max(count, 0)
      }
    }
    return failed ? nil : bytes
  }

  /// Reads as many bytes as there are and fit; how many: 0 at the end, negative if the disk does not give them.
  func read(into space: UnsafeMutableRawBufferPointer, from start: Int) -> Int {
    while true {
      let count = pread(descriptor, space.baseAddress, space.count, off_t(start))
      if count < 0, errno == EINTR { continue }
      return count
    }
  }
}

extension stat {
  /// Nanoseconds since 1970.
  var modificationTime: Int {
    #if canImport(Darwin)
      Int(st_mtimespec.tv_sec) * 1_000_000_000 + Int(st_mtimespec.tv_nsec)
    #else
      Int(st_mtim.tv_sec) * 1_000_000_000 + Int(st_mtim.tv_nsec)
    #endif
  }

  /// When content, name or rights were changed last; nanoseconds since 1970.
  var changeTime: Int {
    #if canImport(Darwin)
      Int(st_ctimespec.tv_sec) * 1_000_000_000 + Int(st_ctimespec.tv_nsec)
    #else
      Int(st_ctim.tv_sec) * 1_000_000_000 + Int(st_ctim.tv_nsec)
    #endif
  }
}
