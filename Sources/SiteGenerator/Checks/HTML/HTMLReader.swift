import CGumbo

/// Takes from the tree of a page what the check wants to know. It walks with a list of its own: a tree may be deeper
/// than a thread's stack.
struct HTMLReader {
  private(set) var page = HTMLPage()
  private let source: UnsafeRawPointer
  private let count: Int

  /// - Parameter source: the page's text, which lives as long as the tree.
  init(source: UnsafeRawPointer, count: Int) {
    self.source = source
    self.count = count
  }

  mutating func read(_ document: UnsafeMutablePointer<GumboNode>) {
    var waiting = [document]
    while let node = waiting.popLast() {
      switch node.pointee.type {
      case GUMBO_NODE_DOCUMENT: Self.add(node.pointee.v.document.children, to: &waiting)
      case GUMBO_NODE_ELEMENT:
        if !node.isCopy { read(MarkupElement(node, in: source, count)) }
        Self.add(node.pointee.v.element.children, to: &waiting)
      // What a template holds is nowhere on the page until a script puts it there.
      default: break
      }
    }
  }

  /// Last one first, so that elements are read in their order.
  private static func add(_ children: GumboVector, to waiting: inout [UnsafeMutablePointer<GumboNode>]) {
    for child in MarkupChildren(children).reversed() where child.pointee.isElement { waiting.append(child) }
  }

  // MARK: - Elements

  private mutating func read(_ element: MarkupElement) {
    if element.hasAttributes {
      readAnchor(element)
      if let style = element.attribute("style") {
        note(.styleAttribute, at: style.offset)
        addCSS(style)
      }
      for offset in element.handlers { note(.handler, at: offset) }
    }
    if element.isPicture { readSVG(element) } else { readHTML(element) }
  }

  private mutating func readHTML(_ element: MarkupElement) {
    switch element.tag {
    case GUMBO_TAG_A, GUMBO_TAG_AREA: add(.link, element, "href")
    case GUMBO_TAG_IMG: readPicture(element)
    case GUMBO_TAG_LINK: readLink(element)
    case GUMBO_TAG_SCRIPT:
      add(.script, element, "src")
      if element.isInlineScript { note(.script, at: element.offset) }
    case GUMBO_TAG_STYLE: readStyle(element)
    case GUMBO_TAG_SOURCE, GUMBO_TAG_VIDEO, GUMBO_TAG_AUDIO, GUMBO_TAG_TRACK, GUMBO_TAG_EMBED:
      add(.media, element, "src")
      add(.picture, element, "poster")
      addSources(element)
    case GUMBO_TAG_IFRAME, GUMBO_TAG_FRAME: add(.frame, element, "src")
    case GUMBO_TAG_OBJECT: add(.media, element, "data")
    case GUMBO_TAG_FORM: add(.link, element, "action")
    case GUMBO_TAG_INPUT:
      add(.picture, element, "src")
      add(.link, element, "formaction")
    case GUMBO_TAG_BUTTON: add(.link, element, "formaction")
    case GUMBO_TAG_HTML:
      page.htmlOffset = element.offset
      page.hasLanguage = element.attribute("lang").map { !$0.isBlank } ?? false
    case GUMBO_TAG_HEAD: page.headOffset = element.offset
    case GUMBO_TAG_BODY: page.bodyOffset = element.offset
    case GUMBO_TAG_TITLE: note(element, in: \.title)
    case GUMBO_TAG_H1: note(element, in: \.heading)
    case GUMBO_TAG_META: readMeta(element)
    case GUMBO_TAG_BASE:
      if page.base == nil, let address = element.attribute("href") {
        page.base = page.references.keep(address.value)
      }
    default: break
    }
  }

  private mutating func readAnchor(_ element: MarkupElement) {
    if let id = element.attribute("id"), !id.value.isEmpty { addAnchor(id, isID: true) }
    if !element.isPicture, element.tag == GUMBO_TAG_A, let name = element.attribute("name"),
      !name.value.isEmpty
    {
      addAnchor(name, isID: false)
    }
  }

  private mutating func addAnchor(_ attribute: MarkupAttribute, isID: Bool) {
    page.anchors.append(
      HTMLPage.Anchor(
        text: page.references.keep(attribute.value), offset: Int32(attribute.offset), isID: isID))
  }

  private mutating func readPicture(_ element: MarkupElement) {
    add(.picture, element, "src")
    addSources(element)
    if element.attribute("alt") == nil { page.picturesWithoutText.append(Int32(element.offset)) }
  }

