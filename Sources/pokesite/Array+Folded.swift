import Diagnostics

extension [Diagnostic] {
  /// Without the greater part of those that say the same: a fault of a layout shows on every page, and what a person
  /// has to see is the one place where it is made.
  ///
  /// Of thousands of kinds the first ones are left, errors before all else.
  ///
  /// - Parameter most: how many of a kind are left.
  func folded(most: Int = 5) -> Self {
    let folded = foldedByKind(most: most)
    guard folded.count > Self.mostShown else { return folded }
    let errors = folded.filter { $0.severity == .error }
    let shown = (errors + folded.filter { $0.severity != .error }).prefix(Self.mostShown)
    let severity: Diagnostic.Severity = errors.count > Self.mostShown ? .error : .warning
    return shown + [Diagnostic(severity, "and \(folded.count - Self.mostShown) more; --json lists them")]
  }

  /// More than anybody mends before the next run.
  private static var mostShown: Int { 200 }

  private func foldedByKind(most: Int) -> Self {
    // Few faults are shown as they are.
    guard count > most else { return self }
    let counts = Dictionary(map { (Kind($0), 1) }, uniquingKeysWith: +)
    var shown: [Kind: Int] = [:]
    return sortedByPlace().compactMap { diagnostic in
      let kind = Kind(diagnostic)
      let number = shown[kind, default: 0] + 1
      shown[kind] = number
      guard number <= most, let all = counts[kind] else { return nil }
      guard number == most, all > most else { return diagnostic }
      var last = diagnostic
      let rest =
        "the same is wrong in \(all - most) more \(all - most == 1 ? "place" : "places"); --json lists them"
      last.explanation = [diagnostic.explanation, rest].compactMap(\.self).joined(separator: "; ")
      return last
    }
  }
}

/// What diagnostics at different places have in common.
private struct Kind: Hashable {
  let severity: Diagnostic.Severity
  let summary: String

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    summary = diagnostic.summary
  }
}
