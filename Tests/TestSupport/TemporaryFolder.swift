#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// What the system refused to do for a test.
public struct SystemError: Error, CustomStringConvertible {
  /// What went wrong.
  public let description: String

  init(_ what: String) { description = "\(what): \(String(cString: strerror(errno)))" }
}

/// A folder that is gone when the test is over.
public final class TemporaryFolder: Sendable {
  /// The path without links in it.
  public let path: String

  /// Makes a new empty folder.
  ///
  /// - Parameter base: the folder that it is in; the system's for such folders if that is not given.
  public init(in base: String? = nil) throws {
    let base = base ?? getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/pokesite-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("mkdtemp") }
    let made = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let resolved = realpath(made, nil) else { throw SystemError("realpath") }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  deinit { Self.removeAll(path) }

  /// The path of something in the folder.
  public func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  // MARK: - Changing it

  /// Writes a file; folders above it are made.
  public func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  /// Writes a file; folders above it are made.
  public func write(_ name: String, _ bytes: [UInt8]) throws {
    if let slash = name.lastIndex(of: "/") { try makeFolder(String(name[..<slash])) }
    guard let file = fopen(self(name), "w") else { throw SystemError("write \(name)") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw SystemError("write \(name)") }
  }

  /// Makes a folder and those above it.
  public func makeFolder(_ name: String) throws {
    var made = path
    for part in name.split(separator: "/") {
      made += "/\(part)"
      guard mkdir(made, 0o777) == 0 || errno == EEXIST else { throw SystemError("mkdir \(made)") }
    }
  }

  /// A symbolic link.
  public func link(_ name: String, to target: String) throws {
    guard symlink(target, self(name)) == 0 else { throw SystemError("symlink \(name)") }
  }

  /// Removes a file, a link, or a folder with all that is in it.
  public func remove(_ name: String) { Self.removeAll(self(name)) }

  /// Moves a file or folder.
  public func move(_ name: String, to target: String) throws {
    guard rename(self(name), self(target)) == 0 else { throw SystemError("rename \(name)") }
  }

  /// Lets every file in it be of a time, in seconds since 1970.
  public func touch(_ moment: Int) throws {
    for path in try tree().files {
      var times = [timeval(tv_sec: moment, tv_usec: 0), timeval(tv_sec: moment, tv_usec: 0)]
      guard utimes(self(path), &times) == 0 else { throw SystemError("utimes \(path)") }
    }
  }

  // MARK: - Looking at it

  /// The text of a file.
  public func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// The content of a file.
  public func bytes(_ name: String) throws -> [UInt8] { try readFile(self(name)) }

  /// Whether anything is there, even a link that leads nowhere.
  public func has(_ name: String) -> Bool {
    var status = stat()
    return lstat(self(name), &status) == 0
  }

  /// The names in a folder of it, in the order in which the system lists them.
  public func list(_ name: String) throws -> [String] { try names(in: self(name)) }

  /// All that is in a folder of it.
  public func tree(_ name: String = "") throws -> Tree {
    try Tree(name.isEmpty ? path : self(name))
  }

  /// Copies folders or files from elsewhere into this one.
  public func copy(_ names: [String], from folder: String) throws {
    for name in names {
      for (path, entry) in try Tree("\(folder)/\(name)").entries where entry.kind == .file {
        try write("\(name)/\(path)", entry.bytes)
      }
    }
  }

  private static func removeAll(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      for name in (try? names(in: path)) ?? [] { removeAll("\(path)/\(name)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}

/// Files, folders and links below a folder.
public struct Tree: Sendable, Equatable {
  /// By path relative to the folder.
  public var entries: [String: Entry] = [:]

  /// What stands at one path.
  public struct Entry: Sendable, Equatable {
    /// What it is; links are not followed.
    public enum Kind: Sendable, Equatable { case file, folder, link, other }

    /// What it is.
    public let kind: Kind
    /// The content of a file.
    public let bytes: [UInt8]
    /// Its number in the file system.
    public let inode: UInt64
    /// Nanoseconds since 1970.
    public let modified: Int

    /// The content of a file as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Reads everything below a folder; empty if there is none.
  public init(_ folder: String) throws {
    var status = stat()
    guard lstat(folder, &status) == 0 else { return }
    try add(folder, "")
  }

  /// The paths of all files, sorted.
  public var files: [String] { entries.filter { $0.value.kind == .file }.keys.sorted() }

  /// The content of every file by its path.
  public var contents: [String: [UInt8]] {
    entries.filter { $0.value.kind == .file }.mapValues(\.bytes)
  }

  /// Inode and modification time of every file by its path.
  public var identities: [String: [Int]] {
    entries.filter { $0.value.kind == .file }.mapValues { [Int($0.inode), $0.modified] }
  }

  /// Without what is below a folder.
  public func without(_ folder: String) -> Tree {
    var tree = self
    tree.entries = entries.filter { $0.key != folder && !$0.key.hasPrefix(folder + "/") }
    return tree
  }

  /// The paths of files that differ between two trees or are in only one of them, sorted.
  public func differences(from other: Tree) -> [String] {
    let (mine, theirs) = (contents, other.contents)
    return Set(mine.keys).union(theirs.keys).filter { mine[$0] != theirs[$0] }.sorted()
  }

  private mutating func add(_ folder: String, _ prefix: String) throws {
    for name in try names(in: folder) {
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { throw SystemError("lstat \(name)") }
      let kind: Entry.Kind =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
      entries[prefix + name] = Entry(
        kind: kind, bytes: kind == .file ? try readFile("\(folder)/\(name)") : [],
        inode: UInt64(status.st_ino), modified: Self.nanoseconds(status))
      if kind == .folder { try add("\(folder)/\(name)", "\(prefix)\(name)/") }
    }
  }

  private static func nanoseconds(_ status: stat) -> Int {
    #if canImport(Darwin)
      Int(status.st_mtimespec.tv_sec) * 1_000_000_000 + Int(status.st_mtimespec.tv_nsec)
    #else
      Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
    #endif
  }
}

private func names(in folder: String) throws -> [String] {
  guard let directory = opendir(folder) else { throw SystemError("opendir \(folder)") }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

func readFile(_ path: String) throws -> [UInt8] {
  guard let file = fopen(path, "r") else { throw SystemError("read \(path)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { return bytes }
    bytes += buffer[..<count]
  }
}
