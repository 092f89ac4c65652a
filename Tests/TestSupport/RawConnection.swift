#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A connection to a server on the loopback address that sends what it is told, byte by byte: requests that no
/// client of a library would make.
public final class RawConnection {
  private let socket: Int32
  private var received: [UInt8] = []
  /// Whether the server has ended the connection, as far as it was read; not if it merely says nothing.
  public private(set) var hasEnded = false

  /// Connects.
  public init(port: UInt16) throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #elseif canImport(Musl)
      socket = Musl.socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    // Or programs that other tests start meanwhile would keep it open.
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    // A server that says nothing fails the test instead of holding it up.
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let code = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { throw SystemError("connect to \(port)") }
  }

  deinit { close(socket) }

  // MARK: - Sending

  /// Sends bytes as they are.
  ///
  /// - Returns: whether the server still listens.
  @discardableResult public func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.send(socket, buffer.baseAddress, buffer.count, 0)
        #elseif canImport(Musl)
          Musl.send(socket, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        #else
          Glibc.send(socket, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends a request without a body, to `localhost` unless a header says otherwise.
  public func request(_ target: String, method: String = "GET", headers: [String: String] = [:]) {
    let all = ["Host": "localhost"].merging(headers) { $1 }
    let lines = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    send(Array("\(method) \(target) HTTP/1.1\r\n\(lines)\r\n".utf8))
  }

  /// Says that nothing more will be sent.
  public func finish() { shutdown(socket, Int32(SHUT_WR)) }

  // MARK: - Receiving

  /// An answer as it came.
  public struct Answer: Sendable, Equatable {
    /// The number after the protocol.
    public var status: Int
    /// By name in lower case.
    public var headers: [String: String]
    /// The bytes after the headers.
    public var body: [UInt8]

    /// Makes an answer to compare with.
    public init(status: Int, headers: [String: String], body: [UInt8]) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// Reads the next answer.
  ///
  /// - Parameter hasBody: false for the answer to HEAD.
  /// - Throws: an error if the connection ends before the answer does.
  public func answer(hasBody: Bool = true) throws -> Answer {
    var answer = try head()
    guard hasBody, answer.status != 304 else { return answer }
    if let size = answer.headers["content-length"].flatMap({ Int($0) }) {
      while received.count < size { try more() }
      answer.body = Array(received.prefix(size))
      received.removeFirst(size)
    }
    return answer
  }

  /// Reads the status line and the headers of the next answer.
  public func head() throws -> Answer {
    let lines = try text(until: "\r\n\r\n").split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count > 1, let status = Int(words[1]) else { throw SystemError("no status in the answer") }
    let headers = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].lowercased(), String(line[line.index(after: colon)...].drop { $0 == " " }))
    }
    return Answer(status: status, headers: Dictionary(headers) { $1 }, body: [])
  }

  /// Reads up to the first time that a text comes, and with it.
  public func text(until end: String) throws -> String {
    let end = Array(end.utf8)
    while true {
      if let range = received.firstRange(of: end) {
        let text = String(decoding: received[..<range.upperBound], as: UTF8.self)
        received.removeSubrange(..<range.upperBound)
        return text
      }
      try more()
    }
  }

  /// Reads until the server ends the connection.
  public func rest() -> [UInt8] {
    while (try? more()) != nil {}
    return received
  }

  private func more() throws {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else {
      hasEnded = count == 0 || errno == ECONNRESET
      throw SystemError(hasEnded ? "the connection has ended" : "the server says nothing")
    }
    received += buffer[..<count]
  }
}
