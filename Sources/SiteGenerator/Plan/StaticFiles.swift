import Pokedex

/// Files in `Content/` that are neither data nor Markdown nor settings: they stand in the output under the path
/// that they have there.
struct StaticFiles: Sendable {
  /// By output path, in a fixed order.
  let files: [OutputFile]
  private let paths: Set<String>

  init(_ tree: SourceTree) {
    let folder = "Content/"
    files = tree.files.filter { $0.path.hasPrefix(folder) && !Self.isRead($0.path) }.map { file in
      OutputFile(path: String(file.path.dropFirst(folder.count)), bytes: file.bytes)
    }
    paths = Set(files.map(\.path))
  }

  func contains(_ path: String) -> Bool { paths.contains(path) }

  /// Those that a check looks into, as their own sources.
  var sources: [SourceRecord.Page] {
    files.filter { file in [".html", ".htm", ".css"].contains { file.path.hasSuffix($0) } }.map {
      SourceRecord.Page(path: $0.path, sources: ["Content/\($0.path)"])
    }
  }

  var allPaths: Set<String> { paths }

  /// Whether the build reads the file, rather than copying it.
  private static func isRead(_ path: String) -> Bool {
    path == SiteConfiguration.path || path.hasSuffix(".md") || isData(path) || path.hasSuffix(".schema.json")
  }

  /// Data files stand at the top of `Content/`.
  static func isData(_ path: String) -> Bool {
    path.hasPrefix("Content/") && path.hasSuffix(".json") && !path.hasSuffix(".schema.json")
      && path.split(separator: "/").count == 2
  }
}

/// Paths in data and Markdown.
enum RelativePath {
  /// The path that `path` means in a file of `folder`, both below the same root; nil if it leaves the root, or if no
  /// file can have it: to the system a name ends at a zero.
  static func resolve(_ path: String, in folder: String) -> String? {
    guard !path.utf8.contains(0) else { return nil }
    var parts = folder.split(separator: "/").filter { $0 != "." }
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
