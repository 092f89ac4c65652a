/// The files of a built site, where a check looks for them.
struct BuiltTree: Sendable {
  struct File: Sendable {
    /// The path relative to the site's root: `pokemon/pikachu/index.html`.
    let path: String
    /// In bytes.
    let size: Int
    /// Where its content can be read.
    let place: String

    var isPage: Bool { [".html", ".htm"].contains { path.hasSuffix($0) } }

    /// The folder that relative addresses in the file are relative to: `pokemon/pikachu/`, or nothing.
    var folder: Substring {
      path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)]
    }
  }

  /// The folder as the user knows it.
  let folder: String
  /// In the order of their paths.
  let files: [File]
  /// What is there and can be no file of a site.
  let faults: [Fault]

  init(folder: String, files: [File], faults: [Fault] = []) {
    self.folder = folder
    self.files = files
    self.faults = faults
  }

  /// Looks at all that is in a folder. pokesite's records and git's are no part of the site.
  static func read(_ folder: String) throws(FileError) -> BuiltTree {
    var walker = TreeWalker(root: folder)
    try walker.walk("")
    return BuiltTree(folder: folder, files: walker.files, faults: walker.faults)
  }
}

private struct TreeWalker {
  private(set) var files: [BuiltTree.File] = []
  private(set) var faults: [Fault] = []
  private let root: String
  private static let foreign: Set<String> = [OutputFolder.recordsName, ".git"]

  init(root: String) { self.root = root }

  /// - Parameter folder: empty for the root, otherwise with a slash at its end.
  mutating func walk(_ folder: String) throws(FileError) {
    for name in try Files.names(in: "\(root)/\(folder)")
    where !(folder.isEmpty && Self.foreign.contains(name)) {
      let path = folder + name
      switch try Files.kind(of: "\(root)/\(path)") {
      case .file(let size): files.append(BuiltTree.File(path: path, size: size, place: "\(root)/\(path)"))
      case .folder: try walk(path + "/")
      case .link: try followLink(path)
      case .other:
        faults.append(
          Fault(.file, path, "this is neither a file nor a folder; no server can send it", fix: "remove it"))
      // Gone since its folder was read.
      case nil where !name.unicodeScalars.contains("\u{FFFD}"): continue
      case nil:
        faults.append(
          Fault(.file, path, "the name is not UTF-8, so that no address leads to the file", fix: "rename it"))
      }
    }
  }

  private mutating func followLink(_ path: String) throws(FileError) {
    guard let root = Files.resolved(root), let target = Files.resolved("\(root)/\(path)") else {
      faults.append(Fault(.file, path, "the link leads to nothing", fix: "remove the link"))
      return
    }
    guard target.hasPrefix(root == "/" ? root : root + "/"),
      case .file(let size)? = try Files.kind(of: target)
    else {
      faults.append(
        Fault(
          .file, path, "the link leads out of the site, or to a folder", fix: "put a copy in its place"))
      return
    }
    files.append(BuiltTree.File(path: path, size: size, place: target))
  }
}
