extension Rendering {
  /// Gives headings their levels and ids.
  func identifyHeadings() -> [Heading] {
    var ids = HeadingIDs(reserved: renderer.reservedIDs)
    return survey.headings.map { node in
      node.headingLevel = min(6, max(1, node.headingLevel + renderer.headingOffset))
      let text = node.plainText
      let heading = Heading(level: node.headingLevel, id: ids.id(for: text), text: text)
      node.identify(as: heading.id, allowsRawHTML: renderer.allowsRawHTML)
      return heading
    }
  }
}

extension CommonMarkNode {
  /// Makes a heading one with an id, which cmark itself cannot write.
  ///
  /// - Parameter id: a slug, so it holds nothing that must be escaped.
  fileprivate func identify(as id: String, allowsRawHTML: Bool) {
    let html = html(allowsRawHTML: allowsRawHTML)
    let name = html.utf8.prefix("<h1".utf8.count)
    replace(with: [.html("\(Substring(name)) id=\"\(id)\"\(html[name.endIndex...])", asBlock: true)])
  }
}
