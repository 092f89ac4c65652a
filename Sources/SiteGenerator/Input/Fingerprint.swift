extension Digest {
  /// The digest of all that a build depends on: equal fingerprints mean equal output.
  init(_ tree: SourceTree, _ data: [SourceFile], theme: [SourceFile], _ options: BuildOptions) {
    var text = "\(Version.current) \(options.baseURL ?? "-") \(options.includesDrafts) \(options.isStrict)\n"
    // A data file counts with its name alone, so that the same file gives the same output wherever it lies.
    let named = data.map {
      SourceFile(path: String($0.path.split(separator: "/").last ?? ""), bytes: $0.bytes)
    }
    for file in theme + named + tree.files { text += "\(file.path) \(Digest(file.bytes).text)\n" }
    self.init(Array(text.utf8))
  }
}
