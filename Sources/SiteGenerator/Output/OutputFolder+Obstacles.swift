extension OutputFolder {
  /// What stands in the way of the staged files and was written by no earlier build: a file, a link or a folder
  /// in the place of a file, or a file or a link in the place of a folder.
  func foreignFiles(among staged: [StagedFile], _ manifest: Manifest) throws(FileError) -> [String] {
    var foreign: Set<String> = []
    var freeFolders: Set<String> = []
    for file in staged where file.stagedPath != nil {
      if let folder = try foreignFolder(above: file.path, manifest, &freeFolders) {
        foreign.insert(folder)
      } else if try !isFree(file.path, manifest) {
        foreign.insert(file.path)
      }
    }
    return foreign.sorted()
  }

  /// The outermost folder of a file whose place is taken.
  private func foreignFolder(
    above file: String, _ manifest: Manifest, _ freeFolders: inout Set<String>
  ) throws(FileError) -> String? {
    for folder in Self.ancestors(of: file).reversed() where !freeFolders.contains(folder) {
      guard try isFreeForFolder(folder, manifest) else { return folder }
      freeFolders.insert(folder)
    }
    return nil
  }

  private func isFree(_ file: String, _ manifest: Manifest) throws(FileError) -> Bool {
    switch try Files.kind(of: "\(path)/\(file)") {
    case nil: true
    case .folder: try isOwn(folder: file, manifest)
    default: manifest.files[file] != nil
    }
  }

  private func isFreeForFolder(_ folder: String, _ manifest: Manifest) throws(FileError) -> Bool {
    switch try Files.kind(of: "\(path)/\(folder)") {
    case nil, .folder: true
    case .file: manifest.files[folder] != nil
    default: false
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
