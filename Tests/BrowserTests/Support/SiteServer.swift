import Foundation

/// Serves a folder as hosts of static sites do: index files, 404.html for what is not there, nothing kept by the
/// browser itself. Every connection has one request.
final class SiteServer: Sendable {
  /// The address of the site's root: `http://127.0.0.1:34567/pokedex/`.
  let root: String
  private let listener: Int32
  private let folder: String
  private let base: String

  /// - Parameter base: the path that the folder stands under, with a slash at both ends.
  init(folder: String, base: String) throws {
    let (listener, port) = try Self.listen()
    self.listener = listener
    self.folder = folder
    self.base = base
    root = "http://127.0.0.1:\(port)\(base)"
    Thread.detachNewThread { [self] in acceptAll() }
  }

  /// From now on nobody answers under the address.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private static func listen() throws -> (file: Int32, port: UInt16) {
    #if canImport(Glibc)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(file, address, length) == 0 && getsockname(file, address, &length) == 0
          && Foundation.listen(file, 128) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    return (file, UInt16(bigEndian: address.sin_port))
  }

  private func acceptAll() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      Thread.detachNewThread { [self] in
        answer(connection)
        close(connection)
      }
    }
  }

  // MARK: - Answers

  private func answer(_ connection: Int32) {
    // Browsers open connections that they may never use.
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard let target = requestTarget(connection) else { return }
    let path = String(target.prefix { $0 != "?" }).removingPercentEncoding ?? ""
    if let body = contents(of: path) {
      send(connection, "200 OK", type: Self.type(of: path), body)
    } else {
      send(
        connection, "404 Not Found", type: "text/html; charset=utf-8",
        contents(of: base + "404.html") ?? Data())
    }
  }

  /// The second word of a request's first line.
  private func requestTarget(_ connection: Int32) -> Substring? {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 8192)
    while request.count < 65_536 {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      request += buffer[..<count]
      if request.suffix(4) == [13, 10, 13, 10] { break }
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ", maxSplits: 2)
    return words.count == 3 ? words[1] : nil
  }

  private func contents(of path: String) -> Data? {
    guard path.hasPrefix(base), !path.contains("..") else { return nil }
    let file = "\(folder)/\(path.dropFirst(base.count))" + (path.hasSuffix("/") ? "index.html" : "")
    return FileManager.default.contents(atPath: file)
  }

  private func send(_ connection: Int32, _ status: String, type: String, _ body: Data) {
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
      + "Cache-Control: no-store\r\nConnection: close\r\n\r\n"
    var rest = (Array(head.utf8) + body)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(connection, $0.baseAddress, $0.count, Self.flags) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static var flags: Int32 {
    #if canImport(Glibc)
      Int32(MSG_NOSIGNAL)
    #else
      0
    #endif
  }

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "js": "text/javascript"
    case "css": "text/css"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "webmanifest": "application/manifest+json"
    default: "text/html; charset=utf-8"
    }
  }
}
