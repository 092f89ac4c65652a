/// One thing that is done to the published copy.
enum PublishStep: Sendable, Hashable {
  /// Puts files there.
  case upload([String], PublishedFile.Role)
  /// Takes away what stands in the way of other files.
  case clear([String])
  /// Takes files away that the site no longer has.
  case remove([String])

  /// The steps from the copy to the site, in an order in which no visitor meets a page without what it needs: what
  /// pages use comes before the pages, what tells of pages behind them, and what nobody uses any more goes last.
  ///
  /// - Parameter mark: the file by which a copy is known; it comes first where there is no copy yet.
  static func steps(for changes: Changes, marking mark: String) -> [PublishStep] {
    let first = changes.added.filter { $0 == mark }
    let uploads = (changes.added + changes.changed).filter { !first.contains($0) }.map(PublishedFile.init)
    let blocking = blocking(changes)
    let stale = changes.removed.filter { !blocking.contains($0) }
    let steps =
      [.upload(first, PublishedFile(mark).role)]
      + [.clear(changes.removed.filter(blocking.contains))]
      + PublishedFile.Role.allCases.map { role in
        .upload(uploads.filter { $0.role == role }.map(\.path), role)
      } + [PublishStep.remove(stale)]
    return steps.filter { !$0.files.isEmpty }
  }

  var files: [String] {
    switch self {
    case .upload(let files, _), .clear(let files), .remove(let files): files
    }
  }

  /// For the user, while it is done.
  var note: String {
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    return switch self {
    case .upload(_, .asset): "uploading \(count) with style, scripts and search data"
    case .upload(_, .resource): "uploading \(count) that pages use"
    case .upload(_, .page): "uploading \(files.count == 1 ? "1 page" : "\(files.count) pages")"
    case .upload(_, .index): "uploading \(count) about all pages"
    case .clear: "clearing the way: removing \(count)"
    case .remove: "removing \(count) no longer in the site"
    }
  }

  /// Files that stand where the site needs a folder, or in a folder where it needs a file.
  private static func blocking(_ changes: Changes) -> Set<String> {
    let uploads = Set(changes.added + changes.changed)
    let folders = Set(uploads.flatMap(ancestors))
    return Set(
      changes.removed.filter { path in
        folders.contains(path) || ancestors(of: path).contains(where: uploads.contains)
      })
  }

  private static func ancestors(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }
}
