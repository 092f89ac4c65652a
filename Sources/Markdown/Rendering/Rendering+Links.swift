internal import CCmark

extension Rendering {
  /// Checks the addresses of links and pictures and lets the caller decide about them.
  static func decisions(
    about links: [DocumentSurvey.LinkSite], _ mask: WikiLinkMask, _ resolve: (Link) -> LinkResolution
  ) -> [LinkResolution] {
    links.map { site in
      checkedResolution(
        of: Link(site.isPicture ? .picture : .link, to: mask.restored(site.node.url)), by: resolve)
    }
  }

  /// Gives links and pictures their addresses.
  mutating func applyDecisions() {
    // From the inside out: a link may hold a picture, and a picture's description may hold links.
    for (index, site) in survey.links.enumerated().reversed() {
      unmask(site.node)
      apply(decisions[index], to: site, number: index)
    }
  }

  /// The caller's decision, or a refusal if the address is not fit for a page, before or after.
  static func checkedResolution(of link: Link, by resolve: (Link) -> LinkResolution) -> LinkResolution {
    if link.kind != .wiki, let violation = URLPolicy.violation(of: link.destination) {
      return violation.refusal
    }
    let resolution = resolve(link)
    switch resolution {
    case .url(let url, _), .picture(let url, _, _): return URLPolicy.violation(of: url)?.refusal ?? resolution
    case .unchanged, .refused: return resolution
    }
  }

  private func unmask(_ node: CommonMarkNode) {
    guard !mask.links.isEmpty else { return }
    node.url = mask.restored(node.url)
    node.title = mask.restored(node.title)
  }

  private mutating func apply(
    _ resolution: LinkResolution, to site: DocumentSurvey.LinkSite, number: Int
  ) {
    switch resolution {
    case .unchanged: break
    case .url(let url, _): site.node.url = url
    case .picture(let url, let width, let height):
      site.node.url = url
      if site.isPicture, !site.isInPicture { site.node.fixSize(width: width, height: height) }
    case .refused(let summary, let explanation, let fix):
      site.node.url = ""
      report(summary, explanation: explanation, fix: fix, at: linkOffsets[number])
    }
  }
}

extension LinkResolution {
  var isRefusal: Bool {
    if case .refused = self { true } else { false }
  }
}

extension CommonMarkNode {
  /// Makes a picture one that has its size in pixels and loads when it comes into sight.
  fileprivate func fixSize(width: Int, height: Int) {
    let html = html(allowsRawHTML: false)
    guard let end = html.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    let attributes = "width=\"\(width)\" height=\"\(height)\" loading=\"lazy\" "
    replace(with: [.html(html[..<end] + attributes + html[end...], asBlock: false)])
  }
}
