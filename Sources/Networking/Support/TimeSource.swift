#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a client knows of time, so that a test can tell it another one.
package protocol TimeSource: Sendable {
  /// The time since some fixed moment; it never goes back.
  var uptime: Duration { get }
  /// Seconds since the beginning of 1970, by the calendar.
  var unixSeconds: Int64 { get }
  /// Waits.
  func sleep(for duration: Duration) async throws(CancellationError)
}

/// The time of this machine.
struct SystemTime: TimeSource {
  private let start = ContinuousClock.now

  var uptime: Duration { ContinuousClock.now - start }

  var unixSeconds: Int64 { Int64(time(nil)) }

  func sleep(for duration: Duration) async throws(CancellationError) {
    do { try await Task.sleep(for: duration) } catch { throw CancellationError() }
  }
}

extension Duration {
  /// In milliseconds, rounded up, at least one (libcurl takes none for no limit) and at most some 24 days.
  var wholeMilliseconds: Int {
    let milliseconds = (self / .milliseconds(1)).rounded(.up)
    return Int(min(max(milliseconds, 1), Double(Int32.max)))
  }

  /// In seconds, rounded up, at least one.
  var wholeSeconds: Int { (wholeMilliseconds + 999) / 1000 }
}
