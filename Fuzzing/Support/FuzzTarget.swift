/// A part of pokesite that reads what others wrote, and what holds whatever they wrote.
struct FuzzTarget: Sendable, CustomStringConvertible {
  /// What its folder of seeds is called, and its option on the command line.
  let name: String
  /// Feeds the part with an input.
  ///
  /// - Throws: a ``Violation`` of what should hold.
  let check: @Sendable (FuzzInput) throws -> Void

  var description: String { name }

  static let all: [FuzzTarget] = [
    .mustache, .markdown, .wikiLinks, .settings, .json, .dex, .pokeAPI, .http, .httpDate, .request, .csv,
    .css,
    .html, .script, .text, .destination,
  ]
}
