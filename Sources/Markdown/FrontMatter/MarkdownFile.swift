public import Diagnostics

/// A Markdown file, taken apart: YAML front matter between two lines `---`, and the Markdown below.
///
/// Front matter begins in the first line or not at all, so a thematic break further down is none. It may also
/// end with `...`. A byte order mark and any kind of line break are fine.
public struct MarkdownFile: Sendable {
  /// The front matter's mapping; nil if there is none or it is empty.
  public let frontMatter: YAMLNode?
  /// The Markdown, which knows its lines in the whole file.
  public let body: MarkdownSource

  /// Takes a file apart.
  ///
  /// - Throws: all that is wrong with the front matter.
  public init(_ source: SourceText) throws(DiagnosticsError) {
    let fence = try FrontMatterFence(in: source)
    body = MarkdownSource(source, from: fence.bodyStart)
    frontMatter = try fence.content.flatMap { range throws(DiagnosticsError) in
      try Self.mapping(of: source, in: range)
    }
  }

  private static func mapping(
    of source: SourceText, in range: Range<Int>
  ) throws(DiagnosticsError) -> YAMLNode? {
    guard let node = try YAML.read(source, in: range), !node.isNull else { return nil }
    guard case .mapping = node.content else { throw DiagnosticsError([node.expected("keys with values")]) }
    return node
  }
}
