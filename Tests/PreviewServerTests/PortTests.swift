import Testing

@testable import PreviewServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct PortTests {
  @Test func theSystemsTableNamesTheSocket() {
    let table = """
        sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
         0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 12345 1 0000000000000000
         1: 0100007F:1F90 0100007F:9C40 01 00000000:00000000 00:00000000 00000000  1000        0 12346 1 0000000000000000
         2: 00000000:1F91 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 12347 1 0000000000000000
         3: 00000000000000000000000001000000:1F90 00000000000000000000000000000000:0000 0A 00000000:00000000 00:00000000 00000000 0 0 12348 1
         4: cut short
      """
    #expect(PortHolder.sockets(listeningOn: 8080, in: table) == ["12345", "12348"])
    #expect(PortHolder.sockets(listeningOn: 8081, in: table) == ["12347"])
    #expect(PortHolder.sockets(listeningOn: 80, in: table) == [])
  }

  @Test func aPortIsTakenOnce() throws {
    let listener = try Listener(host: "127.0.0.1", port: 0)
    defer { listener.close() }
    let failure = #expect(throws: ListenFailure.self) {
      _ = try Listener(host: "127.0.0.1", port: listener.port)
    }
    #expect(failure?.code == EADDRINUSE)
    #if os(Linux)
      #expect(failure?.holder?.process == Int(getpid()))
      #expect(
        failure?.summary
          == "port \(listener.port) of 127.0.0.1 is in use by \(failure?.holder?.name ?? "") (process \(getpid()))"
      )
    #endif
    #expect(failure?.fix.contains("--port 0 takes a free one") == true)
  }

  @Test func aFreePortIsTakenAgain() throws {
    let listener = try Listener(host: "127.0.0.1", port: 0)
    listener.close()
    try Listener(host: "127.0.0.1", port: listener.port).close()
  }

  @Test func anAddressOfAnotherMachineIsSaidSo() {
    // An address that is set aside for documentation.
    let failure = #expect(throws: ListenFailure.self) { _ = try Listener(host: "192.0.2.1", port: 0) }
    #expect(failure?.summary == "192.0.2.1 is no address of this machine")
    #expect(failure?.holder == nil)
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("::1", true), ("localhost", true), ("0.0.0.0", true), ("pokemon.example", false),
    ("127.0.0.1:80", false), ("", false), ("300.0.0.1", false),
  ])
  func aHostIsAnAddress(text: String, isHost: Bool) { #expect(Listener.isHost(text) == isHost) }

  @Test func theAddressIsOneForABrowser() throws {
    for (host, url, isLoopback) in [
      ("127.0.0.1", "http://127.0.0.1", true), ("localhost", "http://localhost", true),
      ("0.0.0.0", "http://127.0.0.1", false),
    ] {
      let listener = try Listener(host: host, port: 0)
      defer { listener.close() }
      #expect(listener.url("/pokedex/") == "\(url):\(listener.port)/pokedex/")
      #expect(listener.isLoopback == isLoopback)
    }
  }
}
