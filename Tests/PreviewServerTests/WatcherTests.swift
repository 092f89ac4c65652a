@preconcurrency import Dispatch
import TestSupport
import Testing

@testable import PreviewServer

/// Both ways to watch tell of the same changes.
@Suite struct WatcherTests {
  enum Kind: CaseIterable { case system, polling }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Content/pokemon.json", "[]")
    try folder.write("Content/pages/a.md", "a")
    try folder.write("data/mydex.json", "[]")
    try folder.write("Public/index.html", "")
  }

  private var places: WatchedPlaces {
    WatchedPlaces(folders: [folder("Content"), folder("Templates")], files: [folder("data/mydex.json")])
  }

  private func watcher(_ kind: Kind, _ places: WatchedPlaces) -> any FileWatcher {
    #if os(Linux)
      kind == .system ? InotifyWatcher(places) : PollingWatcher(places)
    #else
      PollingWatcher(places)
    #endif
  }

  /// Makes changes one after the other, and waits until each of them is told of: the paths that belong to it.
  private func expect(_ kind: Kind, _ steps: [(change: () throws -> Void, path: String)]) async throws {
    let monitor = ChangeMonitor([watcher(kind, places)])
    let (bursts, told) = AsyncStream.makeStream(of: Set<String>.self)
    let work = Task { await monitor.run { told.yield($0) } }
    var iterator = bursts.makeAsyncIterator()
    for step in steps {
      try step.change()
      while let paths = await iterator.next(), !paths.contains(folder(step.path)) {}
    }
    work.cancel()
    await work.value
  }

  @Test(.timeLimit(.minutes(1)), arguments: Kind.allCases) func changesOfFilesAreTold(kind: Kind) async throws
  {
    try await expect(
      kind,
      [
        ({ try folder.write("Content/pages/a.md", "other") }, "Content/pages/a.md"),
        ({ try folder.write("Content/pages/b.md", "new") }, "Content/pages/b.md"),
        ({ folder.remove("Content/pages/a.md") }, "Content/pages/a.md"),
        ({ try folder.move("Content/pages/b.md", to: "Content/c.md") }, "Content/c.md"),
        // As editors save.
        (
          {
            try folder.write("data/.mydex.json.new", "[{}]")
            try folder.move("data/.mydex.json.new", to: "data/mydex.json")
          }, "data/mydex.json"
        ),
        ({ try folder.write("data/mydex.json", "[{}, {}]") }, "data/mydex.json"),
      ])
  }

  @Test(.timeLimit(.minutes(1)), arguments: Kind.allCases) func newFoldersAreWatched(kind: Kind) async throws
  {
    try await expect(
      kind,
      [
        ({ try folder.makeFolder("Content/new/deep/deeper") }, "Content/new"),
        ({ try folder.write("Content/new/deep/deeper/a.md", "a") }, "Content/new/deep/deeper/a.md"),
        ({ try folder.move("Content/new", to: "Content/moved") }, "Content/moved"),
        ({ try folder.write("Content/moved/deep/deeper/a.md", "ab") }, "Content/moved/deep/deeper/a.md"),
        ({ try folder.makeFolder("Templates/partials") }, "Templates"),
        ({ try folder.write("Templates/partials/a.mustache", "a") }, "Templates/partials/a.mustache"),
        // As a change of branches does it.
        ({ folder.remove("Content") }, "Content"),
        ({ try folder.write("Content/pages/z.md", "z") }, "Content"),
        ({ try folder.write("Content/pages/z.md", "zz") }, "Content/pages/z.md"),
      ])
  }

  @Test(.timeLimit(.minutes(1)), arguments: Kind.allCases) func othersAreNotTold(kind: Kind) async throws {
    let monitor = ChangeMonitor([watcher(kind, places)])
    let (bursts, told) = AsyncStream.makeStream(of: Set<String>.self)
    let work = Task { await monitor.run { told.yield($0) } }
    try folder.write("Public/index.html", "built")
    try folder.write("data/other.json", "[]")
    try folder.write("notes.txt", "")
    try folder.write("Content/.pokemon.json.swp", "")
    try folder.write(".pokesite/cache/a", "")
    try folder.write("Content/z.md", "the only one")
    var seen: Set<String> = []
    for await paths in bursts {
      seen.formUnion(paths)
      if seen.contains(folder("Content/z.md")) { break }
    }
    // A folder that is looked at twice a second may be found changed itself.
    #expect(seen.subtracting([folder("Content"), folder("Content/z.md")]) == [])
    work.cancel()
    await work.value
  }

  @Test(.timeLimit(.minutes(1))) func aBurstIsOneChange() async throws {
    let queue = DispatchQueue(label: "test")
    let (bursts, told) = AsyncStream.makeStream(of: Set<String>.self)
    let burst = Burst(on: queue) { told.yield($0) }
    queue.sync { for number in 0..<1000 { burst.add("\(number)") } }
    var iterator = bursts.makeAsyncIterator()
    #expect(await iterator.next()?.count == 1000)
    queue.sync { burst.add("next") }
    #expect(await iterator.next() == ["next"])
  }

  @Test(.timeLimit(.minutes(1))) func withoutTheSystemsHelpFilesAreLookedAt() async throws {
    final class Refusing: FileWatcher {
      func start(on queue: DispatchQueue, report: @escaping @Sendable (String) -> Void) throws(WatchFailure) {
        throw WatchFailure(code: 28)
      }
      func stop() {}
    }
    let monitor = ChangeMonitor([Refusing(), PollingWatcher(places)])
    let (bursts, told) = AsyncStream.makeStream(of: Set<String>.self)
    let work = Task { await monitor.run { told.yield($0) } }
    try folder.write("Content/pages/a.md", "other")
    for await paths in bursts where paths.contains(folder("Content/pages/a.md")) { break }
    work.cancel()
    await work.value
  }
}
