@preconcurrency import Dispatch

/// Tells of changes to files, one by one, as the system does.
///
/// All calls, and all reports, are made on one serial queue.
protocol FileWatcher: AnyObject, Sendable {
  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - queue: where reports are made.
  ///   - report: takes the path of what has changed.
  func start(on queue: DispatchQueue, report: @escaping @Sendable (String) -> Void) throws(WatchFailure)

  /// Ends all reports.
  func stop()
}

/// The system does not watch so many folders.
struct WatchFailure: Error {
  let code: Int32
}
