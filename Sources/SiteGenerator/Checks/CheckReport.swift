public import Diagnostics

/// What a check found.
public struct CheckReport: Sendable {
  /// How the check ended.
  public enum Outcome: Sendable, Equatable {
    /// All files were looked at.
    case checked
    /// A file or folder could not be read.
    case inaccessible
  }

  /// Something that is wrong.
  public struct Finding: Sendable {
    /// The rule that it breaks; nil for a fault of the settings or of the system.
    public let rule: CheckRule?
    /// The fault in words, with its place.
    public let diagnostic: Diagnostic
    /// The files from which the page was made, relative to the site's folder.
    public let sources: [String]

    /// Makes a finding.
    public init(rule: CheckRule?, diagnostic: Diagnostic, sources: [String] = []) {
      self.rule = rule
      self.diagnostic = diagnostic
      self.sources = sources
    }
  }

  /// An address of another site.
  public struct ExternalLink: Sendable {
    /// The address as it stands there.
    public let address: String
    /// The first place that names it.
    public let location: Location
    /// How many places name it.
    public let uses: Int
    /// The files from which the page was made.
    public let sources: [String]
  }

  /// How it ended.
  public let outcome: Outcome
  /// The folder of the built site.
  public let folder: String
  /// The address that the site is checked for: its root.
  public let address: String
  /// How many pages it has.
  public let pages: Int
  /// How many other files it has.
  public let otherFiles: Int
  /// All faults, in the order of their places.
  public let findings: [Finding]
  /// Addresses of other sites, in the order of the alphabet.
  public let externalLinks: [ExternalLink]
}
