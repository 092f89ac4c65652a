import PreviewServer

/// Where a preview comes from.
protocol PreviewSource: Sendable {
  /// What is served.
  var folder: String { get }
  /// What to watch.
  var places: WatchedPlaces { get }

  /// Brings the folder up to date.
  ///
  /// - Parameter paths: what has changed of the watched places.
  func update(_ paths: Set<String>) async -> PreviewUpdate
}

/// What there is to see now.
struct PreviewUpdate {
  let state: PreviewState
  /// As paths below the folder; nil if that is not known.
  let changedFiles: [String]?
  let code: ExitCode
}
