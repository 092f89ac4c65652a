import Diagnostics

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// All files of a built site, without pokesite's and git's own records.
public struct PublishedTree: Sendable {
  /// The folder's absolute path, without links.
  public let folder: String
  /// Sorted by the bytes of their paths.
  public let files: [PublishedFile]
  private let paths: Set<String>

  /// What is not for visitors wherever it stands, be it a folder or a file: a worktree of git has a file `.git`.
  static let records = [".pokesite", ".git"]

  /// Reads the folder.
  ///
  /// - Throws: a refusal of all that cannot be published, such as links, or an error of the disk.
  public init(reading folder: String) throws(PublishError) {
    var reader = TreeReader(root: folder)
    try reader.read("")
    let unfit = reader.unfit.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    guard unfit.isEmpty else { throw .unpublishable(unfit.map(\.diagnostic)) }
    self.folder = folder
    files = reader.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map(PublishedFile.init)
    paths = Set(reader.paths)
  }

  /// The path of a file on this machine.
  func path(of file: String) -> String { "\(folder)/\(file)" }

  /// The text of a small file.
  func text(of file: String) throws(PublishError) -> String {
    let place = path(of: file)
    guard let stream = fopen(place, "r") else { throw .inputOutput("read", place) }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, stream)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// Whether the site has a file at this path.
  func contains(_ path: String) -> Bool { paths.contains(path) }
}

private struct TreeReader {
  let root: String
  var paths: [String] = []
  var unfit: [(path: String, diagnostic: Diagnostic)] = []

  mutating func read(_ folder: String) throws(PublishError) {
    let place = folder.isEmpty ? root : "\(root)/\(folder)"
    guard let directory = opendir(place) else { throw .inputOutput("read", place) }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      guard ![".", ".."].contains(name), !PublishedTree.records.contains(name) else { continue }
      try add(path, name)
    }
  }

  private mutating func add(_ path: String, _ name: String) throws(PublishError) {
    // Lists of files have one name a line.
    guard name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0xFFFD })
    else {
      return refuse(path, "its name has characters that no address can have", fix: "rename it")
    }
    var status = stat()
    guard lstat("\(root)/\(path)", &status) == 0 else { throw .inputOutput("look at", "\(root)/\(path)") }
    switch status.st_mode & S_IFMT {
    case S_IFREG: paths.append(path)
    case S_IFDIR: try read(path)
    case S_IFLNK: refuse(path, "it is a link, and hosts know none", fix: "put a copy in its place")
    default: refuse(path, "it is neither a file nor a folder", fix: "move it away")
    }
  }

  private mutating func refuse(_ path: String, _ summary: String, fix: String) {
    unfit.append((path, .error(at: Location(file: "\(root)/\(path)"), summary, fix: fix)))
  }
}
