package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An operation on a file that the system refused.
package struct FileError: Error, Sendable {
  /// What was tried, as an infinitive: `read`, `write`.
  let operation: String
  /// The file or folder.
  let path: String
  /// The system's error number.
  package let code: Int32
  /// The most that may be read, in bytes; nil unless the file is larger.
  var limit: Int?

  /// The error that the last system call left.
  static func last(_ operation: String, _ path: String) -> FileError {
    FileError(operation: operation, path: path, code: errno)
  }

  /// A file is larger than what may be read of it, in bytes.
  static func tooLarge(_ path: String, most: Int) -> FileError {
    FileError(operation: "read", path: path, code: EFBIG, limit: most)
  }

  /// A pipe, a socket or a device stands where a file belongs.
  static func neitherFileNorFolder(_ path: String) -> FileError {
    FileError(operation: "read", path: path, code: ENXIO)
  }

  /// Whether another program has the lock.
  package var isLock: Bool { code == EWOULDBLOCK }

  var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }

  /// The error in words.
  package var diagnostic: Diagnostic {
    .error(at: Location(file: path), summary, fix: fix)
  }

  private var summary: String {
    if let limit { return "this file is larger than \(limit >> 20) MiB" }
    return switch code {
    case EWOULDBLOCK where operation == "fetch into": "another fetch is at work here"
    case EWOULDBLOCK: "this folder is being built or published"
    case ELOOP where operation == "write": "this is a link, and nothing is written through one"
    case ENXIO: "this is neither a file nor a folder"
    default: "cannot \(operation) it: \(String(cString: strerror(code)))"
    }
  }

  private var fix: String? {
    switch code {
    case EWOULDBLOCK: "wait until that is done"
    case ENXIO: "put a file in its place, or remove it"
    case ELOOP where operation == "write": "remove the link"
    case ENOENT: "check the path"
    case EACCES, EPERM, EROFS: "check who may \(operation) there"
    case ENOSPC, EDQUOT: "make room on the disk"
    default: nil
    }
  }
}
