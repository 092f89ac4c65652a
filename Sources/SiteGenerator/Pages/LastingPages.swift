/// Pages of the last build that would come out the same again.
struct LastingPages: Sendable {
  private let output: OutputFolder
  private let manifest: Manifest
  private let inputs: PageInputs
  /// From what the last build made its pages, by their paths.
  private let sources: [String: [String]]

  init(_ output: OutputFolder, _ manifest: Manifest, _ inputs: PageInputs) throws(FileError) {
    self.output = output
    self.manifest = manifest
    self.inputs = inputs
    sources = manifest.inputs.isEmpty ? [:] : try output.sources()?.sourcesByPath ?? [:]
  }

  /// What a page depends on.
  func input(of page: PlannedPage) -> Digest { inputs.digest(of: page) }

  /// The page if it is there as the last build wrote it and nothing that it depends on has changed.
  ///
  /// - Parameter input: what it depends on now.
  func page(
    _ page: PlannedPage, _ input: Digest
  ) -> (staged: OutputFolder.StagedFile, source: SourceRecord.Page)? {
    let path = page.route.file
    guard manifest.inputs[path] == input, let sources = sources[path],
      let staged = output.file(path, of: manifest)
    else { return nil }
    return (staged, SourceRecord.Page(path: path, sources: sources))
  }
}
