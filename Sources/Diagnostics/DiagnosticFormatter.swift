/// Turns diagnostics into the text that a person reads, in the form that compilers have made familiar:
///
///     Templates/pokemon.mustache:41:9: error: section 'abilites' is never closed; did you mean 'abilities'?
///        41 |     {{#abilites}}
///           |         ^
public struct DiagnosticFormatter: Sendable {
  /// Whether to colour the severity and the caret for a terminal.
  public var usesColor: Bool

  /// Makes a formatter.
  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// All of them: sorted by file, line and column, each once.
  public func format(_ diagnostics: [Diagnostic]) -> String {
    var seen: Set<Diagnostic> = []
    return diagnostics.sortedByPlace().filter { seen.insert($0).inserted }.map(format).joined()
  }

  /// One diagnostic, ended by a line break.
  public func format(_ diagnostic: Diagnostic) -> String {
    var lines = [place(diagnostic.location) + severity(diagnostic.severity) + visible(diagnostic.summary)]
    lines += excerpt(diagnostic.location)
    if let explanation = diagnostic.explanation { lines.append("\(margin)= \(visible(explanation))") }
    if let fix = diagnostic.fix { lines.append("\(margin)= \(paint("help", "36")): \(visible(fix))") }
    return lines.map { $0 + "\n" }.joined()
  }

  private let margin = "      "

  private func place(_ location: Location?) -> String {
    guard let location else { return "" }
    let parts = [visible(location.file), location.line.map(String.init), location.column.map(String.init)]
    return parts.compactMap(\.self).joined(separator: ":") + ": "
  }

  private func severity(_ severity: Diagnostic.Severity) -> String {
    let code =
      switch severity {
      case .note: "36"
      case .warning: "33"
      case .error: "31"
      }
    return paint(severity.rawValue, "1;\(code)") + ": "
  }

  private func excerpt(_ location: Location?) -> [String] {
    guard let location, let line = location.line, let text = location.excerpt else { return [] }
    let number = String(line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let window = ExcerptWindow(text, column: location.column.map { $0 - location.excerptStart + 1 })
    var lines = ["\(gutter) | \(window.text)"]
    if let caret = window.caret {
      lines.append("\(margin)| " + String(repeating: " ", count: caret) + paint("^", "1;32"))
    }
    return lines
  }

  private func paint(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// The text with control characters and direction marks written out, so that data cannot drive a terminal.
package func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isTreacherous) else { return text }
  return text.unicodeScalars.map { $0.isTreacherous ? $0.escaped(asASCII: true) : String($0) }.joined()
}

extension Unicode.Scalar {
  fileprivate var isTreacherous: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
