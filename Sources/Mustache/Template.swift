import Diagnostics

/// A compiled template's name, text and instructions.
struct Template: Sendable {
  let name: String
  let source: SourceText
  var instructions = 0..<0
}