  private mutating func readSVG(_ element: MarkupElement) {
    if element.tag == GUMBO_TAG_STYLE { return readStyle(element) }
    if element.tag == GUMBO_TAG_SCRIPT, element.isInlineScript { note(.script, at: element.offset) }
    guard let address = element.attribute("href") else { return }
    switch element.tag {
    case GUMBO_TAG_A: page.references.add(.link, address.value, at: address.offset)
    case GUMBO_TAG_SCRIPT: page.references.add(.script, address.value, at: address.offset)
    default: page.references.add(.picture, address.value, at: address.offset)
    }
  }

  /// A page may have several of them; one with words in it is enough.
  private mutating func note(
    _ element: MarkupElement, in presence: WritableKeyPath<HTMLPage, HTMLPage.Presence>
  ) {
    if page[keyPath: presence] == .present { return }
    page[keyPath: presence] = element.hasWords ? .present : .empty(offset: element.offset)
  }

  // MARK: - The head

  private mutating func readLink(_ element: MarkupElement) {
    guard let relations = element.attribute("rel")?.string.lowercased() else {
      return add(.link, element, "href")
    }
    let words = relations.split(whereSeparator: \.isWhitespace)
    guard !words.contains(where: Self.hints.contains) else { return }
    let kind = words.lazy.compactMap { Self.kinds[$0] }.first ?? .link
    add(kind, element, "href")
    if kind == .file { addSources(element, named: "imagesrcset") }
  }

  /// They name hosts, not files.
  private static let hints: Set<Substring> = ["preconnect", "dns-prefetch"]
  private static let kinds: [Substring: Reference.Kind] = [
    "stylesheet": .style, "icon": .picture, "apple-touch-icon": .picture, "mask-icon": .picture,
    "apple-touch-startup-image": .picture, "manifest": .file, "preload": .file, "prefetch": .file,
    "modulepreload": .script,
  ]

  private mutating func readMeta(_ element: MarkupElement) {
    guard let content = element.attribute("content") else { return }
    if let directive = element.attribute("http-equiv")?.string.lowercased() {
      switch directive {
      case "refresh": readRefresh(content)
      case "content-security-policy": page.policies.append(EnforcedPolicy(content.string))
      default: break
      }
      return
    }
    guard let name = (element.attribute("property") ?? element.attribute("name"))?.string.lowercased() else {
      return
    }
    switch name {
    case "robots":
      let words = content.string.lowercased()
      page.isHidden = page.isHidden || words.contains("noindex") || words.contains("none")
    case "og:image", "og:image:url", "og:image:secure_url", "twitter:image":
      page.references.add(.file, content.value, at: content.offset)
    default: break
    }
  }

  /// `0; url=/elsewhere/`
  private mutating func readRefresh(_ content: MarkupAttribute) {
    let bytes = content.value
    guard let separator = bytes.firstIndex(where: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") })
    else { return }
    var start = separator + 1
    func skipSpace() { while start < bytes.count, bytes[start].isHTMLSpace { start += 1 } }
    skipSpace()
    let isNamed = bytes[start...].prefix(3).map { $0 | 0x20 } == Array("url".utf8)
    if isNamed {
      start += 3
      skipSpace()
      guard start < bytes.count, bytes[start] == UInt8(ascii: "=") else { return }
      start += 1
      skipSpace()
    }
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let quote = start < bytes.count && quotes.contains(bytes[start]) ? bytes[start] : nil
    if quote != nil { start += 1 }
    let address = bytes[start...].prefix { $0 != quote }
    guard !address.isEmpty else { return }
    page.isRedirect = true
    page.references.add(.link, UnsafeBufferPointer(rebasing: address), at: content.place(of: start))
  }

  // MARK: - Scripts and styles in the text

  private mutating func note(_ kind: InlineCode.Kind, at offset: Int) {
    page.inlineCode.append(InlineCode(kind: kind, offset: Int32(truncatingIfNeeded: offset)))
  }

  // MARK: - Addresses

  private mutating func add(_ kind: Reference.Kind, _ element: MarkupElement, _ name: String) {
    guard element.hasAttributes, let address = element.attribute(name) else { return }
    if address.isScript { note(.address, at: address.offset) }
    page.references.add(kind, address.value, at: address.offset)
  }

  private mutating func addSources(_ element: MarkupElement, named name: String = "srcset") {
    guard let sources = element.attribute(name) else { return }
    for range in SourceSet.addresses(in: sources.value) {
      page.references.add(
        .picture, UnsafeBufferPointer(rebasing: sources.value[range]), at: sources.place(of: range.lowerBound)
      )
    }
  }

  private mutating func readStyle(_ element: MarkupElement) {
    note(.style, at: element.offset)
    for text in element.texts { addCSS(text) }
  }

  private mutating func addCSS(_ css: MarkupAttribute) {
    for address in CSSReferences.all(in: css.value) {
      page.references.add(address.kind, address.bytes, at: css.place(of: address.offset))
    }
  }
}
