@preconcurrency import Dispatch

/// Serves a folder of a static site as its host would, and keeps the pages in browsers up to date.
///
/// It knows nothing of how the site is made: whoever changes the folder takes `lock` alone while doing so, and then
/// says `show`.
public final class PreviewServer: Sendable {
  private let daemon: Guarded<Daemon?>
  private let core: ServerCore
  private let timer: any DispatchSourceTimer

  /// Nothing can be served: the system has no threads or memory left for it.
  public struct StartFailure: Error {}

  /// Begins to serve.
  ///
  /// - Parameters:
  ///   - folder: the path of what is served. It may be made later.
  ///   - listener: the port; the server closes it in the end.
  ///   - allowedHosts: who it answers to.
  ///   - lock: held while the folder is changed.
  ///   - reloads: whether pages keep themselves up to date. Without it they are served byte for byte.
  public init(
    _ folder: String, on listener: Listener, allowedHosts: AllowedHosts = AllowedHosts(), lock: ReadWriteLock,
    state: PreviewState, reloads: Bool,
    limits: ServerLimits = ServerLimits()
  ) throws(StartFailure) {
    core = ServerCore(
      Responder(
        folder: ServedFolder(path: folder), allowedHosts: allowedHosts, reloads: reloads, lock: lock,
        history: Guarded(ReloadHistory(state, firstNumber: Clock.secondsSince1970))))
    guard let daemon = Daemon(listener.socket, core, limits) else { throw StartFailure() }
    self.daemon = Guarded(daemon)
    timer = Self.housekeeping(core, limits)
  }

  /// Tells all browsers what there is to see now.
  ///
  /// - Parameter changedFiles: the files that have changed, as paths below the folder; nil if that is not known.
  public func show(_ state: PreviewState, changedFiles: [String]?) {
    let event = core.responder.history.withLock { history in
      let number = history.number
      history.add(state, changedFiles: changedFiles)
      return history.event(since: number)
    }
    core.hub.send(event)
  }

  /// Ends all connections at once, and frees the port.
  public func stop() {
    timer.cancel()
    let running = daemon.withLock { daemon in
      defer { daemon = nil }
      return daemon
    }
    running?.stop()
  }

  // MARK: - Housekeeping

  private static func housekeeping(_ core: ServerCore, _ limits: ServerLimits) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "pokesite.housekeeping"))
    var ticks = 0
    timer.setEventHandler {
      core.connections.end(waitingLongerThan: .seconds(limits.headerSeconds))
      ticks += 1
      // A browser that has left without a word is noticed when something is sent to it.
      if ticks % 10 == 0 { core.hub.send(Array(":\n\n".utf8)) }
    }
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.resume()
    return timer
  }
}
