extension OutputFolder {
  /// What stands in the way of the staged files and was written by no earlier build: a file, a link or a folder
  /// in the place of a file, or a file or a link in the place of a folder.
  func foreignFiles(among staged: [StagedFile], _ manifest: Manifest) throws(FileError) -> [String] {
    var foreign: Set<String> = []
    var grounds: [String: Ground] = [:]
    for file in staged where file.stagedPath != nil {
      switch try ground(of: Files.parent(of: file.path), manifest, &grounds) {
      case .free: break
      case .folder: if try !isFree(file.path, manifest) { foreign.insert(file.path) }
      case .taken(let folder): foreign.insert(folder)
      }
    }
    return foreign.sorted()
  }

  /// What stands where a folder is needed.
  private enum Ground {
    /// Nothing, or a file that will go; so nothing can stand in it.
    case free
    case folder
    /// By this file or link.
    case taken(String)
  }

  /// Each folder is looked at once, and nothing below one that is not there.
  private func ground(
    of folder: String, _ manifest: Manifest, _ known: inout [String: Ground]
  ) throws(FileError) -> Ground {
    if folder == "." { return .folder }
    if let ground = known[folder] { return ground }
    var found = try ground(of: Files.parent(of: folder), manifest, &known)
    if case .folder = found {
      found =
        switch try Files.kind(of: "\(path)/\(folder)") {
        case nil: .free
        case .folder: .folder
        case .file: manifest.files[folder] != nil ? .free : .taken(folder)
        default: .taken(folder)
        }
    }
    known[folder] = found
    return found
  }

  private func isFree(_ file: String, _ manifest: Manifest) throws(FileError) -> Bool {
    switch try Files.kind(of: "\(path)/\(file)") {
    case nil: true
    case .folder: try isOwn(folder: file, manifest)
    default: manifest.files[file] != nil
    }
  }

  /// Whether a folder goes when the files of earlier builds in it go.
  private func isOwn(folder: String, _ manifest: Manifest) throws(FileError) -> Bool {
    let names = try Files.names(in: "\(path)/\(folder)")
    for name in names {
      let inside = "\(folder)/\(name)"
      if case .folder? = try Files.kind(of: "\(path)/\(inside)") {
        guard try isOwn(folder: inside, manifest) else { return false }
      } else if manifest.files[inside] == nil {
        return false
      }
    }
    return !names.isEmpty
  }
}
