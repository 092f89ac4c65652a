import Diagnostics
import Foundation

@testable import Markdown

extension FuzzTarget {
  /// A Markdown file with front matter.
  static let markdown = FuzzTarget(name: "markdown") { input in
    let source = SourceText(file: "page.md", text: input.text)
    let file: MarkdownFile
    do throws(DiagnosticsError) {
      file = try MarkdownFile(source)
    } catch {
      return try requirePlaces(error.diagnostics, in: [source])
    }
    let rendered = MarkdownRenderer(headingOffset: 1, reservedIDs: ["main"]).render(file.body) { link in
      switch link.kind {
      case .wiki: .url(link.destination)
      case .link: link.destination.hasPrefix("/") ? .refused("no") : .unchanged
      case .picture: .picture(link.destination, width: 1, height: 2)
      }
    }
    try requirePlaces(rendered.diagnostics, in: [source])
    try SafeMarkup.require(rendered.html)
    let ids = rendered.headings.map(\.id)
    try require(Set(ids + ["main"]).count == ids.count + 1, "heading ids are unique: \(ids)")
    try require(
      rendered.excerpt.unicodeScalars.count <= Excerpt.limit + 1, "the excerpt is short: \(rendered.excerpt)")
  }

  /// Text with `[[links]]`.
  static let wikiLinks = FuzzTarget(name: "wiki-links") { input in
    let text = input.text
    var plain = Array(text.utf8)
    if plain.mayHoldWikiLinks { plain.replaceMarkers() }
    let mask = WikiLinkMask(text)
    let masked = String(decoding: mask.bytes, as: UTF8.self)
    try require(Array(mask.restored(masked).utf8) == plain, "what is masked comes back")
    let joined = mask.pieces(of: masked).map { piece in
      switch piece {
      case .text(let text): text
      case .wikiLink(let link): "[[\(link.text)]]"
      }
    }.joined()
    try require(Array(joined.utf8) == plain, "the pieces make the text")
    var last = 0
    for offset in 0...mask.bytes.count {
      let original = mask.originalOffset(ofMasked: offset)
      try require((last...plain.count).contains(original), "places keep their order")
      last = original
    }
    for link in mask.links {
      try require(Array(plain[link.content]) == Array(link.text.utf8), "a link knows its text")
      try require(plain[link.utf8Offset...].starts(with: "[[".utf8), "a link knows its place")
      try require(!link.name.isEmpty, "a link has a name")
    }
    let source = SourceText(file: "page.md", text: text)
    let rendered = MarkdownRenderer().render(MarkdownSource(source)) { link in
      link.kind == .wiki && link.destination.utf8.count > 4 ? .url("/there/") : .refused("no")
    }
    try SafeMarkup.require(rendered.html)
    try requirePlaces(rendered.diagnostics, in: [source])
  }
}

/// HTML as Markdown without raw HTML makes it: known elements, known attributes, and addresses that are allowed.
private struct SafeMarkup {
  private var rest: Substring.UTF8View

  private static let elements: Set<String> = [
    "a", "blockquote", "br", "code", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "img", "li", "ol", "p",
    "pre", "strong", "ul",
  ]
  private static let attributes: Set<String> = [
    "alt", "class", "height", "href", "id", "loading", "src", "start", "title", "width",
  ]

  static func require(_ html: String) throws(Violation) {
    var scanner = SafeMarkup(rest: Substring(html).utf8)
    while let start = scanner.rest.firstIndex(of: UInt8(ascii: "<")) {
      scanner.rest = scanner.rest[start...].dropFirst()
      let tag = String(Substring(scanner.rest.prefix(80)))
      guard try scanner.readsTag() else {
        throw Violation(description: "Markdown makes no such tag: <\(tag)")
      }
    }
  }

  private mutating func readsTag() throws(Violation) -> Bool {
    let isClosing = skip("/")
    guard Self.elements.contains(name()) else { return false }
    while !isClosing, skip(" "), rest.first != UInt8(ascii: "/") {
      guard try readsAttribute() else { return false }
    }
    _ = !isClosing && skip("/")
    return skip(">")
  }

  private mutating func readsAttribute() throws(Violation) -> Bool {
    let name = name()
    guard Self.attributes.contains(name), skip("=\"") else { return false }
    let value = rest.prefix { !"\"<>".utf8.contains($0) }
    rest = rest[value.endIndex...]
    if name == "href" || name == "src" { try requireAllowed(String(Substring(value))) }
    return skip("\"")
  }

  private func requireAllowed(_ value: String) throws(Violation) {
    let url = value.replacing("&quot;", with: "\"").replacing("&#x27;", with: "'").replacing(
      "&amp;", with: "&")
    guard URLPolicy.violation(of: url) == nil else {
      throw Violation(description: "an address that is not allowed: \(url)")
    }
  }

  private mutating func name() -> String {
    let name = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (49...54).contains($0) }
    rest = rest[name.endIndex...]
    return String(Substring(name))
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }
}
