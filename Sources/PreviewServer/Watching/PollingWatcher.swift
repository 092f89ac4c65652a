@preconcurrency import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Looks at all files twice a second: where the system does not tell of changes.
///
/// Unchecked because of the variables: they are touched on the queue only.
final class PollingWatcher: FileWatcher, @unchecked Sendable {
  /// What changes when a file does.
  private struct Stamp: Equatable {
    let inode: UInt64
    let size: Int
    let modified: Int
  }

  private let places: WatchedPlaces
  private var stamps: [String: Stamp] = [:]
  private var timer: (any DispatchSourceTimer)?

  init(_ places: WatchedPlaces) { self.places = places }

  func start(on queue: DispatchQueue, report: @escaping @Sendable (String) -> Void) {
    stamps = look()
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { [weak self] in self?.compare(report) }
    timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
    timer.resume()
    self.timer = timer
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func compare(_ report: (String) -> Void) {
    let old = stamps
    stamps = look()
    for path in Set(old.keys).union(stamps.keys) where old[path] != stamps[path] { report(path) }
  }

  private func look() -> [String: Stamp] {
    var found: [String: Stamp] = [:]
    for path in places.folders + places.files { Self.add(path, to: &found) }
    return found
  }

  private static func add(_ path: String, to found: inout [String: Stamp]) {
    guard let status = FolderListing.status(of: path) else { return }
    guard status.isFolder else {
      found[path] = Stamp(
        inode: UInt64(status.st_ino), size: Int(status.st_size), modified: status.modificationTime)
      return
    }
    found[path] = Stamp(inode: UInt64(status.st_ino), size: 0, modified: 0)
    for name in FolderListing.names(in: path) where !WatchedPlaces.isHidden(name) {
      add("\(path)/\(name)", to: &found)
    }
  }
}
