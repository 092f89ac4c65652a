#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that clients can connect to; they wait until a server answers.
public struct Listener: Sendable {
  let socket: Int32
  /// The address as it was asked for.
  public let host: String
  /// The port; the system's choice if 0 was asked for.
  public let port: UInt16

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - host: an address of this machine, such as `127.0.0.1` or `::1`, or `localhost`.
  ///   - port: 0 takes a free one.
  /// - Throws: why not, and who has the port.
  public init(host: String, port: UInt16) throws(ListenFailure) {
    guard let address = SocketAddress(host: host, port: port) else {
      throw ListenFailure(host: host, port: port, code: EINVAL)
    }
    let socket = Self.newSocket(address.family)
    guard socket >= 0 else { throw ListenFailure(host: host, port: port, code: errno) }
    var isOn: Int32 = 1
    // Connections of an earlier server that linger do not hold the port. One that listens still does.
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    guard address.bind(socket), listen(socket, 128) == 0, let bound = SocketAddress.port(of: socket) else {
      let code = errno
      Self.close(socket)
      throw ListenFailure(host: host, port: port, code: code)
    }
    self.socket = socket
    self.host = host
    self.port = bound
  }

  /// Gives the port back, if no server has been started on it.
  public func close() { Self.close(socket) }

  /// Whether a text names an address that can be listened on.
  public static func isHost(_ text: String) -> Bool { SocketAddress(host: text, port: 0) != nil }

  /// The address of a path for a browser on this machine, such as `http://127.0.0.1:8080/pokedex/`.
  public func url(_ path: String) -> String {
    // "Every address" is none that a browser can ask for.
    let name = ["0.0.0.0": "127.0.0.1", "::": "::1"][host] ?? host
    return "http://\(name.contains(":") ? "[\(name)]" : name):\(port)\(path)"
  }

  /// Whether only programs on this machine can connect.
  public var isLoopback: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

  private static func newSocket(_ family: Int32) -> Int32 {
    #if canImport(Darwin)
      let file = Darwin.socket(family, SOCK_STREAM, 0)
    #elseif canImport(Musl)
      let file = Musl.socket(family, SOCK_STREAM, 0)
    #else
      let file = Glibc.socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard file >= 0 else { return file }
    // A browser that is opened from here must not inherit the port, or it would keep it.
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    return file
  }

  private static func close(_ file: Int32) {
    #if canImport(Darwin)
      Darwin.close(file)
    #elseif canImport(Musl)
      Musl.close(file)
    #else
      Glibc.close(file)
    #endif
  }
}
