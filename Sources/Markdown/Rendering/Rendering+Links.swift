internal import CCmark

extension Rendering {
  /// Gives links and pictures the addresses that were decided on.
  mutating func applyDecisions() {
    // From the inside out: a link may hold a picture, and a picture's description may hold links.
    for (index, site) in survey.links.enumerated().reversed() {
      unmask(site.node)
      apply(decisions[index], to: site, number: index)
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

extension CommonMarkNode {
  /// Makes a picture one that has its size in pixels and loads when it comes into sight.
  fileprivate func fixSize(width: Int, height: Int) {
    let html = html(allowsRawHTML: false)
    guard let end = html.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    let attributes = "width=\"\(width)\" height=\"\(height)\" loading=\"lazy\" "
    replace(with: [.html(html[..<end] + attributes + html[end...], asBlock: false)])
  }
}
