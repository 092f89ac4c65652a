import Pokedex

/// All files that a reader needs to have the whole site without a network, with their size: the list behind the
/// button "Keep everything offline".
struct OfflineFiles: Sendable {
  static let path = "assets/offline.json"

  /// Paths relative to the site's root, as links write them.
  private let paths: [String]
  /// In bytes, as they stand on the disk.
  private let size: Int
  /// The cache that holds them. Its name changes with any of them, so that no two versions of the site mix.
  let cacheName: String

  /// - Parameter staged: everything that the build has made so far.
  init(_ staged: [OutputFolder.StagedFile], root: String) {
    let files = staged.filter { Self.isRead($0.path) }.sorted {
      $0.path.precedesByBytes($1.path)
    }
    paths = files.map { Self.address($0.path) }
    size = files.reduce(0) { $0 + $1.size }
    let version = Digest(Array(files.map { "\($0.path) \($0.digest.text)\n" }.joined().utf8))
    cacheName = "pokesite \(root) \(version.shortText)"
  }

  var file: OutputFile {
    var writer = JSONWriter()
    writer.object { writer in
      writer.add("cache", cacheName)
      writer.add("bytes", size)
      writer.list("paths", paths)
    }
    return OutputFile(path: Self.path, bytes: writer.bytes)
  }

  /// Hosts show nobody what is meant for them, and one file that is not there would end the keeping of all.
  private static let unread = Set(["robots.txt", ".nojekyll"] + HostFile.allCases.map(\.path))

  /// Whether a reader meets the file, rather than a crawler or a program.
  private static func isRead(_ path: String) -> Bool {
    !path.hasPrefix("api/") && !path.hasSuffix(".xml") && !unread.contains(path)
  }

  /// `pokemon/pikachu/index.html` → `pokemon/pikachu/`
  private static func address(_ path: String) -> String {
    let index = "index.html"
    return path == index || path.hasSuffix("/" + index)
      ? String(path.dropLast(index.count)) : LinkResolver.percentEncoded(path)
  }
}
