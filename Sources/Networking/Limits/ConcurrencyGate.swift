/// Lets so many tasks in at a time, in the order in which they came.
final class ConcurrencyGate: Sendable {
  private let queue: Locked<WaitingLine>

  init(limit: Int) { queue = Locked(WaitingLine(free: max(1, limit))) }

  /// Waits for a place. Whoever got one calls `leave()`.
  func enter() async throws(CancellationError) {
    let ticket = queue.withLock { $0.takeTicket() }
    let entered = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let decided = queue.withLock { $0.enter(ticket, continuation) }
        if let decided { continuation.resume(returning: decided) }
      }
    } onCancel: {
      queue.withLock { $0.giveUp(ticket) }?.resume(returning: false)
    }
    guard entered else { throw CancellationError() }
  }

  /// Gives the place to the next.
  func leave() {
    queue.withLock { $0.leave() }?.resume(returning: true)
  }
}

/// Who waits at a gate.
private struct WaitingLine {
  typealias Continuation = CheckedContinuation<Bool, Never>

  private var free: Int
  private var lastTicket = 0
  private var waiting: [Int: Continuation] = [:]
  /// The tickets in their order, those of tasks that gave up among them.
  private var line: [Int] = []
  private var lineStart = 0

  init(free: Int) { self.free = free }

  mutating func takeTicket() -> Int {
    lastTicket += 1
    return lastTicket
  }

  /// Whether the task may go on at once, nil if it has to wait.
  ///
  /// A cancellation comes either before this looks, and is seen here, or after the lock is free again, and
  /// then its handler finds the waiting task.
  mutating func enter(_ ticket: Int, _ continuation: Continuation) -> Bool? {
    guard !Task.isCancelled else { return false }
    guard free == 0 else {
      free -= 1
      return true
    }
    waiting[ticket] = continuation
    line.append(ticket)
    return nil
  }

  mutating func giveUp(_ ticket: Int) -> Continuation? { waiting.removeValue(forKey: ticket) }

  /// The task that goes in next.
  mutating func leave() -> Continuation? {
    while lineStart < line.count {
      lineStart += 1
      if let next = waiting.removeValue(forKey: line[lineStart - 1]) { return next }
    }
    line.removeAll(keepingCapacity: true)
    lineStart = 0
    free += 1
    return nil
  }
}
