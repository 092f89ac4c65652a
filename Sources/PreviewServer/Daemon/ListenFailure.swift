#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why no client can be served.
public struct ListenFailure: Error, Sendable {
  /// The address as it was asked for.
  public let host: String
  /// The port as it was asked for.
  public let port: UInt16
  /// The system's error number.
  public let code: Int32
  /// Who has the port, if it is in use and the system says by whom.
  public let holder: PortHolder?

  init(host: String, port: UInt16, code: Int32) {
    self.host = host
    self.port = port
    self.code = code
    holder = code == EADDRINUSE ? PortHolder(port: port) : nil
  }

  /// What happened, without a full stop.
  public var summary: String {
    switch code {
    case EADDRINUSE: "port \(port) of \(host) is in use" + (holder.map { " by \($0.description)" } ?? "")
    case EACCES: "port \(port) is not for everybody"
    case EADDRNOTAVAIL: "\(host) is no address of this machine"
    default: "cannot listen on port \(port) of \(host): \(String(cString: strerror(code)))"
    }
  }

  /// What to do about it.
  public var fix: String {
    switch code {
    case EADDRINUSE: "end that program, or choose another port: --port 0 takes a free one"
    case EACCES: "choose one above 1023: --port 0 takes a free one"
    default: "leave --host out to listen on 127.0.0.1"
    }
  }
}
