/// Where a site is published, and through which program.
public enum Destination: Sendable, Hashable {
  /// A branch of a git repository.
  case git(GitBranch)
  /// A folder that rsync reaches.
  case rsync(RsyncFolder)
  /// A storage that rclone knows, as rclone writes it: `b2:mydex/www`.
  case rclone(String)

  /// A branch and the repository that holds it.
  public struct GitBranch: Sendable, Hashable {
    /// The name of a remote of the site's repository, or the address or path of another one.
    public let remote: String
    /// The branch, without `refs/heads/`.
    public let branch: String
  }

  /// A folder on this machine or on another one.
  public enum RsyncFolder: Sendable, Hashable {
    /// As rsync writes it: `rsync://host/module/path` or `user@host:path`.
    case remote(String)
    /// A path; a relative one begins in the site's folder.
    case local(String)
  }
}

extension Destination: CustomStringConvertible {
  /// The destination as a user writes it.
  public var description: String {
    switch self {
    case .git(let target): "git:\(target.remote)#\(target.branch)"
    case .rsync(.remote(let address)): address.hasPrefix("rsync://") ? address : "rsync:\(address)"
    case .rsync(.local(let path)): path
    case .rclone(let path): "rclone:\(path)"
    }
  }
}
