import Diagnostics
import Pokedex

@testable import Markdown
@testable import SiteGenerator

extension FuzzTarget {
  /// YAML: as the settings of a site, and as the front matter of a page.
  static let settings = FuzzTarget(name: "settings") { input in
    let file = SourceFile(path: SiteConfiguration.path, bytes: input.bytes)
    let source = SourceText(file: file.path, text: String(decoding: file.bytes, as: UTF8.self))
    do {
      if let node = try YAML.read(source) { try requireNodes(node, in: source.text.utf8.count, depth: 0) }
    } catch let error as DiagnosticsError {
      try requirePlaces(error.diagnostics, in: [source])
    }
    let (configuration, diagnostics) = SiteConfiguration.read(file)
    try requirePlaces(diagnostics, in: [source])
    let base = configuration.baseURL.path
    try require(base.hasPrefix("/") && base.hasSuffix("/"), "a base path has a slash at both ends: \(base)")
    if let logo = configuration.theme.logo?.output { try requireInside(logo, "the logo") }
    try requireAliases(Array("---\n".utf8) + input.bytes + Array("\n---\n".utf8))
  }

  private static func requireAliases(_ bytes: [UInt8]) throws {
    let file = SourceFile(path: "Content/pages/a.md", bytes: bytes)
    var diagnostics: [Diagnostic] = []
    let prose = ProseFile.read(file, &diagnostics)
    for alias in prose?.aliases ?? [] {
      do {
        let route = try alias.route()
        try requireInside(route.file, "an alias")
        try require(route.file.hasSuffix(".html"), "an alias is a page: \(route.file)")
      } catch let fault as Diagnostic {
        diagnostics.append(fault)
      }
    }
    try requirePlaces(
      diagnostics, in: [SourceText(file: file.path, text: String(decoding: file.bytes, as: UTF8.self))])
  }

  private static func requireNodes(_ node: YAMLNode, in count: Int, depth: Int) throws(Violation) {
    try require((0...count).contains(node.utf8Offset), "a value stands in the file")
    try require(depth <= YAML.nestingLimit, "nesting is bounded")
    switch node.content {
    case .scalar: break
    case .sequence(let nodes): for node in nodes { try requireNodes(node, in: count, depth: depth + 1) }
    case .mapping(let entries):
      try require(Set(entries.map(\.key)).count == entries.count, "no key stands twice")
      for entry in entries { try requireNodes(entry.value, in: count, depth: depth + 1) }
    }
  }
}
