internal import CCmark
import Diagnostics

/// One document on its way to HTML: surveyed once, then changed step by step.
struct Rendering {
  let root: CommonMarkNode
  let renderer: MarkdownRenderer
  let mask: WikiLinkMask
  let source: MarkdownSource
  let survey: DocumentSurvey
  /// What is decided about each of the survey's links.
  let decisions: [LinkResolution]
  /// Where each of the survey's links begins in the source, if any of them is refused; found before anything is
  /// changed.
  let linkOffsets: [Int]
  var check = LinkCheck()
  var diagnostics: [Diagnostic] = []

  init(
    of root: CommonMarkNode, mask: WikiLinkMask, source: MarkdownSource, by renderer: MarkdownRenderer,
    resolve: (Link) -> LinkResolution
  ) {
    self.root = root
    self.mask = mask
    self.source = source
    self.renderer = renderer
    if !mask.links.isEmpty { root.consolidateText() }
    survey = DocumentSurvey(of: root, includingTexts: !mask.links.isEmpty)
    var check = LinkCheck()
    decisions =
      renderer.hasAdditions
      ? survey.links.map { check.decision(about: Link($0, mask), by: resolve) } : []
    self.check = check
    linkOffsets = decisions.contains(where: \.isRefusal) ? LinkPlacer.offsets(of: survey.links, in: mask) : []
  }

  /// Takes every step and renders what came of it.
  mutating func finish(resolve: (Link) -> LinkResolution) -> RenderedMarkdown {
    unmaskCode()
    if !renderer.allowsRawHTML { showRawHTML() }
    let headings = renderer.hasAdditions ? addAdditions(resolve: resolve) : []
    return RenderedMarkdown(
      html: root.html(allowsRawHTML: renderer.allowsRawHTML).withoutControlCharacters, headings: headings,
      excerpt: survey.firstParagraph.map { Excerpt.of($0.plainText) } ?? "",
      diagnostics: sortedDiagnostics)
  }

  private mutating func addAdditions(resolve: (Link) -> LinkResolution) -> [Heading] {
    linkWikiLinks(resolve: resolve)
    applyDecisions()
    return identifyHeadings()
  }

  private var sortedDiagnostics: [Diagnostic] {
    var sorted = diagnostics.sortedByPlace()
    if sorted.count == LinkCheck.mostRefusals, let last = sorted.indices.last {
      sorted[last].explanation = "further links were not looked at"
    }
    return sorted
  }

  /// Reports what a caller refused.
  mutating func report(_ summary: String, explanation: String?, fix: String?, at utf8Offset: Int) {
    let place = source.location(utf8Offset: utf8Offset)
    diagnostics.append(.error(at: place, summary, explanation: explanation, fix: fix))
  }

  /// Gives code and HTML their `[[…]]` back.
  private func unmaskCode() {
    guard !mask.links.isEmpty else { return }
    for node in survey.codeSpans + survey.codeBlocks + survey.htmlBlocks + survey.htmlInlines {
      node.literal = mask.restored(node.literal)
    }
    for node in survey.codeBlocks { node.fenceInfo = mask.restored(node.fenceInfo) }
  }

  /// Makes HTML the text that a reader sees.
  private func showRawHTML() {
    for node in survey.htmlInlines { node.replace(with: [.text(node.literal)]) }
    for node in survey.htmlBlocks {
      let paragraph = CommonMarkNode.make(CMARK_NODE_PARAGRAPH)
      paragraph.append(.text(node.literal.withoutTrailingLineBreaks))
      node.replace(with: [paragraph])
    }
  }
}

extension String {
  /// Without the control characters that HTML does not allow; a form feed becomes a space.
  fileprivate var withoutControlCharacters: String {
    func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D }
    var text = self
    guard text.withUTF8({ $0.contains(where: isControl) }) else { return self }
    let bytes = utf8.compactMap { $0 == 0x0C ? UInt8(ascii: " ") : isControl($0) ? nil : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate var withoutTrailingLineBreaks: String {
    let end = utf8.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return end.map { String(Substring(utf8[...$0])) } ?? ""
  }
}
