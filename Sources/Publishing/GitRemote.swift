import Diagnostics

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// The repository that a site is pushed to.
struct GitRemote: Sendable {
  /// What git is given: a name, an address, or an absolute path.
  let name: String
  /// All addresses that are known for it.
  let addresses: [String]

  /// Finds a remote by its name in the site's repository, or takes an address as it is.
  ///
  /// - Parameters:
  ///   - repository: the site's repository, if it stands in one.
  ///   - siteFolder: where a relative path begins.
  init(
    _ text: String, in repository: GitRepository?, siteFolder: String
  ) throws(PublishError) {
    if let repository, let url = try repository.ask(["config", "--get", "remote.\(text).url"])?.line {
      let expanded = try repository.ask(["remote", "get-url", text])?.line
      name = text
      addresses = [url] + [expanded].compactMap(\.self)
      return
    }
    let path = LocalFolder(text, in: siteFolder).path
    if Self.isAddress(text) {
      name = Self.isPath(text) ? path : text
    } else if Self.isFolder(path) {
      name = path
    } else {
      throw .refused(try Self.unknown(text, repository))
    }
    addresses = [name]
  }

  /// A path has no scheme, and no colon before its first slash.
  private static func isPath(_ text: String) -> Bool {
    !text.prefix { $0 != "/" }.contains(":")
  }

  private static func isAddress(_ text: String) -> Bool { text.contains("/") || text.contains(":") }

  private static func isFolder(_ path: String) -> Bool {
    guard let directory = opendir(path) else { return false }
    closedir(directory)
    return true
  }

  private static func unknown(
    _ name: String, _ repository: GitRepository?
  ) throws(PublishError) -> Diagnostic {
    guard let repository else {
      return .error(
        "the site's folder is in no git repository, so there is no remote '\(name)'",
        fix: "give the address of the repository: git:https://github.com/me/pokedex.git#gh-pages")
    }
    let known = try repository.ask(["remote"])?.text.split(separator: "\n").map(String.init) ?? []
    return .error(
      "the site's git repository has no remote '\(name)'\(suggestion(for: name, among: known))",
      fix: "add it with `git remote add \(name) ADDRESS`, or give its address")
  }
}
