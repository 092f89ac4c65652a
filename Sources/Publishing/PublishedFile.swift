/// A file of the site that is published.
public struct PublishedFile: Sendable, Hashable {
  /// The path relative to the output folder: `pokemon/pikachu/index.html`.
  public let path: String
  /// What it is for visitors.
  public var role: Role { Role(path) }

  /// Makes a file.
  public init(_ path: String) { self.path = path }

  /// What a file is for visitors. It decides when a file is uploaded and how long browsers may keep it.
  public enum Role: Int, Sendable, CaseIterable, Comparable {
    /// Its name changes with its content, so that it never changes itself: style, scripts, search data.
    case asset
    /// What pages show and link to: pictures, data, downloads.
    case resource
    /// A page.
    case page
    /// What tells of all pages, or makes browsers fetch them: the service worker, the sitemap, the feed.
    case index

    /// In the order of uploading.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }
}

extension PublishedFile.Role {
  private static let indexes: Set<String> = [
    "sw.js", "sitemap.xml", "feed.xml", "robots.txt", "manifest.webmanifest", "assets/offline.json",
    "_headers", "_redirects",
  ]

  init(_ path: String) {
    self =
      if Self.indexes.contains(path) {
        .index
      } else if Self.hasFingerprint(path) {
        .asset
      } else if path.hasSuffix(".html") {
        .page
      } else {
        .resource
      }
  }

  /// `assets/style.0123456789.css`: builds put ten hexadecimal digits of the content's digest into the name.
  private static func hasFingerprint(_ path: String) -> Bool {
    guard path.hasPrefix("assets/") else { return false }
    let name = path[(path.lastIndex(of: "/") ?? path.startIndex)...]
    return name.split(separator: ".").dropFirst().contains { part in
      part.utf8.count == 10
        && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
  }
}
