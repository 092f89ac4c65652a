internal import CMicrohttpd

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The library's server, running.
///
/// Unchecked because of the pointer: it is set once, and the library lets any thread stop what it points to. That
/// happens once, since `stop` takes the value.
struct Daemon: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let core: ServerCore

  /// Begins to answer on a socket that listens; nil if there is no thread or memory for it.
  init?(_ listener: Int32, _ core: ServerCore, _ limits: ServerLimits) {
    let bounds = cmhd_limits(
      threads: UInt32(limits.threads), connections: UInt32(limits.connections),
      connection_memory: limits.headerBytes, idle_seconds: UInt32(limits.idleSeconds))
    // The library's threads are gone before `core` is: see `stop`.
    let context = Unmanaged.passUnretained(core).toOpaque()
    guard
      let pointer = cmhd_start(
        listener, bounds, beginExchange, answerExchange, endExchange, noticeConnection, context)
    else { return nil }
    self.pointer = pointer
    self.core = core
  }

  /// Ends all connections and returns when no thread is left.
  consuming func stop() {
    // Events wait on suspended connections, and the library waits for those.
    core.hub.close()
    MHD_stop_daemon(pointer)
  }
}

// MARK: - Calls of the library, from its threads

private func core(_ context: UnsafeMutableRawPointer?) -> ServerCore? {
  context.map { Unmanaged<ServerCore>.fromOpaque($0).takeUnretainedValue() }
}

/// The first line of a request is there. What is returned comes back as `memory`.
private func beginExchange(
  _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  let exchange = Exchange(target: target.map { String(cString: $0) } ?? "")
  return Unmanaged.passRetained(exchange).toOpaque()
}

/// The header of a request is there, or an answer may be sent.
private func answerExchange(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
  _ uploadSize: UnsafeMutablePointer<Int>?, _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let core = core(context), let connection, let method, let pointer = memory?.pointee else {
    return .NO
  }
  let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
  let isHead = strcmp(method, "HEAD") == 0
  let isKnown = isHead || strcmp(method, "GET") == 0
  if !exchange.isAnnounced {
    exchange.isAnnounced = true
    core.connections.hasRequest(connection)
    // An answer on the first call ends the connection, which is right for a body that nobody will read.
    if isKnown, !hasBody(connection) { return .YES }
  }
  guard isKnown else { return core.refuse(on: connection) }
  return core.answer(request(exchange.target, isHead: isHead, connection), on: connection)
}

private func endExchange(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_RequestTerminationCode
) {
  if let core = core(context), let connection { core.connections.isAnswered(connection) }
  guard let pointer = memory?.pointee else { return }
  Unmanaged<Exchange>.fromOpaque(pointer).release()
  memory?.pointee = nil
}

private func noticeConnection(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_ConnectionNotificationCode
) {
  guard let core = core(context), let connection else { return }
  if code == .CONNECTION_NOTIFY_STARTED {
    core.connections.opened(connection, socket: cmhd_socket(connection))
  } else {
    core.connections.closed(connection)
  }
}

// MARK: - Headers

private func request(_ target: String, isHead: Bool, _ connection: OpaquePointer) -> Request {
  Request(
    target: target, isHead: isHead, host: header("Host", connection), range: header("Range", connection),
    ifRange: header("If-Range", connection), ifNoneMatch: header("If-None-Match", connection),
    acceptEncoding: header("Accept-Encoding", connection),
    isForServiceWorker: header("Service-Worker", connection) == "script")
}

private func hasBody(_ connection: OpaquePointer) -> Bool {
  header("Transfer-Encoding", connection) != nil
    || header("Content-Length", connection).map { $0 != "0" } ?? false
}

private func header(_ name: String, _ connection: OpaquePointer) -> String? {
  MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
}
