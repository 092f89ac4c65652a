public import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a site was not published.
public enum PublishError: Error, Sendable {
  /// It should not be published like this. Nothing was changed.
  case refused(Diagnostic)
  /// The site has files that no host can hold. Nothing was changed.
  case unpublishable([Diagnostic])
  /// The other program or the service behind it failed; what it said itself has been shown or is told in the explanation.
  case unavailable(Diagnostic)
  /// A file or folder of this machine cannot be read or written.
  case inaccessible(Diagnostic)
  /// The user ended it.
  case interrupted

  /// What a person reads about it; nothing for what the user did.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .refused(let diagnostic), .unavailable(let diagnostic), .inaccessible(let diagnostic): [diagnostic]
    case .unpublishable(let diagnostics): diagnostics
    case .interrupted: []
    }
  }

  /// What the last system call said.
  static func inputOutput(_ operation: String, _ path: String) -> PublishError {
    let reason = String(cString: strerror(errno))
    return .inaccessible(.error(at: Location(file: path), "cannot \(operation) it: \(reason)"))
  }

  static func missing(_ program: String) -> PublishError {
    .unavailable(
      .error(
        "there is no program '\(program)' on this machine",
        fix: "install it: apt-get install \(program), or brew install \(program)"))
  }
}
