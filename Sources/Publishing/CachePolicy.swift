/// How long browsers and caches may keep a file without asking again.
public enum CachePolicy: String, Sendable, Hashable {
  /// For what never changes under its name.
  case year = "public, max-age=31536000, immutable"
  /// For what may change with every build: kept, but asked for each time, which costs a few bytes.
  case revalidate = "public, max-age=0, must-revalidate"

  init(_ role: PublishedFile.Role) { self = role == .asset ? .year : .revalidate }

  /// The value of the header `Cache-Control`.
  public var header: String { rawValue }
}
