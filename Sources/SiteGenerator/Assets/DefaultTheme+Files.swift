/// The theme that sites have unless they bring their own: the repository's `Templates/`.
extension DefaultTheme {
  /// Its files, paths relative to its folder.
  static let files = embedded.map { file in
    SourceFile(path: file.path, bytes: file.text.withUTF8Buffer(Array.init))
  }
}
