import Mustache

/// The theme's assets under names that change with their content, so that browsers may keep them for ever.
struct Assets: Sendable {
  /// The style sheet that gets the colours of the types.
  static let styleSheet = "style.css"

  /// Ready to be written.
  let files: [OutputFile]
  /// Addresses for templates: `{{assets.style.css}}` is that of `assets/style.css`.
  let value: Value
  private let pathByName: [String: String]

  /// - Parameters:
  ///   - sources: the theme's assets by their path below `assets/`.
  ///   - typeRules: CSS for the colours of the types.
  init(_ sources: [OutputFile], typeRules: String, baseURL: BaseURL) {
    var files: [OutputFile] = []
    var pathByName: [String: String] = [:]
    for source in Self.inOrderOfNaming(sources) {
      var bytes = source.bytes
      if source.path == Self.styleSheet { bytes += Array(typeRules.utf8) }
      if source.isStyleSheet { bytes = Self.rebased(bytes, of: source.path, pathByName) }
      if source.path.hasSuffix(".js") {
        let renamed = ModuleImports.renaming(source) { name in
          pathByName[name].map { String($0.dropFirst("assets/".count)) }
        }
        bytes = CompactScript.bytes(of: renamed)
      }
      let path = "assets/" + Self.fingerprinted(source.path, Digest(bytes))
      files.append(OutputFile(path: path, bytes: bytes))
      pathByName[source.path] = path
    }
    self.files = files
    self.pathByName = pathByName
    value = Self.tree(
      pathByName.map { (path: $0.key.split { "/.".contains($0) }.map(String.init), url: $0.value) }
    ) {
      .string(baseURL.link(to: $0))
    }
  }

  /// Style sheets and scripts name other assets, so those get their names first.
  private static func inOrderOfNaming(_ sources: [OutputFile]) -> [OutputFile] {
    let scripts = sources.filter { $0.path.hasSuffix(".js") }
    let others = sources.filter { !$0.isStyleSheet && !$0.path.hasSuffix(".js") }
    return others + ModuleImports.sorted(scripts) + sortedSheets(sources.filter(\.isStyleSheet))
  }

  /// The output path of an asset.
  func path(of name: String) -> String? { pathByName[name] }

  /// `style.css` → `style.0123456789.css`
  private static func fingerprinted(_ path: String, _ digest: Digest) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
      return "\(path).\(digest.shortText)"
    }
    return "\(path[..<dot]).\(digest.shortText)\(path[dot...])"
  }

  // MARK: - Style sheets

  /// Style sheets come after all that they name. Of those that name each other in a circle one has to be first; it
  /// keeps the names of the others as they are.
  private static func sortedSheets(_ sources: [OutputFile]) -> [OutputFile] {
    let sheets = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var sorted: [OutputFile] = []
    var seen: Set<String> = []
    func append(_ sheet: OutputFile) {
      guard seen.insert(sheet.path).inserted else { return }
      for reference in references(in: sheet.bytes) {
        if let other = target(of: reference, in: sheet.path).flatMap({ sheets[$0] }) { append(other) }
      }
      sorted.append(sheet)
    }
    for source in sources { append(source) }
    return sorted
  }

  private static func references(in bytes: [UInt8]) -> [Substring] {
    var references: [Substring] = []
    _ = replacingReferences(in: bytes) { reference in
      references.append(reference)
      return reference
    }
    return references
  }

  /// A style sheet whose `url(…)` lead to the fingerprinted names.
  private static func rebased(_ bytes: [UInt8], of path: String, _ pathByName: [String: String]) -> [UInt8] {
    replacingReferences(in: bytes) { reference in
      guard let output = target(of: reference, in: path).flatMap({ pathByName[$0] }) else { return reference }
      let up = String(repeating: "../", count: path.split(separator: "/").count - 1)
      let end = reference.filter { !"\"' ".contains($0) }.drop { $0 != "?" && $0 != "#" }
      return "\"\(up)\(output.dropFirst("assets/".count))\(end)\""
    }
  }

  /// The asset that a `url(…)` in a style sheet means.
  private static func target(of reference: Substring, in path: String) -> String? {
    let name = reference.filter { !"\"' ".contains($0) }.prefix { $0 != "?" && $0 != "#" }
    guard !name.isEmpty, !name.hasPrefix("/"), !LinkResolver.hasScheme(String(name)) else { return nil }
    return RelativePath.resolve(String(name), in: Files.parent(of: path))
  }

  private static func replacingReferences(
    in bytes: [UInt8], _ replace: (Substring) -> Substring
  ) -> [UInt8] {
    var css: [UInt8] = []
    var copied = 0
    for start in bytes.indices.dropFirst(4) where start >= copied && bytes[(start - 4)..<start].isURLFunction
    {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else { break }
      css += bytes[copied..<start]
      css += replace(Substring(String(decoding: bytes[start..<end], as: UTF8.self))).utf8
      copied = end
    }
    return css + bytes[copied...]
  }

  /// Objects in objects, one for every part of the paths.
  private static func tree(
    _ entries: [(path: [String], url: String)], _ leaf: (String) -> Value
  ) -> Value {
    let groups = Dictionary(grouping: entries.filter { !$0.path.isEmpty }, by: { $0.path[0] })
    return .object(
      Object(
        groups.keys.sorted().map { key in
          let group = groups[key] ?? []
          if let end = group.first(where: { $0.path.count == 1 }) { return (key, leaf(end.url)) }
          return (key, tree(group.map { (Array($0.path.dropFirst()), $0.url) }, leaf))
        }))
  }
}

extension OutputFile {
  fileprivate var isStyleSheet: Bool { path.hasSuffix(".css") }
}

extension ArraySlice<UInt8> {
  /// Whether it is `url(`.
  fileprivate var isURLFunction: Bool { last == UInt8(ascii: "(") && elementsEqual("url(".utf8) }
}
