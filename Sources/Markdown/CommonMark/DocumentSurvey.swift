internal import CCmark

/// What a document holds that pokesite's additions care about, found in one walk.
struct DocumentSurvey {
  /// A link or picture, with what its place in the source is found by.
  struct LinkSite {
    let node: CommonMarkNode
    let isPicture: Bool
    /// Whether it stands in the description of another picture, where only its text comes out.
    let isInPicture: Bool
    let leaf: CommonMarkNode
    let quoteDepth: Int
  }

  private(set) var texts: [(node: CommonMarkNode, isInLink: Bool)] = []
  private(set) var codeSpans: [CommonMarkNode] = []
  private(set) var codeBlocks: [CommonMarkNode] = []
  private(set) var htmlBlocks: [CommonMarkNode] = []
  private(set) var htmlInlines: [CommonMarkNode] = []
  private(set) var links: [LinkSite] = []
  private(set) var headings: [CommonMarkNode] = []
  private(set) var firstParagraph: CommonMarkNode?

  private var quoteDepth = 0
  private var linkDepth = 0
  private var pictureDepth = 0
  private var leaf: CommonMarkNode

  init(of root: CommonMarkNode, includingTexts: Bool) {
    leaf = root
    var survey = self
    root.walk { node, isEntering in
      if isEntering { survey.enter(node, includingTexts: includingTexts) } else { survey.leave(node) }
    }
    self = survey
  }

  private mutating func enter(_ node: CommonMarkNode, includingTexts: Bool) {
    switch node.kind {
    case CMARK_NODE_TEXT:
      if includingTexts { texts.append((node, linkDepth + pictureDepth > 0)) }
    case CMARK_NODE_CODE: codeSpans.append(node)
    case CMARK_NODE_CODE_BLOCK: codeBlocks.append(node)
    case CMARK_NODE_HTML_BLOCK: htmlBlocks.append(node)
    case CMARK_NODE_HTML_INLINE: htmlInlines.append(node)
    case CMARK_NODE_LINK: enterLink(node)
    case CMARK_NODE_IMAGE: enterPicture(node)
    case CMARK_NODE_HEADING: enterHeading(node)
    case CMARK_NODE_PARAGRAPH: enterParagraph(node)
    case CMARK_NODE_BLOCK_QUOTE: quoteDepth += 1
    default: break
    }
  }

  private mutating func leave(_ node: CommonMarkNode) {
    switch node.kind {
    case CMARK_NODE_LINK: linkDepth -= 1
    case CMARK_NODE_IMAGE: pictureDepth -= 1
    case CMARK_NODE_BLOCK_QUOTE: quoteDepth -= 1
    default: break
    }
  }

  private mutating func enterLink(_ node: CommonMarkNode) {
    add(node, isPicture: false)
    linkDepth += 1
  }

  private mutating func enterPicture(_ node: CommonMarkNode) {
    add(node, isPicture: true)
    pictureDepth += 1
  }

  private mutating func add(_ node: CommonMarkNode, isPicture: Bool) {
    links.append(
      LinkSite(
        node: node, isPicture: isPicture, isInPicture: pictureDepth > 0, leaf: leaf, quoteDepth: quoteDepth))
  }

  private mutating func enterHeading(_ node: CommonMarkNode) {
    headings.append(node)
    leaf = node
  }

  private mutating func enterParagraph(_ node: CommonMarkNode) {
    if firstParagraph == nil, node.parent?.kind == CMARK_NODE_DOCUMENT { firstParagraph = node }
    leaf = node
  }
}

extension Link {
  /// A link or picture of a document, as its author wrote the address.
  init(_ site: DocumentSurvey.LinkSite, _ mask: WikiLinkMask) {
    self.init(site.isPicture ? .picture : .link, to: mask.restored(site.node.url))
  }
}
