#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock that many readers share and one writer has alone. A writer that waits comes before new readers.
///
/// The server takes it to open what it serves; whoever changes the folder takes it alone, so that no request meets
/// a folder that is changed in part.
///
/// Unchecked because of the pointer: what it points to belongs to the system's lock, which any thread may call.
public final class ReadWriteLock: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)

  /// Makes an open lock.
  public init() {
    var attributes = pthread_rwlockattr_t()
    pthread_rwlockattr_init(&attributes)
    defer { pthread_rwlockattr_destroy(&attributes) }
    #if canImport(Glibc)
      // By default readers that never pause keep a writer out for ever.
      let kind = PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP
      pthread_rwlockattr_setkind_np(&attributes, Int32(kind))
    #endif
    let code = pthread_rwlock_init(lock, &attributes)
    precondition(code == 0, "the system gives no lock")
  }

  deinit {
    pthread_rwlock_destroy(lock)
    lock.deallocate()
  }

  /// Reads together with others. The body must not come back here.
  public func shared<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_rwlock_rdlock(lock)
    defer { pthread_rwlock_unlock(lock) }
    return try body()
  }

  /// Changes while nobody reads. The body must not come back here.
  public func exclusively<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_rwlock_wrlock(lock)
    defer { pthread_rwlock_unlock(lock) }
    return try body()
  }
}
