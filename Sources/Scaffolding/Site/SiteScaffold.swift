import Pokedex

/// The files of a new site.
struct SiteScaffold {
  let files: [SiteFile]

  /// A site with invented creatures, to be replaced by one's own.
  static let starter = SiteScaffold(files: frame + starterFiles.filter(isExample) + [schema])

  /// The whole National Pokédex: the repository's own `Content/`.
  static let national = SiteScaffold(
    files: frame.filter { !$0.path.hasPrefix("Content/") && !$0.path.hasPrefix("Templates/") } + nationalFiles
  )

  /// A site with somebody's own data.
  static func importing(_ data: [SiteFile]) -> SiteScaffold { SiteScaffold(files: frame + data + [schema]) }

  /// With this title in the settings and in the README.
  func titled(_ title: String?) -> SiteScaffold {
    guard let title else { return self }
    return SiteScaffold(
      files: files.map { file in
        switch file.path {
        case "Content/site.yml": file.replacingFirstLine(with: "title: \(PrettyJSON.string(title))")
        case "README.md": file.replacingFirstLine(with: "# \(Self.markdown(title))")
        default: file
        }
      })
  }

  // MARK: - Parts

  /// What every new site has: settings, a page, a template, and what is around them.
  private static let frame = starterFiles.filter { !isExample($0) }

  /// What only the invented creatures need.
  private static func isExample(_ file: SiteFile) -> Bool {
    file.path.hasPrefix("Content/") && !["Content/site.yml", "Content/pages/about.md"].contains(file.path)
  }

  /// What editors check the data with.
  private static let schema =
    nationalFiles.first { $0.path == "Content/pokesite.schema.json" }
    ?? SiteFile("Content/pokesite.schema.json", [])

  private static let starterFiles = StarterFiles.embedded.map { file in
    SiteFile(file.path, file.text.withUTF8Buffer(Array.init))
  }

  private static let nationalFiles = NationalFiles.embedded.map { file in
    SiteFile("Content/\(file.path)", file.text.withUTF8Buffer(Array.init))
  }

  /// A title as Markdown text: signs that mean something are taken by their letter.
  private static func markdown(_ title: String) -> String {
    title.map { "\\`*_[]<>#&!|".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

extension SiteFile {
  /// With another first line.
  fileprivate func replacingFirstLine(with line: String) -> SiteFile {
    guard case .bytes(let bytes) = content else { return self }
    return SiteFile(path, Array(line.utf8) + bytes.drop { $0 != UInt8(ascii: "\n") })
  }
}
