import Foundation
import TestSupport
import Testing

/// Files that come, go, grow and shrink while they are read.
@Suite struct ChangingFilesTests {
  /// Does something again and again on a thread of its own while the body runs.
  private func meanwhile(_ work: @escaping @Sendable (Int) -> Void, _ body: () throws -> Void) rethrows {
    let isOver = Flag()
    let thread = Thread {
      var round = 0
      while !isOver.isSet {
        work(round)
        round += 1
      }
      isOver.hasEnded()
    }
    thread.start()
    defer { isOver.set() }
    try body()
  }

  /// What somebody does to a folder of files: writes them in two parts, renames, cuts and removes them.
  private static func disturb(_ folder: TemporaryFolder, _ path: String, _ round: Int) {
    let file = "\(path)/\(round % 7).md"
    try? folder.write(file, String(repeating: "Some *text*, and more.\n", count: round % 100))
    usleep(200)
    if round % 3 == 0 { try? folder.move(file, to: "\(path)/moved.md") }
    if round % 3 == 1 { truncate(folder(file), off_t(round % 50)) }
    if round % 3 == 2 { folder.remove(file) }
    if round % 50 == 0 { folder.remove(path) }
  }

  @Test func sourcesThatChangeWhileASiteIsBuilt() throws {
    let site = try TestSite(["Content/pokemon.json": manySpecies(20, edition: "only")])
    try site.build()
    let before = try site.pages()
    try meanwhile { [folder = site.folder] in
      Self.disturb(folder, "Content/pages", $0)
    } _: {
      for _ in 0..<Effort.kills * 2 {
        let result = try site.run(["build"])
        #expect([0, 74].contains(result.code), "\(result.errors)")
        if result.code != 0 { #expect(result.errors.contains("cannot read it")) }
      }
    }
    site.folder.remove("Content/pages")
    try site.build()
    #expect(try site.pages().differences(from: before) == [])
  }

  @Test func anOutputThatChangesWhileItIsChecked() throws {
    let site = try TestSite(["Content/pokemon.json": manySpecies(20, edition: "only")])
    try site.build()
    try meanwhile { [folder = site.folder] in
      Self.disturb(folder, "Public/others", $0)
    } _: {
      for _ in 0..<Effort.kills * 2 {
        let result = try site.run(["check"])
        #expect([0, 74].contains(result.code), "\(result.output)\(result.errors)")
        #expect(!result.errors.contains("not UTF-8"))
      }
    }
    site.folder.remove("Public/others")
    #expect(try site.run(["check"]).code == 0)
  }

  @Test func aTreeThatChangesWhileItIsPublished() throws {
    let published = try PublishedSite()
    let copy = published.outside("copy")
    try published.publish([copy])
    try meanwhile { [folder = published.site.folder] in
      Self.disturb(folder, "Public/others", $0)
    } _: {
      for _ in 0..<Effort.kills {
        let result = try published.run([copy])
        #expect([0, 74].contains(result.code), "\(result.errors)")
      }
    }
    published.site.folder.remove("Public/others")
    try published.publish([copy])
    #expect(try published.outside.tree("copy").contents == published.pages())
  }

  /// An answer is as long as it says, or its connection ends; the server lives on.
  @Test func aFolderThatChangesWhileItIsServed() throws {
    let site = try TestSite(["any/index.html": "<p>first</p>", "any/big.txt": ""])
    let preview = try Preview(["any", "--no-watch"], in: site.folder.path)
    try meanwhile { [folder = site.folder] round in
      truncate(folder("any/big.bin"), 0)
      try? folder.write("any/big.bin", [UInt8](repeating: 7, count: (round % 8) << 17))
      if round % 5 == 0 { folder.remove("any/big.bin") }
    } _: {
      var whole = 0
      for _ in 0..<Effort.kills * 50 {
        let connection = try RawConnection(port: preview.port)
        connection.request("/big.bin")
        if let answer = try? connection.answer() {
          whole += 1
          #expect([200, 404].contains(answer.status))
          if answer.status == 200 { #expect(answer.body.allSatisfy { $0 == 7 || $0 == 0 }) }
        }
        #expect(try preview.answer("/").text == "<p>first</p>")
      }
      #expect(whole > 0)
    }
  }
}

/// Tells a thread to end, and waits for it.
private final class Flag: @unchecked Sendable {
  // Under the condition's lock only.
  private let condition = NSCondition()
  private var isOver = false
  private var isEnded = false

  var isSet: Bool { condition.withLock { isOver } }

  func set() {
    condition.withLock {
      isOver = true
      while !isEnded { condition.wait() }
    }
  }

  func hasEnded() {
    condition.withLock {
      isEnded = true
      condition.broadcast()
    }
  }
}
