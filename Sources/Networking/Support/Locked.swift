#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that one thread at a time can reach.
///
/// `Synchronization.Mutex` would be the natural choice; on Linux the thread sanitizer does not see its waits and
/// reports races that are none (Swift 6.3). The system's lock it understands.
///
/// Unchecked because of the variable: it is read and written between lock and unlock only, and its type can be sent.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    let code = pthread_mutex_init(mutex, nil)
    precondition(code == 0, "the system gives no lock")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Reads or changes the value. The body must be short and not come back here.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
