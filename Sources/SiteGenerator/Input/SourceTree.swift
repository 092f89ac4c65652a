import Diagnostics

/// Everything that a build reads, in memory: after this nothing looks at the site's folder again, and a test
/// can make one without a disk.
struct SourceTree: Sendable {
  /// By path, in a fixed order.
  let files: [SourceFile]
  private let indexOfPath: [String: Int]

  init(_ files: [SourceFile]) {
    self.files = files.sorted { $0.path.precedesByBytes($1.path) }
    indexOfPath = Dictionary(
      self.files.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The file at a path relative to the site's folder.
  subscript(path: String) -> SourceFile? { indexOfPath[path].map { files[$0] } }

  /// The files below a folder, such as `Content/pages`.
  func files(below folder: String) -> [SourceFile] {
    files.filter { $0.path.hasPrefix(folder + "/") }
  }
}

extension SourceTree {
  /// Reads folders of a site. Hidden files are passed over; a link that leads out of the site is a fault, and what
  /// it leads to is not read.
  ///
  /// - Parameters:
  ///   - site: the site's folder.
  ///   - folders: which folders in it; those that are not there are passed over.
  /// - Throws: what the system refused to read.
  static func read(
    site: String, folders: [String]
  ) throws(DiagnosticsError) -> (tree: SourceTree, faults: [Diagnostic]) {
    var reader = TreeReader(site: site)
    for folder in folders { reader.read(folder) }
    guard reader.errors.isEmpty else { throw DiagnosticsError(reader.errors) }
    return (SourceTree(reader.files), reader.faults)
  }
}

/// Walks the folders of a site.
private struct TreeReader {
  let site: String
  var files: [SourceFile] = []
  /// What is wrong with the site.
  var faults: [Diagnostic] = []
  /// What the system refused.
  var errors: [Diagnostic] = []

  init(site: String) {
    self.site = site
  }

  mutating func read(_ path: String) {
    do throws(FileError) {
      switch try Files.kind(of: "\(site)/\(path)") {
      case .file: files.append(SourceFile(path: path, bytes: try Files.contents(of: "\(site)/\(path)")))
      case .folder: try readFolder(path)
      case .link: try readLink(path)
      case .other, nil: break
      }
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.location?.file = path
      errors.append(diagnostic)
    }
  }

  private mutating func readFolder(_ path: String) throws(FileError) {
    for name in try Files.names(in: "\(site)/\(path)") where !name.hasPrefix(".") {
      guard !name.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
        faults.append(
          .error(at: Location(file: path), "a file here has a line break in its name", fix: "rename it"))
        continue
      }
      read("\(path)/\(name)")
    }
  }

  private mutating func readLink(_ path: String) throws(FileError) {
    guard let root = Files.resolved(site), let target = Files.resolved("\(site)/\(path)") else {
      faults.append(
        .error(at: Location(file: path), "the link leads to nothing", fix: "remove the link"))
      return
    }
    guard target.hasPrefix(root + "/"), case .file? = try Files.kind(of: target) else {
      faults.append(
        .error(
          at: Location(file: path), "the link leads out of the site's folder, or to a folder",
          fix: "put a copy in its place"))
      return
    }
    files.append(SourceFile(path: path, bytes: try Files.contents(of: target)))
  }
}
