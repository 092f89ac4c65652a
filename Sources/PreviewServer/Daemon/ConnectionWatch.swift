#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends connections whose requests take too long to arrive.
///
/// The library ends those on which nothing happens. A client that sends a byte a second is never idle, and could
/// keep its place for hours.
final class ConnectionWatch: Sendable {
  private struct Entry: Sendable {
    let socket: Int32
    /// Since when a request is awaited; nil while one is answered.
    var waitsSince: ContinuousClock.Instant?
  }

  /// By the address of the library's record.
  private let entries = Guarded([UInt: Entry]())

  func opened(_ connection: OpaquePointer, socket: Int32) {
    entries.withLock { $0[UInt(bitPattern: connection)] = Entry(socket: socket, waitsSince: .now) }
  }

  func hasRequest(_ connection: OpaquePointer) {
    entries.withLock { $0[UInt(bitPattern: connection)]?.waitsSince = nil }
  }

  func isAnswered(_ connection: OpaquePointer) {
    entries.withLock { $0[UInt(bitPattern: connection)]?.waitsSince = .now }
  }

  func closed(_ connection: OpaquePointer) {
    entries.withLock { entries in _ = entries.removeValue(forKey: UInt(bitPattern: connection)) }
  }

  /// The library finds such a connection ended by its client.
  func end(waitingLongerThan limit: Duration) {
    entries.withLock { entries in
      for entry in entries.values {
        // Under the lock the socket is still this connection's: the library closes it after `closed`.
        if let since = entry.waitsSince, .now - since > limit { shutdown(entry.socket, Int32(SHUT_RDWR)) }
      }
    }
  }
}
