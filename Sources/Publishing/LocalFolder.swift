import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of this machine that a site is published into.
struct LocalFolder {
  /// Absolute, and without links as far as it is there.
  let path: String

  /// - Parameter folder: where a relative path begins.
  init(_ path: String, in folder: String) {
    self.path = Self.expected(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// Why the site cannot be published here: the copy must neither hold the site nor stand in it where it would be
  /// built or published again.
  func refusal(site: String, output: String) -> PublishError? {
    let own = [site, output].contains { holds($0) }
    let parts = ["Content", "Templates", ".pokesite", ".git"].map { "\(site)/\($0)" }
    let within = ([output] + parts).contains {
      LocalFolder(path: $0).holds(path)
    }
    guard own || within else { return nil }
    return .refused(
      .error(
        at: Location(file: path),
        own ? "the site itself stands in this folder" : "this folder is part of the site",
        explanation: "what the site does not have is removed from the folder that it is published into",
        fix: "name a folder elsewhere"))
  }

  private init(path: String) { self.path = path }

  private func holds(_ other: String) -> Bool {
    path == "/" || (other + "/").hasPrefix(path + "/")
  }

  /// The path that something which may be yet to be made will have.
  private static func expected(_ path: String) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    var parts = path.split(separator: "/")
    guard let name = parts.popLast() else { return "/" }
    let parent = expected("/" + parts.joined(separator: "/"))
    switch name {
    case ".": return parent
    case "..": return expected(parent + "/..")
    default: return parent == "/" ? "/\(name)" : "\(parent)/\(name)"
    }
  }
}
