internal import CMicrohttpd

/// Everybody who listens to events of the live reload.
///
/// A listener holds no thread: between events its connection is suspended, and the library forgets it until the
/// hub wakes it.
final class EventHub: Sendable {
  /// A browser that listens.
  fileprivate struct Listener: Sendable {
    var connection: Connection
    var pending: [UInt8]
    var isSuspended = false
    /// Whether it has fallen so far behind that it is dropped.
    var isLost = false
  }

  private struct State: Sendable {
    var listeners: [Int: Listener] = [:]
    var nextNumber = 0
    var isClosed = false
  }

  /// Unchecked because of the pointer: it stays valid as long as the listener is in the hub, and the library lets
  /// any thread resume a connection.
  struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private let state = Guarded(State())

  private static let mostListeners = 100
  /// In bytes.
  private static let mostPending = 1 << 20

  /// Adds a listener; nil if there are too many, or the server is about to end.
  func add(_ connection: Connection, first: [UInt8]) -> Int? {
    state.withLock { state in
      guard !state.isClosed, state.listeners.count < Self.mostListeners else { return nil }
      state.nextNumber += 1
      state.listeners[state.nextNumber] = Listener(connection: connection, pending: first)
      return state.nextNumber
    }
  }

  func remove(_ number: Int) {
    state.withLock { state in _ = state.listeners.removeValue(forKey: number) }
  }

  /// Sends an event to all.
  func send(_ event: [UInt8]) {
    state.withLock { state in
      for number in state.listeners.keys {
        state.listeners[number]?.append(event, atMost: Self.mostPending)
        state.listeners[number]?.resume()
      }
    }
  }

  /// Ends all connections; from now on nobody can listen.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for number in state.listeners.keys { state.listeners[number]?.resume() }
    }
  }

  /// What the library sends next to a listener. Nothing suspends it, nil ends it.
  func next(_ number: Int, atMost limit: Int) -> [UInt8]? {
    state.withLock { state in
      guard !state.isClosed, let listener = state.listeners[number] else { return nil }
      if listener.pending.isEmpty, listener.isLost { return nil }
      return state.listeners[number]?.take(atMost: limit)
    }
  }
}

extension EventHub.Listener {
  fileprivate mutating func append(_ event: [UInt8], atMost limit: Int) {
    isLost = isLost || pending.count + event.count > limit
    if !isLost { pending += event }
  }

  fileprivate mutating func resume() {
    guard isSuspended else { return }
    isSuspended = false
    MHD_resume_connection(connection.pointer)
  }

  /// Called on the connection's own thread, from within the library: only there can it be suspended.
  fileprivate mutating func take(atMost limit: Int) -> [UInt8] {
    guard !pending.isEmpty else {
      isSuspended = true
      MHD_suspend_connection(connection.pointer)
      return []
    }
    let bytes = Array(pending.prefix(limit))
    pending.removeFirst(bytes.count)
    return bytes
  }
}
