public import Diagnostics

/// How a build went.
public struct BuildReport: Sendable {
  /// What the build did to the output folder.
  public enum Outcome: Sendable, Equatable {
    /// The folder holds the site.
    case built(written: Int, unchanged: Int, removed: Int)
    /// Nothing has changed since the last build, and the folder was not touched.
    case upToDate
    /// There are errors, and the folder was not touched.
    case failed
    /// A file or folder could not be read or written. Every page is either old or new.
    case inaccessible
    /// The build was cancelled before it had made all pages, and the folder was not touched.
    case cancelled
  }

  /// Whether the output is not what the site's folder says.
  var hasFailed: Bool { outcome == .failed || outcome == .inaccessible }

  /// What it did.
  public let outcome: Outcome
  /// How many pages the site has; 0 if it could not be read.
  public let pages: Int
  /// The output folder.
  public let output: String
  /// The files that were written anew, as paths below the output folder.
  public let changedFiles: [String]
  /// All that was found, sorted by place.
  public let diagnostics: [Diagnostic]
  /// Where the time went.
  public let timings: BuildTimings
}
