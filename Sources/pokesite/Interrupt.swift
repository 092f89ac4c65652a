import Networking

@preconcurrency import Dispatch

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Ctrl-C, and the request to end that other programs send, as an event instead of a sudden end.
final class Interrupt: Sendable {
  private let sources: [any DispatchSourceSignal]
  private let count = Locked(0)

  /// Calls the action on the first signal; the second one ends the program at once.
  init(_ action: @escaping @Sendable () -> Void) {
    let count = count
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        let times = count.withLock { count in
          count += 1
          return count
        }
        if times == 1 { action() } else { exit(ExitCode.interrupted.rawValue) }
      }
      source.resume()
      return source
    }
  }

  var hasHappened: Bool { count.withLock { $0 > 0 } }

  /// From here on signals end the program as usual.
  func end() {
    for source in sources { source.cancel() }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}
