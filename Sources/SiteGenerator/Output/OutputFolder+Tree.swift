extension OutputFolder {
  /// The site as it will be when the staged files are in place: they, and what nobody's build wrote.
  func tree(with staged: [StagedFile], after old: Manifest) throws(FileError) -> BuiltTree {
    let now = try BuiltTree.read(path)
    let paths = Set(staged.map(\.path))
    let foreign = now.files.filter { old.files[$0.path] == nil && !paths.contains($0.path) }
    let made = staged.map { file in
      BuiltTree.File(path: file.path, size: file.size, place: file.stagedPath ?? "\(path)/\(file.path)")
    }
    return BuiltTree(
      folder: path,
      files: (foreign + made).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      faults: now.faults)
  }
}
