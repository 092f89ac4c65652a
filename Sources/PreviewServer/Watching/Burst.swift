@preconcurrency import Dispatch

/// Collects changes that come together: an editor that saves a file, or a change of branches, makes many of them.
///
/// Unchecked because of the variables: they are touched on the queue only.
final class Burst: @unchecked Sendable {
  private let queue: DispatchQueue
  private let end: @Sendable (Set<String>) -> Void
  private var paths: Set<String> = []
  private var start = DispatchTime.now()
  /// Counts changes: a timer that finds another count than it knew was overtaken by one.
  private var count = 0

  /// A burst is over when nothing has changed for so long.
  private static let quiet = DispatchTimeInterval.milliseconds(30)
  /// A program that writes without a pause does not keep the author waiting for ever. In nanoseconds.
  private static let longest: UInt64 = 2_000_000_000

  /// - Parameter end: called on the queue with all that has changed.
  init(on queue: DispatchQueue, end: @escaping @Sendable (Set<String>) -> Void) {
    self.queue = queue
    self.end = end
  }

  /// Called on the queue.
  func add(_ path: String) {
    if paths.isEmpty { start = .now() }
    paths.insert(path)
    count += 1
    let count = count
    queue.asyncAfter(deadline: .now() + Self.quiet) { [self] in
      let lasted = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
      if count == self.count || lasted > Self.longest { finish() }
    }
  }

  private func finish() {
    guard !paths.isEmpty else { return }
    let changed = paths
    paths = []
    end(changed)
  }
}
