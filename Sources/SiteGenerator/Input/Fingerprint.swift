extension Digest {
  /// The digest of all that a build depends on: equal fingerprints mean equal output.
  init(_ tree: SourceTree, _ data: [SourceFile], theme: [SourceFile], _ options: BuildOptions) {
    var text = "\(Version.current) \(options.baseURL ?? "-") \(options.includesDrafts) \(options.isStrict)\n"
    for file in theme + data + tree.files { text += "\(file.path) \(Digest(file.bytes).text)\n" }
    self.init(Array(text.utf8))
  }
}
