/// One thing that a person should know about their site: what happened, where, and what to do.
///
/// Every part of pokesite reports through this value, so that a fault in a template, in front matter,
/// in data and in a link all read alike.
public struct Diagnostic: Error, Sendable, Hashable {
  /// How much a diagnostic matters.
  public enum Severity: String, Sendable, Hashable, Comparable {
    /// Worth knowing; nothing is wrong.
    case note
    /// Something is likely not what its author meant; the site is built all the same.
    case warning
    /// The site cannot be built like this.
    case error

    /// Note, warning, error.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// How much it matters.
  public var severity: Severity
  /// Where it is, if it is at a place in a file.
  public var location: Location?
  /// What happened, in one line without a full stop.
  public var summary: String
  /// Why it is so, where the summary alone does not say it.
  public var explanation: String?
  /// What to do about it.
  public var fix: String?

  /// Makes a diagnostic. Of texts that are longer than anybody would read the middle is left out.
  public init(
    _ severity: Severity, at location: Location? = nil, _ summary: String, explanation: String? = nil,
    fix: String? = nil
  ) {
    self.severity = severity
    self.location = location
    self.summary = summary.bounded
    self.explanation = explanation?.bounded
    self.fix = fix?.bounded
  }

  /// An error, the most frequent kind.
  public static func error(
    at location: Location? = nil, _ summary: String, explanation: String? = nil, fix: String? = nil
  ) -> Self {
    Self(.error, at: location, summary, explanation: explanation, fix: fix)
  }

  /// A warning.
  public static func warning(
    at location: Location? = nil, _ summary: String, explanation: String? = nil, fix: String? = nil
  ) -> Self {
    Self(.warning, at: location, summary, explanation: explanation, fix: fix)
  }
}
