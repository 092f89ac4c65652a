import PreviewServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that others write.
struct PreviewedFolder: PreviewSource {
  let folder: String
  private let basePath: String
  /// Without links in it: what a link leads to is watched.
  private let path: String

  init(_ folder: String, _ basePath: String) {
    self.folder = folder
    self.basePath = basePath
    let resolved = realpath(folder, nil)
    defer { free(resolved) }
    path = resolved.map { String(cString: $0) } ?? folder
  }

  var places: WatchedPlaces { WatchedPlaces(folders: [path]) }

  func update(_ paths: Set<String>) async -> PreviewUpdate {
    let prefix = path + "/"
    let files = paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    return PreviewUpdate(
      state: PreviewState(basePath: basePath), changedFiles: files.sorted(), code: .done)
  }
}
