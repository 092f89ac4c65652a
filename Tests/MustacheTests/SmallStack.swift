import Foundation
import Synchronization
import Testing

/// Runs `body` on a thread with a stack of 512 KiB, the smallest that a thread of pokesite may have; of 4 MiB
/// under a sanitizer (which its options tell), whose stack frames are several times as large.
func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) throws -> Result {
  let result = Mutex<Result?>(nil)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    result.withLock { $0 = body() }
    done.signal()
  }
  let variables = ProcessInfo.processInfo.environment
  let isSanitized = ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains { variables[$0] != nil }
  thread.stackSize = (isSanitized ? 4096 : 512) << 10
  thread.start()
  done.wait()
  return try #require(result.withLock { $0 })
}
