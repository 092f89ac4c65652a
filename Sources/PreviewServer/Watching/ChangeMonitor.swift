@preconcurrency import Dispatch

/// Watches places, and tells of changes in bursts.
public final class ChangeMonitor: Sendable {
  private let queue = DispatchQueue(label: "pokesite.changes")
  private let watcher: any FileWatcher
  private let pending = Guarded(Set<String>())
  private let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  /// Begins to watch.
  public convenience init(_ places: WatchedPlaces) {
    #if os(Linux)
      self.init([InotifyWatcher(places), PollingWatcher(places)])
    #else
      self.init([PollingWatcher(places)])
    #endif
  }

  /// - Parameter watchers: the first one that can be started is taken; the last one always can.
  init(_ watchers: [any FileWatcher]) {
    // One signal waits: changes during a build lead to one more build, however many they are.
    (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    let (queue, pending, signal) = (queue, pending, signal)
    let burst = Burst(on: queue) { paths in
      pending.withLock { $0.formUnion(paths) }
      signal.yield()
    }
    watcher =
      watchers.first { (try? $0.start(on: queue, report: burst.add)) != nil }
      ?? PollingWatcher(WatchedPlaces(folders: []))
  }

  /// Calls the handler for every burst, with the paths that have changed, until the task is cancelled.
  public func run(_ handler: (Set<String>) async -> Void) async {
    for await _ in signals {
      let paths = pending.withLock { pending in
        defer { pending = [] }
        return pending
      }
      if !paths.isEmpty { await handler(paths) }
    }
    queue.sync { watcher.stop() }
  }
}
