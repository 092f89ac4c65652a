import Foundation
import TestSupport
import Testing

/// The preview server while many ask it, some of them badly, and the site is built again and again.
@Suite struct LoadTests {
  private static let clients = 50
  private static let paths = [
    "/", "/pokemon/mon-1/", "/pokemon/mon-25/", "/types/", "/types/fire/", "/api/v1/pokemon.json", "/sw.js",
    "/nowhere/",
  ]

  /// What the pages of an edition are, byte for byte, without the script that the server puts into them.
  private static func bodies(_ site: TestSite) throws -> [String: [UInt8]] {
    let pages = try site.pages().contents
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let file =
          path == "/nowhere/" ? "404.html" : path.dropFirst() + (path.hasSuffix("/") ? "index.html" : "")
        return (path, pages[String(file)] ?? [])
      })
  }

  @Test(.timeLimit(.minutes(20))) func everyAnswerIsWholeAndNothingGrows() async throws {
    let site = try TestSite()
    let texts = ["first", "second"].map { manySpecies(40, edition: $0) }
    var editions: [[String: [UInt8]]] = []
    for text in texts {
      try site.folder.write("Content/pokemon.json", text)
      try site.build()
      editions.append(try Self.bodies(site))
    }
    #expect(editions.allSatisfy { $0.values.allSatisfy { !$0.isEmpty } })
    // Byte for byte: with live reload there is a script in the pages. The builds come from elsewhere.
    // The address sanitizer would keep what is freed.
    let preview = try Preview(
      ["--no-watch"], in: site.folder.path, environment: ["ASAN_OPTIONS": "quarantine_size_mb=1"])
    let load = Load(
      .seconds(Effort.loadSeconds), parties: Self.clients + Misbehaviour.allCases.count + 2,
      expected: editions)
    let process = preview.program.process
    // It has what other tests had open when it started, such as the sockets of their servers.
    let inherited = ProcessUsage(process)?.files ?? 0
    let usage = try await withThrowingTaskGroup(of: [ProcessUsage].self) { group in
      for number in 0..<Self.clients {
        group.addTask { try await onThread { try load.ask(preview.port, Self.paths, from: number) } }
      }
      for number in 0..<Misbehaviour.allCases.count {
        group.addTask {
          try await onThread { try load.misbehave(preview.port, Misbehaviour.allCases[number]) }
        }
      }
      group.addTask { try await onThread { try load.build(site, texts) } }
      group.addTask { try await onThread { load.watch(process) } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let counts = load.counts
    #expect(counts.wrong == [])
    #expect(counts.answers > Self.clients * Effort.loadSeconds)
    #expect(counts.builds > 0)
    #expect(try preview.program.errors == "")
    #expect(try preview.answer("/").status == 200)
    #if os(Linux)
      // The first samples are taken while caches and stacks are filled.
      let (early, late) = (usage.dropFirst(usage.count / 4), usage.suffix(max(1, usage.count / 4)))
      let memory = (early.map(\.kilobytes).first ?? 0, late.map(\.kilobytes).max() ?? 0)
      let files = (usage.map(\.files).max() ?? 0) - inherited
      print(
        "load: \(counts.answers) answers, \(counts.misbehaved) bad clients, \(counts.builds) builds, "
          + "\(memory.0) to \(memory.1) KiB, at most \(files) files beside \(inherited)")
      #expect(memory.0 > 0 && memory.1 < memory.0 + 32_768)
      // As many connections as the server takes, and the files that are sent on them.
      #expect(files < 512 + 2 * Self.clients)
      let rest = try Preview.poll("files stay open") {
        guard let now = ProcessUsage(process)?.files, now < inherited + 40 else { return Int?.none }
        return now - inherited
      }
      #expect(rest < 40)
    #endif
  }
}

/// What a process holds at a moment.
private struct ProcessUsage: Sendable {
  /// In memory.
  let kilobytes: Int
  /// That are open, with connections.
  let files: Int

  /// Nil if the system does not tell.
  init?(_ process: Int32) {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) }),
      let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
    else { return nil }
    self.kilobytes = kilobytes
    self.files = files.count
  }
}

/// Clients that no browser is like.
private enum Misbehaviour: CaseIterable {
  case slowHeader, halfOpen, manyHeaders, hugeLine, pipelining, vanishing, nonsense
}

/// What all clients share.
private final class Load: @unchecked Sendable {
  struct Counts {
    var answers = 0
    var misbehaved = 0
    var builds = 0
    /// Answers that are of no edition.
    var wrong: [String] = []
  }

  private let duration: Duration
  /// How many have still to begin.
  private var missing: Int
  /// Nil until all have begun: on a busy machine that takes a while.
  private var end: ContinuousClock.Instant?
  private let expected: [[String: [UInt8]]]
  // Under the lock only.
  private let lock = NSLock()
  private var shared = Counts()
  /// The body that a tag stands for.
  private var bodies: [String: [UInt8]] = [:]

