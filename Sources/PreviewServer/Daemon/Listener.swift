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

/// An address as the system's calls take it.
private struct SocketAddress {
  private var storage = sockaddr_storage()
  private let length: socklen_t
  let family: Int32

  init?(host: String, port: UInt16) {
    let text = host == "localhost" ? "127.0.0.1" : host
    var (version4, version6) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, text, &version4) == 1 {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr = version4
      self.init(address, AF_INET)
    } else if inet_pton(AF_INET6, text, &version6) == 1 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      address.sin6_addr = version6
      self.init(address, AF_INET6)
    } else {
      return nil
    }
  }

  private init<Address>(_ address: Address, _ family: Int32) {
    self.family = family
    length = socklen_t(MemoryLayout<Address>.size)
    withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: address, as: Address.self) }
  }

  func bind(_ socket: Int32) -> Bool {
    withUnsafePointer(to: storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Self.bind(socket, $0, length) == 0 }
    }
  }

  static func port(of socket: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let code = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
    }
    guard code == 0 else { return nil }
    // The port stands at the same place in both families.
    return withUnsafeBytes(of: storage) {
      UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
    }
  }

  private static func bind(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32
  {
    #if canImport(Darwin)
      Darwin.bind(socket, address, length)
    #elseif canImport(Musl)
      Musl.bind(socket, address, length)
    #else
      Glibc.bind(socket, address, length)
    #endif
  }
}
