/// What the server shows of a site besides its files.
public struct PreviewState: Sendable, Equatable {
  /// The path that the site's pages expect to stand under, with a slash at both ends: `/pokedex/`.
  public var basePath: String
  /// What keeps the site from being built; empty if the folder holds its newest version.
  public var problems: [PreviewProblem]

  /// Makes a state; without problems unless some are given.
  public init(basePath: String = "/", problems: [PreviewProblem] = []) {
    self.basePath = basePath
    self.problems = problems
  }
}

/// A fault of the site, as the browser shows it.
public struct PreviewProblem: Sendable, Equatable {
  /// Where it is: `Content/pages/guide.md:5:39`; empty if it is at no place.
  public var place: String
  /// What happened, in one line.
  public var summary: String
  /// Lines that follow: an excerpt with its caret, why it is so, what to do. They keep their columns.
  public var details: String

  /// Makes a problem.
  public init(place: String, summary: String, details: String) {
    self.place = place
    self.summary = summary
    self.details = details
  }
}
