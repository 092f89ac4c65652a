import TestSupport
import Testing

@testable import PreviewServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Clients that mean no good, or are many.
@Suite struct RobustnessTests {
  private static let secret = "the secret of somebody else"
  private static let records = "the records of a build"

  private static func server(basePath: String = "/", limits: ServerLimits = ServerLimits()) throws
    -> TestServer
  {
    let server = try TestServer(
      ["index.html": "page", "404.html": "not here", "a/b.txt": "text", ".pokesite/manifest": records],
      state: PreviewState(basePath: basePath), limits: limits)
    try server.folder.write("secret.txt", secret)
    try server.folder.write("site-too/secret.txt", secret)
    try server.folder.link("site/link.txt", to: "../secret.txt")
    try server.folder.link("site/up", to: "..")
    try server.folder.link("site/root", to: "/")
    try server.folder.link("site/records", to: ".pokesite")
    return server
  }

  // MARK: - Paths

  /// `@` stands for the folder above the served one, with a slash in front.
  static let hostilePaths: [String] = [
    "/../secret.txt", "/a/../../secret.txt", "/./../secret.txt", "/../../../../../../etc/passwd",
    "/%2e%2e/secret.txt", "/%2E%2E/secret.txt", "/.%2e/secret.txt", "/%2e./secret.txt", "/..%2fsecret.txt",
    "/..%2Fsecret.txt", "/a%2f..%2f..%2fsecret.txt", "/%252e%252e/secret.txt", "/%252e%252e%252fsecret.txt",
    "/..%252fsecret.txt", "/%25252e%25252e/secret.txt", "/..%c0%afsecret.txt", "/%c0%ae%c0%ae/secret.txt",
    "/%e0%80%ae%e0%80%ae/secret.txt", "/%uff0e%uff0e/secret.txt", "/..\\secret.txt", "/..%5csecret.txt",
    "/%5c..%5c..%5csecret.txt", "/a/..\\..\\secret.txt", "//secret.txt", "///../secret.txt",
    "//../secret.txt",
    "/a//../../secret.txt", "/....//secret.txt", "/..;/secret.txt", "/link.txt", "/up/secret.txt", "/up/",
    "/root@/secret.txt", "/root/etc/passwd", "/@/secret.txt", "/%00../secret.txt", "/secret.txt%00",
    "/up%00/secret.txt",
    "/../site-too/secret.txt", "/up/site-too/secret.txt", "/.pokesite/manifest", "/a/../.pokesite/manifest",
    "/%2epokesite/manifest", "/.pokesite%2fmanifest", "//.pokesite/manifest", "/./.pokesite/manifest",
    "/records/manifest", "/up/site/.pokesite/manifest", "/.POKESITE/manifest", "/.pokesite/./manifest",
    "/.pokesite", "/.pokesite/", "../secret.txt", "secret.txt", "file:///etc/passwd",
    "http://localhost/../secret.txt",
    "/a/b.txt/../../../secret.txt", "/index.html/../../secret.txt", "/\t../secret.txt",
    "/%0d%0aX: y/../secret.txt",
    "/..%00/secret.txt", "/~root/", "/%2f..%2fsecret.txt", "/*/../secret.txt", "*",
  ]

