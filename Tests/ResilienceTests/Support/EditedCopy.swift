import Foundation
import TestSupport
import Testing

/// Two editions of a site, each in an output of its own, that are published to one place in turn.
struct EditedCopy {
  let published: PublishedSite
  private let destination: String
  private let outputs = ["Public", "Other"]
  private let editions: [[String: [UInt8]]]
  /// What is at the destination.
  private let content: () throws -> [String: [UInt8]]
  /// Whether the whole of it changes at one moment.
  private let isAtomic: Bool

  /// - Parameters:
  ///   - published: the first edition, built.
  ///   - content: reads what is at the destination.
  init(
    _ published: PublishedSite, to destination: String, isAtomic: Bool = false,
    content: @escaping () throws -> [String: [UInt8]]
  ) throws {
    (self.published, self.destination, self.isAtomic, self.content) = (
      published, destination, isAtomic, content
    )
    try published.site.folder.write("Content/pages/news.md", "News\n")
    published.site.folder.remove("Content/pages/guide.md")
    try published.site.build(["--output", outputs[1]])
    editions = try outputs.map { try published.site.pages($0).contents }
  }

  /// How long it takes to publish one edition over the other, in seconds.
  func duration() throws -> Double {
    let durations = try (1...3).map { round in
      let result = try publish(round)
      try #require(result.code == 0, "\(result.errors)")
      return result.seconds
    }
    return durations.dropFirst().reduce(0, +) / 2
  }

  func publish(_ round: Int, killAfter seconds: Double = 300, isGroup: Bool = false) throws -> Program.Result
  {
    try published.site.run(
      arguments(round), environment: published.environment.merging(Instrumentation.withoutCoverage) { $1 },
      killAfter: seconds, isGroup: isGroup)
  }

  func arguments(_ round: Int) -> [String] {
    ["publish", destination, "--output", outputs[round % 2], "--quiet"]
  }

  func command(_ round: Int) throws -> [String] { [try Program.productPath("pokesite")] + arguments(round) }

  /// Publishing is killed, by itself and together with the programs that it runs, and published again.
  ///
  /// - Parameter canKillAll: false where the other program does not keep files whole when it is killed.
  func survives(_ times: Int, canKillAll: Bool = true) throws {
    var killer = Killer(duration: try duration())
    try killer.kill(times) { round, seconds in
      try publish(round, killAfter: seconds, isGroup: canKillAll && round % 4 > 1)
    } check: { round in
      if !canKillAll { try waitForOthers(round) }
      try isWhole(round)
      try isRepaired(round)
    }
  }

  /// Until the program that the killed pokesite has started has given its lock back.
  private func waitForOthers(_ round: Int) throws {
    let lock = open(published.site.folder("\(outputs[round % 2])/.pokesite"), O_RDONLY)
    defer { close(lock) }
    _ = try Preview.poll("rclone never ended") { flock(lock, LOCK_EX | LOCK_NB) == 0 ? true : nil }
  }

  /// What a visitor meets is old or new.
  func isWhole(_ round: Int) throws {
    let files = try content().filter { !$0.key.split(separator: "/").contains { $0.hasPrefix(".") } }
    for (path, bytes) in files {
      #expect(editions.contains { $0[path] == bytes }, "\(path) in round \(round)")
    }
    if isAtomic {
      let visible = editions.map { $0.filter { !$0.key.hasPrefix(".") } }
      #expect(visible.contains(files), "round \(round)")
    }
  }

  /// Published again the copy is the site, and nothing else.
  func isRepaired(_ round: Int) throws {
    try retry(round)
    #expect(try content() == editions[round % 2], "round \(round)")
  }

  /// A program that a killed pokesite has started may still be at work; that is said, and passes.
  private func retry(_ round: Int) throws {
    for _ in 0..<600 {
      let result = try publish(round)
      if result.code == 0 { return }
      let isBusy = ["wait until that is done", "publish again"].contains { result.errors.contains($0) }
      try #require(isBusy, "\(result.errors) in round \(round)")
      usleep(50_000)
    }
    Issue.record("round \(round) was never published")
  }
}
