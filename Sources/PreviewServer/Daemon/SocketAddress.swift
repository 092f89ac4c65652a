#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An address as the system's calls take it.
struct SocketAddress {
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