  @Test(arguments: hostilePaths, ["", "/pokedex"]) func everyPathStaysInside(path: String, base: String)
    throws
  {
    let server = try Self.server(basePath: base + "/")
    let target = base + path.replacing("@", with: server.folder.path)
    for method in ["GET", "HEAD"] {
      let connection = try server.connect()
      connection.request(target, method: method, headers: ["Connection": "close"])
      let answer = String(decoding: connection.rest(), as: UTF8.self)
      for word in [Self.secret, Self.records, "root:"] { #expect(!answer.contains(word), "\(target)") }
      #expect(!answer.contains("X: y"))
      #expect(["400", "404"].contains(answer.split(separator: " ").dropFirst().first), "\(target)")
    }
    // It is still there for the next one.
    #expect(try server.answer(base + "/a/b.txt").text == "text")
  }

  @Test func rawZerosStayInside() throws {
    let server = try Self.server()
    for target in ["/\0/../secret.txt", "/link.txt\0.html", "/a/b.txt\0", "/..\0/secret.txt"] {
      let connection = try server.connect()
      connection.request(target, headers: ["Connection": "close"])
      #expect(!String(decoding: connection.rest(), as: UTF8.self).contains(Self.secret))
    }
    #expect(try server.answer("/a/b.txt").text == "text")
  }

  // MARK: - Many

  @Test(.timeLimit(.minutes(5))) func tenThousandRequestsLoseNone() async throws {
    let server = try Self.server()
    let counts = try await onThreads(50) { _ in
      let connection = try server.connect()
      return try (0..<200).count { number in
        // Several on their way at once, as browsers no longer do but may.
        if number % 10 == 0 { for _ in 0..<10 { connection.request("/a/b.txt") } }
        return try connection.answer().text == "text"
      }
    }
    #expect(counts == Array(repeating: 200, count: 50))
  }

  @Test(.timeLimit(.minutes(5))) func noRequestMeetsAHalfChangedFolder() async throws {
    let server = try Self.server()
    let isOver = Guarded(false)
    let texts = try await onThreads(9) { number -> Set<String> in
      guard number > 0 else {
        defer { isOver.withLock { $0 = true } }
        try Self.changeOften(server)
        return []
      }
      let connection = try server.connect()
      var texts: Set<String> = []
      while !isOver.withLock({ $0 }) {
        connection.request("/a/b.txt")
        let answer = try connection.answer()
        texts.insert("\(answer.status) \(answer.text)")
      }
      return texts
    }
    #expect(Set(texts.joined()).subtracting(["200 text", "200 next"]) == [])
  }

  /// For a while there is no folder at all, and then one with an old file in it.
  private static func changeOften(_ server: TestServer) throws {
    for _ in 0..<200 {
      try server.lock.exclusively {
        try server.folder.move("site", to: "elsewhere")
        try server.folder.write("elsewhere/a/new.txt", "next")
        try server.folder.move("elsewhere/a/new.txt", to: "elsewhere/a/b.txt")
        try server.folder.move("elsewhere", to: "site")
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func aFileThatIsCutWhileItIsSentEndsTheAnswer() throws {
    var limits = ServerLimits()
    limits.idleSeconds = 60
    let server = try Self.server(limits: limits)
    // More than fits on the way while nobody reads it.
    let size = 64 << 20
    try server.folder.write("site/big.bin", "")
    #expect(truncate(server.folder("site/big.bin"), off_t(size)) == 0)
    let connection = try server.connect()
    connection.request("/big.bin")
    #expect(try connection.head().headers["content-length"] == "\(size)")
    #expect(truncate(server.folder("site/big.bin"), 1) == 0)
    #expect(connection.rest().count < size)
    #expect(connection.hasEnded)
    #expect(try server.answer("/a/b.txt").text == "text")
  }

  // MARK: - Slow

  @Test(.timeLimit(.minutes(1))) func slowClientsDoNotHoldUpTheOthers() throws {
    var limits = ServerLimits()
    limits.threads = 2
    let server = try Self.server(limits: limits)
    let slow = try (0..<100).map { _ in try server.connect() }
    let fast = try server.connect()
    for byte in "GET /a/b.txt HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8 {
      for client in slow { client.send([byte]) }
      fast.request("/a/b.txt")
      #expect(try fast.answer().text == "text")
      #expect(try server.answer("/a/b.txt").text == "text")
    }
    for client in slow { #expect(try client.answer().text == "text") }
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func whoNeverComesToAnEndIsLeft(isSilent: Bool) throws {
    var limits = ServerLimits()
    limits.headerSeconds = isSilent ? 60 : 1
    limits.idleSeconds = isSilent ? 1 : 60
    let server = try Self.server(limits: limits)
    let connection = try server.connect()
    connection.send(Array("GET / HTTP/1.1\r\n".utf8))
    // More of a header that never ends, for as long as somebody listens.
    var patience = isSilent ? 0 : 1000
    while patience > 0, connection.send([UInt8(ascii: "a")]) {
      patience -= 1
      usleep(20_000)
    }
    #expect(isSilent || patience > 0)
    // Nothing that answers the request came before the end.
    #expect(!String(decoding: connection.rest(), as: UTF8.self).contains(" 200 "))
    #expect(try server.answer("/a/b.txt").text == "text")
  }

  @Test func aHeaderIsBounded() throws {
    let server = try Self.server()
    for request in [
      "GET /\(String(repeating: "a", count: 1 << 20)) HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "a", count: 1 << 20))\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\n\(String(repeating: "X: y\r\n", count: 100_000))\r\n",
    ] {
      let connection = try server.connect()
      connection.send(Array(request.utf8))
      let answer = String(decoding: connection.rest(), as: UTF8.self)
      #expect(!answer.contains(" 200 "), "\(answer.prefix(100))")
    }
    #expect(try server.answer("/a/b.txt").text == "text")
  }

  @Test(arguments: [
    "\r\n\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\u{3}\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\nHost: localhost\n\n",
    "GET  /  HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=\(String(repeating: "9", count: 5000))-\r\n\r\n",
    "\u{16}\u{3}\u{1}\u{2}",
  ])
  func whatIsNoRequestDoesNoHarm(text: String) throws {
    // Some are the beginning of what might become a request.
    var limits = ServerLimits()
    limits.idleSeconds = 1
    let server = try Self.server(limits: limits)
    let connection = try server.connect()
    connection.send(Array(text.utf8))
    connection.finish()
    _ = connection.rest()
    #expect(try server.answer("/a/b.txt").text == "text")
  }

  @Test func moreConnectionsThanThereIsRoomForWait() throws {
    var limits = ServerLimits()
    limits.threads = 2
    limits.connections = 8
    let server = try Self.server(limits: limits)
    do {
      let connections = try (0..<30).map { _ in try server.connect() }
      #expect(connections.count == 30)
    }
    #expect(try server.answer("/a/b.txt").text == "text")
  }
}
