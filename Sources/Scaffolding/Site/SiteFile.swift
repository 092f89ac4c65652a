import Pokedex

/// A file of a new site.
struct SiteFile: Sendable {
  /// What it holds.
  enum Content: Sendable {
    case bytes([UInt8])
    /// What a file elsewhere holds.
    case copy(of: String)
  }

  /// The path relative to the site's folder.
  let path: String
  let content: Content

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    content = .bytes(bytes)
  }

  init(_ path: String, copying original: String) {
    self.path = path
    content = .copy(of: original)
  }

  /// The file as data for the Pokédex.
  var data: DataFile? {
    if case .bytes(let bytes) = content { DataFile(path: path, bytes: bytes) } else { nil }
  }
}
