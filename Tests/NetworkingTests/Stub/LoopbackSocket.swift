import Foundation

/// A TCP socket bound to a free port of 127.0.0.1.
struct LoopbackSocket {
  let file: Int32
  let port: UInt16

  /// - Parameter listening: A port that is bound and does not listen refuses connections, and nobody else gets it.
  init(listening: Bool) throws {
    #if canImport(Glibc)
      file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let file = file
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(file, address, length) == 0 && getsockname(file, address, &length) == 0
      }
    }
    guard isBound, !listening || listen(file, 128) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
  }
}

/// Sends all bytes. Whether the other side took them.
func sendAll(_ bytes: [UInt8], on connection: Int32) -> Bool {
  #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
  #else
    let flags: Int32 = 0
  #endif
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
