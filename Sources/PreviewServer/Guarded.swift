/// A value that one thread at a time can reach.
///
/// Unchecked because of the variable: it is touched under the lock only, and its type can be sent.
final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = ReadWriteLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads or changes the value. The body must be short and not come back here.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.exclusively { body(&value) }
  }
}
