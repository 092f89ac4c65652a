/// Keeps those who read the output folder away while a build changes it.
///
/// A build makes all pages first and puts them in place in one go: only then it takes the gate.
public protocol CommitGate: Sendable {
  /// Runs a commit while nobody reads the folder.
  func exclusively<Changes, Failure: Error>(
    _ commit: () throws(Failure) -> Changes
  ) throws(Failure) -> Changes
}

/// A gate for a folder that nobody reads meanwhile.
struct OpenGate: CommitGate {
  func exclusively<Changes, Failure: Error>(
    _ commit: () throws(Failure) -> Changes
  ) throws(Failure) -> Changes {
    try commit()
  }
}
