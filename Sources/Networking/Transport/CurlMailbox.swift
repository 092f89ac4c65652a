import CCurl

/// What the tasks tell the thread of a loop, in order, and the bell that wakes it.
///
/// Unchecked because of the pointer. Only the loop's thread works with it; others get no further than
/// `curl_multi_wakeup`, the one function of a multi handle that libcurl allows on any thread. They call it with
/// the lock held and never after `stop`, and the loop frees the handle after it took `stop` under that lock.
final class CurlMailbox: @unchecked Sendable {
  typealias Continuation = CheckedContinuation<Result<HTTPResponse, APIError>, Never>

  /// A transfer to start.
  struct Order {
    let identifier: Int
    let request: HTTPRequest
    let continuation: Continuation
  }

  enum Message {
    case start(Order)
    case cancel(Int)
    case stop
  }

  private struct State {
    var messages: [Message] = []
    var lastIdentifier = 0
    var isClosed = false
  }

  /// For the loop's thread only.
  let multi: OpaquePointer
  private let state = Locked(State())

  init(waking multi: OpaquePointer) { self.multi = multi }

  func takeIdentifier() -> Int {
    state.withLock { state in
      state.lastIdentifier += 1
      return state.lastIdentifier
    }
  }

  /// Leaves an order, unless the task that gives it is cancelled by now. A later cancellation sends its message
  /// after this one, for both take the lock.
  func start(_ order: Order) {
    let isAccepted = state.withLock { state in
      guard !Task.isCancelled else { return false }
      put(.start(order), into: &state)
      return true
    }
    guard !isAccepted else { return }
    order.continuation.resume(returning: .failure(.cancelled(url: order.request.url)))
  }

  func cancel(_ identifier: Int) {
    state.withLock { put(.cancel(identifier), into: &$0) }
  }

  /// The last message.
  func stop() {
    state.withLock { state in
      put(.stop, into: &state)
      state.isClosed = true
    }
  }

  /// All messages since the last call.
  func takeAll() -> [Message] {
    state.withLock { state in
      defer { state.messages.removeAll() }
      return state.messages
    }
  }

  private func put(_ message: Message, into state: inout State) {
    guard !state.isClosed else { return }
    state.messages.append(message)
    curl_multi_wakeup(multi)
  }
}
