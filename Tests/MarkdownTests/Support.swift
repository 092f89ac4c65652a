import Diagnostics
import Markdown

extension MarkdownSource {
  /// Markdown of a file named `page.md`.
  static func page(_ text: String) -> MarkdownSource {
    MarkdownSource(SourceText(file: "page.md", text: text))
  }
}

extension MarkdownRenderer {
  /// CommonMark to the letter.
  static let plain = MarkdownRenderer(isSmart: false, allowsRawHTML: true, hasAdditions: false)

  func html(_ text: String, resolve: (Link) -> LinkResolution = { _ in .unchanged }) -> String {
    render(.page(text), resolve: resolve).html
  }

  /// The links that a resolver sees.
  func links(_ text: String) -> [Link] {
    var links: [Link] = []
    _ = render(.page(text)) { link in
      links.append(link)
      return .unchanged
    }
    return links
  }

  /// `line:column summary` of every problem.
  func problems(_ text: String, resolve: (Link) -> LinkResolution = { _ in .unchanged }) -> [String] {
    render(.page(text), resolve: resolve).diagnostics.map(\.brief)
  }
}

extension Diagnostic {
  /// `line:column summary`.
  var brief: String { "\(location?.line ?? 0):\(location?.column ?? 0) \(summary)" }
}
