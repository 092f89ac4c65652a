#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that a site is made from, as they are met at a destination. A path of this machine tells where it
/// leads; the name of a host or of a storage that wraps another one does not, but what it holds does.
struct OwnSources {
  private let site: String
  private let tree: PublishedTree

  private static let folders = ["Content", "Templates"]

  init(_ request: PublishRequest) {
    site = request.siteFolder
    tree = request.tree
  }

  /// The first of these files that is a source of this site: the destination is the site's folder, holds it, or is
  /// the folder of its content or of its templates.
  func first(in files: [String]) -> String? { files.first(where: isSource) }

  private func isSource(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return Self.folders.contains { folder in
      isSource(parts[...], in: folder)
        || parts.indices.contains { parts[$0] == folder && isSource(parts[($0 + 1)...], in: folder) }
    }
  }

  /// Whether the file is there and not published under its own name, as pictures and the like are: those may have
  /// been published at a wrong place once.
  private func isSource(_ parts: ArraySlice<Substring>, in folder: String) -> Bool {
    let path = parts.joined(separator: "/")
    guard !path.isEmpty, folder == "Templates" || !tree.contains(path) else { return false }
    var status = stat()
    return lstat("\(site)/\(folder)/\(path)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
