internal import CCmark

extension Rendering {
  /// Makes links of `[[…]]` in texts; within another link's text they stay text.
  mutating func linkWikiLinks(resolve: (Link) -> LinkResolution) {
    for (node, isInLink) in survey.texts {
      let text = node.literal
      guard mask.masks(partOf: text) else { continue }
      if isInLink {
        node.literal = mask.restored(text)
      } else {
        node.replace(with: nodes(for: mask.pieces(of: text), resolve: resolve))
      }
    }
  }

  private mutating func nodes(
    for pieces: [WikiLinkMask.Piece], resolve: (Link) -> LinkResolution
  ) -> [CommonMarkNode] {
    var nodes: [CommonMarkNode] = []
    for piece in pieces {
      switch piece {
      case .text(""): break
      case .text(let text): nodes.append(.text(text))
      case .wikiLink(let wikiLink): nodes.append(node(for: wikiLink, resolve: resolve))
      }
    }
    return nodes
  }

  private mutating func node(for wikiLink: WikiLink, resolve: (Link) -> LinkResolution) -> CommonMarkNode {
    let link = Link(.wiki, to: wikiLink.name)
    let text = wikiLink.label ?? wikiLink.name
    switch check.decision(about: link, by: resolve) {
    case .unchanged: return .text(text)
    case .url(let url, let title): return .link(to: url, text: wikiLink.label ?? title ?? wikiLink.name)
    case .picture(let url, _, _): return .link(to: url, text: text)
    case .refused(let summary, let explanation, let fix):
      report(summary, explanation: explanation, fix: fix, at: wikiLink.utf8Offset)
      return .text(text)
    }
  }
}

extension CommonMarkNode {
  fileprivate static func link(to url: String, text: String) -> CommonMarkNode {
    let link = make(CMARK_NODE_LINK)
    link.url = url
    link.append(.text(text))
    return link
  }
}
