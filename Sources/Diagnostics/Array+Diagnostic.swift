extension [Diagnostic] {
  /// Whether any of them is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// How many are gathered: more than anybody reads, few enough for any memory.
  public static let most = 10_000

  /// Whether nothing more is gathered: there is an error, and no room for another one. To look for more is idle work.
  public var isFull: Bool { count >= Self.most && last?.severity == .error }

  /// Appends others while there is room; of those that have none, only an error is kept, so that it stays one.
  public mutating func gather(_ others: some Sequence<Diagnostic>) {
    for diagnostic in others {
      let isFirstError = diagnostic.severity == .error && last?.severity != .error
      if count < Self.most || isFirstError { append(diagnostic) }
    }
  }

  /// In the order of files, lines and columns; those without a place come last. Equal places keep their order.
  public func sortedByPlace() -> Self {
    enumerated().sorted { left, right in
      switch (left.element.location, right.element.location) {
      case (let a?, let b?) where a < b: true
      case (let a?, let b?) where b < a: false
      case (.some, .none): true
      case (.none, .some): false
      default: left.offset < right.offset
      }
    }.map(\.element)
  }

  /// Warnings made errors: what `--strict` does.
  public func escalated() -> Self {
    map { diagnostic in
      guard diagnostic.severity == .warning else { return diagnostic }
      var escalated = diagnostic
      escalated.severity = .error
      return escalated
    }
  }
}

/// Several diagnostics as one thrown error: a stage that cannot go on reports all that it found.
public struct DiagnosticsError: Error, Sendable {
  /// What was found, at least one of them an error.
  public let diagnostics: [Diagnostic]

  /// Makes the error.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
