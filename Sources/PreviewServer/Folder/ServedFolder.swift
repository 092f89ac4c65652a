#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that is served, and nothing outside of it.
struct ServedFolder: Sendable {
  let path: String

  /// What stands under an address.
  enum Entry: ~Copyable {
    case file(OpenFile)
    /// A folder with an index, asked for without the slash behind its name.
    case folder
    case missing
  }

  /// - Parameters:
  ///   - names: the decoded parts of the path, none of them `.` or `..`.
  ///   - isFolder: whether the index of a folder is wanted.
  func entry(_ names: some Collection<String>, isFolder: Bool) -> Entry {
    guard names.allSatisfy(Self.isServed) else { return .missing }
    let relative = names.map { "/" + $0 }.joined()
    if let file = open(isFolder ? relative + "/index.html" : relative) { return .file(file) }
    if !isFolder, open(relative + "/index.html") != nil { return .folder }
    return .missing
  }

  /// Names with a dot in front are records (`.pokesite`, `.git`), and no host shows them. An empty one stands for
  /// two slashes side by side.
  private static func isServed(_ name: String) -> Bool {
    !name.isEmpty && (name.utf8.first != UInt8(ascii: ".") || name == ".well-known")
  }

  /// Opens a file only if it lies in the folder after all links have been followed.
  private func open(_ relative: String) -> OpenFile? {
    guard let root = Self.resolved(path), let file = Self.resolved(path + relative) else { return nil }
    // By bytes: to `String`, names that are written in two ways are one.
    let prefix = root == "/" ? root : root + "/"
    guard file.utf8.starts(with: prefix.utf8) else { return nil }
    let names = file.utf8.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/"))
    guard names.allSatisfy({ Self.isServed(String(Substring($0))) }) else { return nil }
    return OpenFile(file)
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
