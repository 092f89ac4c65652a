/// What is watched. Nothing of it needs to be there yet.
public struct WatchedPlaces: Sendable {
  /// Folders with all that is in them.
  public var folders: [String]
  /// Single files.
  public var files: [String]

  /// Names what is watched.
  public init(folders: [String], files: [String] = []) {
    self.folders = folders
    self.files = files
  }

  /// The folder and the name of a path: `Content` is in `.`.
  static func split(_ path: String) -> (folder: String, name: String) {
    let path = path.utf8.last == UInt8(ascii: "/") && path.utf8.count > 1 ? String(path.dropLast()) : path
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let name = String(path[path.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  /// Hidden files are none of a site: editors and version control keep their own in them.
  static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }
}