  init(_ duration: Duration, parties: Int, expected: [[String: [UInt8]]]) {
    self.duration = duration
    missing = parties
    self.expected = expected
  }

  var counts: Counts { lock.withLock { shared } }
  private var isOver: Bool { lock.withLock { end.map { ContinuousClock.now >= $0 } ?? false } }

  /// Waits until all are there.
  private func begin() {
    lock.withLock {
      missing -= 1
      if missing == 0 { end = ContinuousClock.now + duration }
    }
    while lock.withLock({ end == nil }) { usleep(10_000) }
  }

  private func count(_ change: (inout Counts) -> Void) { lock.withLock { change(&shared) } }

  // MARK: - Good clients

  func ask(_ port: UInt16, _ paths: [String], from number: Int) throws -> [ProcessUsage] {
    begin()
    var connection = try RawConnection(port: port)
    var tags: [String: String] = [:]
    var round = number
    while !isOver {
      let path = paths[round % paths.count]
      var headers: [String: String] = [:]
      if round % 3 == 0, let tag = tags[path] { headers["If-None-Match"] = tag }
      connection.request(path, headers: headers)
      let answer = try connection.answer()
      judge(answer, path)
      tags[path] = answer.headers["etag"] ?? tags[path]
      round += 1
      if round % 100 == 0 { connection = try RawConnection(port: port) }
    }
    return []
  }

  private func judge(_ answer: RawConnection.Answer, _ path: String) {
    let isRight: Bool
    switch answer.status {
    case 304: isRight = answer.headers["etag"] != nil
    case path == "/nowhere/" ? 404 : 200:
      isRight =
        expected.contains { $0[path] == answer.body }
        && answer.headers["content-length"] == "\(answer.body.count)" && isSame(answer)
    default: isRight = false
    }
    count { counts in
      counts.answers += 1
      if !isRight { counts.wrong.append("\(answer.status) \(path): \(answer.body.count) bytes") }
    }
  }

  /// One tag, one body.
  private func isSame(_ answer: RawConnection.Answer) -> Bool {
    guard let tag = answer.headers["etag"] else { return answer.status == 404 }
    return lock.withLock {
      defer { bodies[tag] = answer.body }
      return bodies[tag] == nil || bodies[tag] == answer.body
    }
  }

  // MARK: - Bad clients

  func misbehave(_ port: UInt16, _ how: Misbehaviour) throws -> [ProcessUsage] {
    begin()
    while !isOver {
      try misbehaveOnce(port, how)
      count { $0.misbehaved += 1 }
    }
    return []
  }

  private func misbehaveOnce(_ port: UInt16, _ how: Misbehaviour) throws {
    let connection = try RawConnection(port: port)
    switch how {
    case .slowHeader:
      for byte in "GET / HTTP/1.1\r\nHost: localhost\r\n".utf8 where !isOver {
        connection.send([byte])
        usleep(50_000)
      }
    case .halfOpen:
      connection.send(Array("GET / HT".utf8))
      connection.finish()
      _ = connection.rest()
    case .manyHeaders:
      let headers = (0..<5000).map { "X-\($0): y\r\n" }.joined()
      connection.send(Array("GET / HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n".utf8))
      _ = connection.rest()
    case .hugeLine:
      connection.send(Array("GET /\(String(repeating: "a", count: 1 << 18)) HTTP/1.1\r\n\r\n".utf8))
      _ = connection.rest()
    case .pipelining:
      for _ in 0..<20 { connection.request("/api/v1/pokemon.json") }
      for _ in 0..<20 { judge(try connection.answer(), "/api/v1/pokemon.json") }
    case .vanishing:
      for _ in 0..<20 { connection.request("/api/v1/pokemon.json") }
    case .nonsense:
      connection.send(Array("\u{16}\u{3}\u{1}\u{2}\r\n\r\nGET\r\n\r\n".utf8))
      connection.finish()
      _ = connection.rest()
    }
  }

  // MARK: - Beside them

  func build(_ site: TestSite, _ texts: [String]) throws -> [ProcessUsage] {
    begin()
    var round = 0
    while !isOver {
      try site.folder.write("Content/pokemon.json", texts[round % texts.count])
      try site.build(["--jobs", "1"])
      round += 1
      count { $0.builds += 1 }
      usleep(200_000)
    }
    return []
  }

  func watch(_ process: Int32) -> [ProcessUsage] {
    begin()
    var samples: [ProcessUsage] = []
    while !isOver {
      if let usage = ProcessUsage(process) { samples.append(usage) }
      usleep(100_000)
    }
    return samples
  }
}

/// Does blocking work on a thread of its own: tasks share as many threads as there are processors.
private func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws
  -> Result
{
  try await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: Swift.Result { try work() }) }
  }.get()
}
