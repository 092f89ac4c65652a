import Diagnostics

/// What YAML has and pokesite's YAML does without.
enum YAMLRefusal {
  case anchors
  case tags
  case secondDocument
  case nesting
  case items

  func diagnostic(at location: Location) -> Diagnostic {
    switch self {
    case .anchors:
      .error(
        at: location, "anchors (&name) and aliases (*name) are not supported",
        fix: "write the value out; put quotes around a text that begins with & or *")
    case .tags:
      .error(
        at: location, "tags (!name) are not supported",
        fix: "remove it; put quotes around a text that begins with !")
    case .secondDocument:
      .error(
        at: location, "a second YAML document begins here",
        explanation: "a file holds one document; '---' ends it", fix: "remove the '---'")
    case .nesting:
      .error(at: location, "lists and mappings lie more than \(YAML.nestingLimit) deep in each other")
    case .items: .error(at: location, "this list or mapping has more than \(YAML.itemLimit) items")
    }
  }
}

extension YAMLFault {
  /// libyaml's words, with a hint where they are known to puzzle.
  func diagnostic(at location: Location) -> Diagnostic {
    .error(at: location, "not valid YAML: \(problem)\(character)", fix: fix(at: location))
  }

  private var character: String {
    guard let value else { return "" }
    let digits = String(value, radix: 16, uppercase: true)
    return " (U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ")"
  }

  private func fix(at location: Location) -> String? {
    let indentation = location.excerpt?.prefix { $0 == " " || $0 == "\t" } ?? ""
    if indentation.contains("\t") || problem.contains("cannot start any token") && isAtTab(location) {
      return "indent with spaces; YAML does not allow tabs"
    }
    return hints.first { problem.contains($0.phrase) }?.hint
  }

  private func isAtTab(_ location: Location) -> Bool {
    guard let excerpt = location.excerpt, let column = location.column else { return false }
    return excerpt.unicodeScalars.dropFirst(column - location.excerptStart).first == "\t"
  }

  private var hints: [(phrase: String, hint: String)] {
    [
      ("mapping values are not allowed", "put quotes around a text that holds a colon: 'Type: Null'"),
      ("cannot start any token", "put quotes around a text that begins with @, ` or %"),
      ("expected <block end>", "check the indentation, and the quotes of the line above"),
      ("could not find expected ':'", "write 'key: value', with a space behind the colon"),
      ("unexpected end of stream", "close the quotes"),
      ("expected ',' or ']'", "close the list with ]"),
      ("expected ',' or '}'", "close the mapping with }"),
      ("control characters", "remove the invisible character"),
    ]
  }
}
