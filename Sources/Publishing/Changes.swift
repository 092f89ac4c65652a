/// How the published copy differs from the site; the paths are sorted.
public struct Changes: Sendable, Hashable {
  /// Files that are not there yet.
  public var added: [String] = []
  /// Files that are there with another content.
  public var changed: [String] = []
  /// Files that are there and that the site does not have.
  public var removed: [String] = []

  /// Whether the copy is what the site is.
  public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }

  /// How many files of a tree stay as they are.
  func unchanged(of tree: PublishedTree) -> Int { tree.files.count - added.count - changed.count }

  func sorted() -> Changes {
    Changes(
      added: added.sortedByBytes(), changed: changed.sortedByBytes(), removed: removed.sortedByBytes())
  }

  /// Without the removal of files whose name, or whose folder's, begins with a dot: they belong to the host or to
  /// its keeper (`.well-known`, `.htaccess`), and no build makes them. What a killed rsync has left goes.
  ///
  /// - Parameter isPublished: whether the site has a file of this path.
  func keepingHiddenFiles(isPublished: (String) -> Bool) -> Changes {
    var changes = self
    changes.removed = removed.filter { path in
      guard path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return true }
      return Self.unfinishedFile(path).map(isPublished) == true
    }
    return changes
  }

  /// `a/index.html` for `a/.index.html.x7Qw2P`, which is what rsync calls it until it is whole.
  private static func unfinishedFile(_ path: String) -> String? {
    path.wholeMatch(of: /(.*\/)?\.([^\/]+)\.[A-Za-z0-9]{6}/).map { "\($0.1 ?? "")\($0.2)" }
  }
}

extension [String] {
  fileprivate func sortedByBytes() -> [String] {
    sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
