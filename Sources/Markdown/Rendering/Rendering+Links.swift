internal import CCmark

extension Rendering {
  /// Checks the addresses of links and pictures and lets the caller decide about them.
  mutating func resolveLinks(resolve: (Link) -> LinkResolution) {
    let links = zip(survey.links, linkOffsets).map { site, offset in
      unmask(site.node)
      return Link(site.isPicture ? .picture : .link, to: site.node.url, utf8Offset: offset)
    }
    var resolutions: [LinkResolution] = []
    for link in links { resolutions.append(checkedResolution(of: link, by: resolve)) }
    // From the inside out: a link may hold a picture, and a picture's description may hold links.
    for (index, site) in survey.links.enumerated().reversed() {
      apply(resolutions[index], to: site, at: linkOffsets[index])
    }
  }

  /// The caller's decision, or a refusal if the address is not fit for a page, before or after.
  mutating func checkedResolution(
    of link: Link, by resolve: (Link) -> LinkResolution
  ) -> LinkResolution {
    guard refusals < Self.mostRefusals else { return .url("") }
    let resolution = resolution(of: link, by: resolve)
    if case .refused = resolution { refusals += 1 }
    return resolution
  }

  private func resolution(of link: Link, by resolve: (Link) -> LinkResolution) -> LinkResolution {
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
    _ resolution: LinkResolution, to site: DocumentSurvey.LinkSite, at utf8Offset: Int
  ) {
    switch resolution {
    case .unchanged: break
    case .url(let url, _): site.node.url = url
    case .picture(let url, let width, let height):
      site.node.url = url
      if site.isPicture, !site.isInPicture { site.node.fixSize(width: width, height: height) }
    case .refused(let summary, let explanation, let fix):
      site.node.url = ""
      report(summary, explanation: explanation, fix: fix, at: utf8Offset)
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
