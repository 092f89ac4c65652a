public import Diagnostics

extension Destination {
  /// What is wrong with the text of a destination.
  public enum Fault: Error, Sendable, Hashable {
    /// It begins with no known word: `gti:origin#gh-pages`.
    case unknownKind(String)
    /// `git:#gh-pages`
    case noRemote
    /// `git:origin#a b`
    case branch(String)
    /// It names a whole host, a whole module list or all buckets.
    case noFolder(String)
    /// `rclone:bucket`
    case noRcloneRemote(String)
    /// A program would take it for an option: `-oProxyCommand=…`.
    case option(String)
  }

  /// The branch that hosts look at unless told otherwise.
  private static let usualBranch = "gh-pages"

  /// Reads `git:REMOTE#BRANCH`, `rsync://HOST/MODULE/PATH`, `USER@HOST:PATH`, `rsync:…`, a path, or
  /// `rclone:REMOTE:PATH`.
  public init(_ text: String) throws(Fault) {
    if let target = text.dropping("git:") {
      self = .git(try Self.gitBranch(target))
    } else if let target = text.dropping("rclone:") {
      self = .rclone(try Self.rclonePath(target))
    } else if text.hasPrefix("rsync://") {
      self = .rsync(.remote(try Self.rsyncURL(text)))
    } else if let target = text.dropping("rsync:") {
      self = .rsync(try Self.rsyncFolder(target))
    } else if ["/", "./", "../"].contains(where: text.hasPrefix) || [".", ".."].contains(text) {
      self = .rsync(.local(text))
    } else if text.prefix(while: { !":/".contains($0) }).contains("@") {
      self = .rsync(try Self.rsyncFolder(text[...]))
    } else {
      throw .unknownKind(text)
    }
  }

  private static func gitBranch(_ text: Substring) throws(Fault) -> GitBranch {
    let hash = text.lastIndex(of: "#")
    let remote = text[..<(hash ?? text.endIndex)]
    let branch = hash.map { text[text.index(after: $0)...] } ?? usualBranch[...]
    guard !remote.isEmpty else { throw .noRemote }
    guard !remote.hasPrefix("-") else { throw .option(String(remote)) }
    guard isBranch(branch) else { throw .branch(String(branch)) }
    return GitBranch(remote: String(remote), branch: String(branch))
  }

  /// The rules of `git check-ref-format`, without the characters that no branch of a site needs.
  private static func isBranch(_ name: Substring) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.hasPrefix("-") && !name.contains("..") && !name.hasSuffix(".")
      && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasSuffix(".lock") }
      && name.unicodeScalars.allSatisfy {
        $0.value > 0x20 && $0.value != 0x7F && !"~^:?*[\\@{".unicodeScalars.contains($0)
      }
  }

  private static func rsyncURL(_ text: String) throws(Fault) -> String {
    let parts = text.dropFirst("rsync://".count).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .noFolder(text) }
    return text
  }

  private static func rsyncFolder(_ text: Substring) throws(Fault) -> RsyncFolder {
    guard !text.hasPrefix("-") else { throw .option(String(text)) }
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains("/") else {
      guard !text.isEmpty else { throw .noFolder("rsync:") }
      return .local(String(text))
    }
    guard text.index(after: colon) < text.endIndex, colon > text.startIndex else {
      throw .noFolder(String(text))
    }
    return .remote(String(text))
  }

  private static func rclonePath(_ text: Substring) throws(Fault) -> String {
    guard !text.hasPrefix("-") else { throw .option(String(text)) }
    // A remote that stands in the command line itself begins with a colon: `:s3,provider=AWS:bucket`.
    let start = text.hasPrefix(":") ? text.dropFirst() : text
    guard let colon = start.firstIndex(of: ":"), colon > start.startIndex else {
      throw .noRcloneRemote(String(text))
    }
    guard start[colon...].contains(where: { $0 != ":" && $0 != "/" }) else { throw .noFolder(String(text)) }
    return String(text)
  }
}

extension Destination.Fault {
  /// What a person reads about it.
  ///
  /// - Parameters:
  ///   - location: where the destination stands, if it stands in a file.
  ///   - names: the destinations that the site has names for.
  public func diagnostic(at location: Location? = nil, names: [String] = []) -> Diagnostic {
    .error(at: location, summary(names), fix: fix)
  }

  private func summary(_ names: [String]) -> String {
    switch self {
    case .unknownKind(let text):
      "there is no destination '\(text)'\(Self.suggestion(for: text, names))"
    case .noRemote: "the destination names no git remote"
    case .branch(let name): "'\(name)' cannot be the name of a branch"
    case .noFolder(let text): "'\(text)' names no folder of its own for the site"
    case .noRcloneRemote(let text): "'rclone:\(text)' names no remote"
    case .option(let text): "'\(text)' begins with a dash, which makes it an option"
    }
  }

  /// For `gti:origin` the kind is wrong, for a single word the name.
  private static func suggestion(for text: String, _ names: [String]) -> String {
    guard let colon = text.firstIndex(of: ":") else { return Diagnostics.suggestion(for: text, among: names) }
    let kinds = ["git", "rsync", "rclone"]
    guard let kind = nearMiss(to: String(text[..<colon]), among: kinds) else { return "" }
    return "; did you mean '\(kind)\(text[colon...])'?"
  }

  private var fix: String {
    switch self {
    case .unknownKind:
      "write git:origin#gh-pages, rsync://host/module/path, user@host:path or rclone:REMOTE:bucket/path"
    case .noRemote: "write git:REMOTE#BRANCH, such as git:origin#gh-pages"
    case .branch: "write git:REMOTE#BRANCH, such as git:origin#gh-pages"
    case .noFolder: "add the path of a folder that holds nothing but the site"
    case .noRcloneRemote: "write rclone:REMOTE:bucket/path; `rclone listremotes` lists your remotes"
    case .option: "write the destination without it"
    }
  }
}

extension String {
  fileprivate func dropping(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
