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
    site: String, folders: [String], jobs: Int = 1
  ) async throws(DiagnosticsError) -> (tree: SourceTree, faults: [Diagnostic]) {
    var walker = TreeWalker(site: site)
    for folder in folders { walker.walk(folder) }
    let contents = await concurrentChunks(of: walker.files, jobs: jobs) { chunk in
      chunk.map { file in
        Result { () throws(FileError) in
          SourceFile(
            path: file.path, bytes: try Files.contents(of: file.place, most: SourceFile.mostBytes(file.path)))
        }.mapError { TreeWalker.diagnostic(of: $0, at: file.path) }
      }
    }
    var (files, errors) = ([SourceFile](), walker.errors)
    for result in contents.joined() {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let error): errors.append(error)
      }
    }
    guard errors.isEmpty else { throw DiagnosticsError(errors) }
    return (SourceTree(files), walker.faults)
  }
}

/// Walks the folders of a site.
private struct TreeWalker {
  let site: String
  /// Each file by its path relative to the site's folder, and where it is to be read.
  var files: [(path: String, place: String)] = []
  /// What is wrong with the site.
  var faults: [Diagnostic] = []
  /// What the system refused.
  var errors: [Diagnostic] = []

  init(site: String) {
    self.site = site
  }

  mutating func walk(_ path: String) {
    let place = "\(site)/\(path)"
    do throws(FileError) {
      switch try Files.kind(of: place) {
      case .file: files.append((path, place))
      case .folder: try walkFolder(path)
      case .link: try followLink(path)
      case .other: throw .neitherFileNorFolder(place)
      case nil: break
      }
    } catch {
      errors.append(Self.diagnostic(of: error, at: path))
    }
  }

  /// An error of the system, with the path that the site's author knows.
  static func diagnostic(of error: FileError, at path: String) -> Diagnostic {
    var diagnostic = error.diagnostic
    diagnostic.location?.file = path
    return diagnostic
  }

  private mutating func walkFolder(_ path: String) throws(FileError) {
    for (name, isRegularFile) in try Files.entries(in: "\(site)/\(path)") where !name.hasPrefix(".") {
      if let fault = Self.fault(ofName: name) {
        faults.append(
          .error(at: Location(file: path), "a file here has \(fault) in its name", fix: "rename it"))
        continue
      }
      let inside = "\(path)/\(name)"
      if isRegularFile { files.append((inside, "\(site)/\(inside)")) } else { walk(inside) }
    }
  }

  private static func fault(ofName name: String) -> String? {
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "a line break or control character" }
    // What is not UTF-8 is read so, and could not be found again.
    return name.unicodeScalars.contains("\u{FFFD}") ? "characters that are not UTF-8" : nil
  }

  private mutating func followLink(_ path: String) throws(FileError) {
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
    files.append((path, target))
  }
}
