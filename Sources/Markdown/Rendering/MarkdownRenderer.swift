/// Turns Markdown (CommonMark 0.30) into HTML.
///
/// Without additions it is CommonMark to the letter. With them headings get ids, `[[links]]` work, and every
/// link and picture passes a check and the caller's decision.
///
///     let renderer = MarkdownRenderer()
///     let page = renderer.render(file.body) { link in
///       link.kind == .wiki ? .url("/pokemon/\(link.destination)/") : .unchanged
///     }
public struct MarkdownRenderer: Sendable, Hashable {
  /// Whether to make "quotes", -- and ... typographic.
  public var isSmart: Bool
  /// Whether HTML in the Markdown comes out as HTML. If not, the reader sees it as text: `<four>`.
  public var allowsRawHTML: Bool
  /// Whether to add heading ids, `[[links]]` and the check of links.
  public var hasAdditions: Bool
  /// By how much a heading's level is raised: with 1, `# Title` is an `h2`. No level exceeds 6.
  public var headingOffset: Int
  /// Ids that the page's template already has, which no heading gets.
  public var reservedIDs: Set<String>

  /// Makes a renderer.
  public init(
    isSmart: Bool = true, allowsRawHTML: Bool = false, hasAdditions: Bool = true, headingOffset: Int = 0,
    reservedIDs: Set<String> = []
  ) {
    self.isSmart = isSmart
    self.allowsRawHTML = allowsRawHTML
    self.hasAdditions = hasAdditions
    self.headingOffset = headingOffset
    self.reservedIDs = reservedIDs
  }

  /// Renders a text.
  ///
  /// - Parameter resolve: decides about every link and picture that passed the check of its address, and
  ///   every wiki link. It is not asked with additions off.
  public func render(
    _ source: MarkdownSource, resolve: (Link) -> LinkResolution = { _ in .unchanged }
  ) -> RenderedMarkdown {
    let mask = hasAdditions ? WikiLinkMask(source.text) : WikiLinkMask(unmasked: source.text)
    let document = CommonMarkDocument(parsing: mask.bytes, smart: isSmart)
    return document.withRoot { root in
      var rendering = Rendering(of: root, mask: mask, source: source, by: self, resolve: resolve)
      return rendering.finish(resolve: resolve)
    }
  }
}
