public import Diagnostics

/// What Markdown became.
public struct RenderedMarkdown: Sendable {
  /// The HTML, without any wrapping element.
  public let html: String
  /// The headings, in the order of the text; empty with additions off.
  public let headings: [Heading]
  /// The beginning of the first paragraph as plain text, for `<meta name="description">`: at most
  /// ``Excerpt/limit`` characters, cut between words. Empty if there is no paragraph.
  public let excerpt: String
  /// All that is wrong with the links, in the order of the text.
  public let diagnostics: [Diagnostic]
}
