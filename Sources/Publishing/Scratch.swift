#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A temporary folder for lists of files and the like; gone with its last user.
final class Scratch: Sendable {
  let path: String

  static var base: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  init() throws(PublishError) {
    var template = Array("\(Self.base)/pokesite-publish-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .inputOutput("make a folder in", Self.base) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.removeAll(path) }

  /// The path of something in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a folder and answers its path.
  func makeFolder(_ name: String) throws(PublishError) -> String {
    let place = self(name)
    guard mkdir(place, 0o700) == 0 else { throw .inputOutput("make", place) }
    return place
  }

  /// Writes a file and answers its path.
  func write(_ name: String, _ bytes: [UInt8]) throws(PublishError) -> String {
    let place = self(name)
    guard let file = fopen(place, "w") else { throw .inputOutput("write", place) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw .inputOutput("write", place) }
    return place
  }

  /// Writes a list, each entry with an end, and answers its path.
  func write(_ name: String, _ entries: [String], end: UInt8 = UInt8(ascii: "\n")) throws(PublishError)
    -> String
  {
    try write(name, entries.flatMap { Array($0.utf8) + [end] })
  }

  private static func removeAll(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR, let directory = opendir(path) else {
      unlink(path)
      return
    }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { removeAll("\(path)/\(name)") }
    }
    closedir(directory)
    rmdir(path)
  }
}
