#if os(Linux)
  @preconcurrency import Dispatch

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Hears of changes from the Linux kernel at once.
  ///
  /// The kernel watches single folders, so each has a watch of its own, and new ones get theirs. The folder above a
  /// watched place has one too, for the names that count, since the place may come and go.
  ///
  /// Unchecked because of the variables: they are touched on the queue only, or before it is used.
  final class InotifyWatcher: FileWatcher, @unchecked Sendable {
    /// A folder that the kernel watches.
    private struct Watch {
      let path: String
      /// The names that count in it; nil for all.
      var names: Set<String>?
    }

    private let places: WatchedPlaces
    private var file: Int32 = -1
    /// By the kernel's number.
    private var watches: [Int32: Watch] = [:]
    private var source: (any DispatchSourceRead)?

    init(_ places: WatchedPlaces) { self.places = places }

    func start(on queue: DispatchQueue, report: @escaping @Sendable (String) -> Void) throws(WatchFailure) {
      file = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard file >= 0 else { throw WatchFailure(code: errno) }
      do throws(WatchFailure) {
        try watchAll()
      } catch {
        close(file)
        throw error
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
      source.setEventHandler { [weak self] in self?.readEvents(report) }
      let file = file
      source.setCancelHandler { close(file) }
      source.resume()
      self.source = source
    }

    func stop() {
      source?.cancel()
      source = nil
    }

    // MARK: - Watches

    private func watchAll() throws(WatchFailure) {
      for path in places.folders + places.files {
        let (folder, name) = WatchedPlaces.split(path)
        try watch(folder, names: [name])
      }
      for folder in places.folders { try watchTree(folder) }
    }

    /// Watches a folder with all folders in it. What has been watched before is not watched twice.
    private func watchTree(_ path: String) throws(WatchFailure) {
      guard FolderListing.status(of: path)?.isFolder == true else { return }
      // First the folder and then what is in it: what comes in between is told of.
      try watch(path, names: nil)
      for name in FolderListing.names(in: path) where !WatchedPlaces.isHidden(name) {
        try watchTree("\(path)/\(name)")
      }
    }

    private func watch(_ path: String, names: Set<String>?) throws(WatchFailure) {
      let number = inotify_add_watch(file, path, Self.mask)
      guard number >= 0 else {
        // It may be gone by now, or never have been there.
        if [ENOENT, ENOTDIR, EACCES].contains(errno) { return }
        throw WatchFailure(code: errno)
      }
      if let old = watches[number], old.path == path || names != nil {
        let both = old.names.flatMap { old in names.map(old.union) }
        watches[number] = Watch(path: old.path, names: both)
      } else {
        watches[number] = Watch(path: path, names: names)
      }
    }

    /// Files that are being written count when they are closed. A change of rights may make one readable.
    private static let mask =
      UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB)
      | UInt32(IN_ONLYDIR)

    /// A folder that was moved away keeps its watch, under a path that is another's now.
    private func forgetTree(_ path: String) {
      for (number, watch) in watches where watch.path == path || watch.path.hasPrefix(path + "/") {
        inotify_rm_watch(file, number)
        watches[number] = nil
      }
    }

    // MARK: - Events

    private func readEvents(_ report: (String) -> Void) {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(file, &buffer, buffer.count)
        guard count > 0 else { return }
        var start = 0
        while start + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.withUnsafeBytes {
            $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
          }
          let nameStart = start + MemoryLayout<inotify_event>.size
          let end = min(nameStart + Int(event.len), count)
          // The name is filled up with zeros.
          let name = String(decoding: buffer[nameStart..<end].prefix { $0 != 0 }, as: UTF8.self)
          handle(event, name, report)
          start = end
        }
      }
    }

    private func handle(_ event: inotify_event, _ name: String, _ report: (String) -> Void) {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return lookAtAll(report) }
      if event.mask & UInt32(IN_IGNORED) != 0 {
        watches[event.wd] = nil
        return
      }
      guard let watch = watches[event.wd], !name.isEmpty, !WatchedPlaces.isHidden(name),
        watch.names?.contains(name) ?? true
      else { return }
      let path = watch.path == "." ? name : watch.path == "/" ? "/\(name)" : "\(watch.path)/\(name)"
      if event.mask & UInt32(IN_ISDIR) != 0 { handleFolder(path, event.mask, isInTree: watch.names == nil) }
      report(path)
    }

    private func handleFolder(_ path: String, _ mask: UInt32, isInTree: Bool) {
      if mask & UInt32(IN_MOVED_FROM) != 0 { forgetTree(path) }
      guard mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, isInTree || places.folders.contains(path) else {
        return
      }
      // With no watches left the rest of the tree is still watched.
      try? watchTree(path)
    }

    /// The kernel had more to tell than it could keep.
    private func lookAtAll(_ report: (String) -> Void) {
      try? watchAll()
      for path in places.folders + places.files { report(path) }
    }
  }
#endif
