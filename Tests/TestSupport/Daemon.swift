#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A server on loopback that a test needs; it ends with its last user.
public final class Daemon: Sendable {
  /// Where it listens on 127.0.0.1.
  public let port: UInt16
  private let process: pid_t
  private let scratch: TemporaryFolder

  /// Starts a server and waits until it answers.
  ///
  /// - Parameters:
  ///   - command: the program, looked up in the environment's `PATH`, and its arguments for a port.
  ///   - environment: all variables that it sees.
  /// - Throws: an error with what it said if it does not answer in time.
  public init(environment: [String: String], command: (_ port: UInt16) -> [String]) throws {
    // Between looking for a free port and listening on it somebody else may take it.
    for _ in 0..<3 {
      let port = try Self.freePort()
      let scratch = try TemporaryFolder()
      let process = try Program.spawn(["/usr/bin/env"] + command(port), environment, scratch)
      if Self.isAnswering(port, process) {
        (self.port, self.process, self.scratch) = (port, process, scratch)
        return
      }
      Self.end(process)
      print(try scratch.text("out"), try scratch.text("err"))
    }
    throw SystemError("no server: \(command(0))")
  }

  deinit { Self.end(process) }

  private static func end(_ process: pid_t) {
    // The threads of tests hold back signals, and programs that they start inherit that; not this one.
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  // MARK: - Ports

  private static func isAnswering(_ port: UInt16, _ process: pid_t) -> Bool {
    for _ in 0..<3000 {
      if connects(port) { return true }
      // A process that has ended, but is still to be waited for, takes signals; this asks without waiting.
      var information = siginfo_t()
      let code = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
      if code == 0, information.si_signo == SIGCHLD { return false }
      usleep(10_000)
    }
    return false
  }

  private static func freePort() throws -> UInt16 {
    let file = newSocket()
    defer { close(file) }
    var address = loopback(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withAddress(&address) { bind(file, $0, length) == 0 && getsockname(file, $0, &length) == 0 }
    guard isBound else { throw SystemError("bind") }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func connects(_ port: UInt16) -> Bool {
    let file = newSocket()
    defer { close(file) }
    var address = loopback(port)
    return withAddress(&address) { connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
  }

  private static func newSocket() -> Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func withAddress(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Bool
  ) -> Bool {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }
}
